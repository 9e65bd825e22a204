/// Reads a property whose type is Decodable and has no builder.
///
/// ```swift
/// struct Address: Decodable, Equatable, Sendable {
///   let street: String
/// }
///
/// @Buildable
/// struct Shop: Equatable, Sendable {
///   let name: String
///   @Decoded let address: Address
///   @Decoded @Default([]) let branches: [Address]
/// }
/// ```
///
/// ```swift
/// Shop.Builder.build(json: #"{"name": "Comics", "address": {"street": "Broadway"}}"#)
/// // .success(Shop(name: "Comics", address: Address(street: "Broadway"), branches: []))
/// ```
///
/// The type decodes itself by its own rules, without coercion. A value that it cannot decode is a
/// finding with its path: `address.street: required value is missing`. If the property's type is
/// written as an array or a dictionary, its elements are decoded one by one: one that cannot be
/// decoded is left out, and is a finding.
///
/// For a type that is not `Decodable` the compiler reports an error at the property.
@attached(peer)
public macro Decoded() = #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
