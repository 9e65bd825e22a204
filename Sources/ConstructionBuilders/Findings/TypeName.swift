/// The name of a type as findings print it, such as `Int` or `CharacterResponseModel`.
///
/// `String(describing:)` gives the same name, and takes thirty times as long.
///
/// NB: `@inline(never)`: if Swift 6.3 knows the type during optimisation, it prints a private one
/// as `(Model in _21CFD3…)`.
@inline(never)
package func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
