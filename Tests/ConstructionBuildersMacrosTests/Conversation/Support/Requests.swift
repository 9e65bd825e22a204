import ConstructionBuilders

/// A valid request of the compiler, and its parts, for tests that change one at a time.
enum Requests {
  static let capability: JSONValue = ["getCapability": ["capability": ["protocolVersion": 7]]]

  static func capability(version: Int) -> JSONValue {
    ["getCapability": ["capability": ["protocolVersion": .number(JSONValue.Number(version))]]]
  }

  /// `@Buildable` on a struct that begins at byte 100 of `Comic.swift`, after a line break.
  static let member: JSONValue = [
    "expandAttachedMacro": [
      "attributeSyntax": attribute, "declSyntax": declaration, "discriminator": "$s5Model5Comic",
      "lexicalContext": [["kind": "declaration", "source": "enum Shop {}"]],
      "macro": ["moduleName": "BuilderMacroPlugin", "name": "Buildable", "typeName": "Buildable"],
      "macroRole": "member", "staticBuildConfiguration": "{}",
    ]
  ]

  static let attribute: JSONValue = [
    "kind": "attribute", "location": location, "source": "\n@Buildable",
  ]

  static let declaration: JSONValue = [
    "kind": "declaration", "location": location, "source": "\n@Buildable struct Comic {}",
  ]

  static let location: JSONValue = [
    "column": 1, "fileID": "Model/Comic.swift", "fileName": "Comic.swift", "line": 9, "offset": 100,
  ]

  /// The request for `@Buildable`, with one of its members changed, or without it.
  static func member(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var macro) = member["expandAttachedMacro"] else { return member }
    macro[key] = value
    return ["expandAttachedMacro": .object(macro)]
  }
}
