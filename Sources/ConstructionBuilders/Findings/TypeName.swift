/// The name of a type as a finding has it, such as `Int` or `CharacterResponseModel`.
///
/// `String(describing:)` says the same, and takes thirty times as long to find it out.
///
/// NB: `@inline(never)`, because where Swift 6.3 knows the type while it optimises, it puts a private
/// one in as `(Model in _21CFD3…)`.
@inline(never)
func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
