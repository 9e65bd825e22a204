/// The name of a type as a finding has it, such as `Int` or `CharacterResponseModel`.
///
/// `String(describing:)` says the same, and takes thirty times as long to find it out.
func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
