/// The keywords of Swift.
package enum Keywords {
  /// Keywords that an operand follows.
  static let beforeOperand: Set<String> = [
    "as", "await", "case", "catch", "consume", "copy", "else", "if", "in", "is", "return", "some",
    "switch", "throw", "try", "unsafe", "where", "while",
  ]

  /// Keywords that need backticks as the name of a property.
  package static let reserved: Set<String> = [
    "Any", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator",
    "precedencegroup", "private", "Protocol", "protocol", "public", "repeat", "rethrows", "return",
    "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias",
    "var", "where", "while",
  ]

  /// Keywords that can be the name of a property, but need backticks where it is used.
  package static let reservedInExpressions: Set<String> = ["await"]

  /// Keywords that modify the declaration after them.
  static let modifiers: Set<String> = [
    "__consuming", "async", "borrowing", "class", "consuming", "convenience", "distributed",
    "dynamic",
    "fileprivate", "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
    "private", "public", "required", "sending", "static", "unowned", "weak",
  ]
}
