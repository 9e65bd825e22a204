/// Reads an Optional property as nil where its value is missing or null, and for no other reason.
///
/// ```swift
/// @Buildable
/// struct Remark {
///   let text: String
///   @IfPresent let score: Int?
/// }
/// // {"text": "Snikt"}                  → score is nil
/// // {"text": "Snikt", "score": [7]}    → score: expected Int, found array [7]
/// ```
///
/// Without it, an Optional property is also nil where its value cannot be used, and the builder has
/// a finding.
@attached(peer)
public macro IfPresent() = #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
