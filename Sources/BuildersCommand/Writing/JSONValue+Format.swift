import ConstructionBuilders

extension JSONValue {
  /// The value with arrays and objects in place of the texts that a format declares.
  func read(by format: ReadingFormat?) -> JSONValue {
    switch (format, self) {
    case (.sent(as: .string, let inner)?, .string): content?.read(by: inner) ?? self
    case (.null(_, let inner)?, _): read(by: inner)
    case (.each(let inner)?, _), (.keyed(_, let inner?)?, .object): mapped { $0.read(by: inner) }
    case (.oneOrMany(let inner)?, .array): mapped { $0.read(by: inner) }
    case (.oneOrMany(let inner)?, _): read(by: inner)
    default: self
    }
  }

  private func mapped(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(change))
    case .object(let members):
      .object(
        members.reduce(into: JSONValue.Members()) { result, member in
          result[member.key] = change(member.value)
        })
    default: self
    }
  }
}
