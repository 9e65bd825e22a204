/// Reads a property of a type that is Decodable and has no builder.
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
///
/// Shop.Builder.build(json: #"{"name": "Comics", "address": {"street": "Broadway"}}"#)
/// // .success(Shop(name: "Comics", address: Address(street: "Broadway"), branches: []))
/// ```
///
/// The type decodes itself by its own rules, and nothing is coerced on the way. What it cannot decode is a finding that
/// names the place: `address.street: required value is missing`. An array or a dictionary that is written as such is decoded
/// element by element: one that cannot be decoded is left out, and is a finding.
///
/// A type that is not `Decodable` is an error of the compiler at the property.
@attached(peer)
public macro Decoded() = #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
