import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The builders of these tests.
struct UserBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var nick: String?
  @Field var isActive: Bool?
  @Field var balance: Double?
  @Field var since: Date?
  @Field var city: String?
  @Field var lines: [LineBuilder]?
  @Field var tags: [String]?
  @Field var scores: [Double]?
  @Field var limits: [String: Int]?
  @Field var extra: JSONValue?
  @Field var roles: Set<String>?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields[anyOf: "name", "fullName"]
    _nick = fields["nick"]
    _isActive = fields["active"]
    _balance = fields["balance"]
    _since = fields["since"]
    _city = fields["address", "city"]
    _lines = fields["lines"]
    _tags = fields["tags"]
    _scores = fields["scores"]
    _limits = fields["limits"]
    _extra = fields["extra"]
    _roles = fields["roles"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

struct LineBuilder: ConstructionBuilder {
  @Field var sku: String?
  @Field var quantity: Int?
  @Field var options: [LineBuilder]?

  init(fields: JSONFields) {
    _sku = fields["sku"]
    _quantity = fields["quantity"]
    _options = fields["options"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
}

/// Edits a document, and returns the text of the new one.
func edited<Value: Capturable>(
  _ json: String, as type: Value.Type = Value.self, at path: FieldPath.Component? = nil,
  coercion: Coercion = .lenient, clearing: Clearing = .removal,
  _ change: (inout Value) throws -> Void
) throws -> String {
  try String(decoding: edit(json, type, path, coercion, clearing, change).data, as: UTF8.self)
}

func edit<Value: Capturable>(
  _ json: String, _ type: Value.Type = Value.self, _ path: FieldPath.Component? = nil,
  _ coercion: Coercion = .lenient, _ clearing: Clearing = .removal,
  _ change: (inout Value) throws -> Void
) throws -> DocumentEdit {
  let sent =
    if let path {
      try SentDocument<Value>(json: json, at: path, coercion: coercion)
    } else {
      try SentDocument<Value>(json: json, coercion: coercion)
    }
  var value = sent.value
  try change(&value)
  return try sent.edited(value, clearing: clearing)
}

/// What the refusal of an edit says.
func refusal<Value: Capturable>(
  _ json: String, as type: Value.Type = Value.self, coercion: Coercion = .lenient,
  _ change: (inout Value) throws -> Void
) throws -> [String] {
  do {
    let text = try edited(json, as: type, coercion: coercion, change)
    return ["not refused: \(text)"]
  } catch let failure as BuildFailure {
    return failure.findings.map { "\($0)" }
  }
}
