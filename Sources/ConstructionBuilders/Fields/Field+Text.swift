/// Prints a field: its value as in source code, or why there is none.
extension Field: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as in source code, followed by the outcome in parentheses if it is not `.value`.
  ///
  /// ```swift
  /// print(sut.$name)      // "Cyclops"
  /// print(sut.$id)        // nil (missing)
  /// print(sut.$limit)     // 20 (read string "20" as Int)
  /// print(sut.$total)     // nil (expected Int, found string "many")
  /// ```
  ///
  /// A value that may still change says so: `"Spaghetti alla carb" (arriving)`.
  ///
  /// Text from the input is escaped, so it stays on one line and cannot control a terminal.
  public var description: String {
    let written = value.map { FieldText.of($0) } ?? "nil"
    return remark.map { "\(written) (\($0))" } ?? written
  }

  /// The same text as ``description``.
  @_documentation(visibility: internal)
  public var debugDescription: String { description }

  private var remark: String? {
    switch outcome {
    case _ where isArriving: "arriving"
    case .value: nil
    case .missing: "missing"
    case .null: "null"
    case .coerced, .unusable: finding?.whatHappened
    }
  }
}

extension Field: CustomReflectable {
  /// The builders in the field, so that `dump` shows their fields. Other values show no parts.
  @_documentation(visibility: internal)
  public var customMirror: Mirror {
    switch value {
    case let builder as any ConstructionBuilder:
      Mirror(self, children: Mirror(reflecting: builder).children)
    case let builders as [any ConstructionBuilder]:
      Mirror(self, unlabeledChildren: builders, displayStyle: .collection)
    default:
      Mirror(self, children: [])
    }
  }
}

extension ConstructionBuilder {
  /// The name of the builder, and its fields with their values as in source code.
  ///
  /// ```swift
  /// print(sut)
  /// // CharacterResponseBuilder(name: "Cyclops", id: nil (missing))
  /// ```
  ///
  /// `String(describing:)` and failed expectations of tests print the same. Properties that are not
  /// fields are left out, and text from the input is escaped.
  @_documentation(visibility: internal)
  public var debugDescription: String {
    let fields = declaredFields.map { "\($0.name): \($0.field)" }
    return "\(Self.self)(\(fields.joined(separator: ", ")))"
  }
}

/// Prints the values of fields as in source code.
enum FieldText {
  static func of(_ value: Any) -> String {
    switch value {
    case let text as String: JSONText.quoted(text)
    case let value as any OptionalValue: value.wrapped.map { of($0) } ?? "nil"
    case let builder as any ConstructionBuilder:
      DeeperStack.whereNeeded { builder.debugDescription } ?? "…"
    case let elements as [Any]: "[\(elements.map { of($0) }.joined(separator: ", "))]"
    case let members as [String: Any]: of(members: members)
    default: JSONText.visible(text(of: value))
    }
  }

  private static func of(members: [String: Any]) -> String {
    let pairs = members.sorted(byKey: \.key)
      .map { "\(JSONText.quoted($0.key)): \(of($0.value))" }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  /// An enumeration with a text of its own does not print the name of its case.
  private static func text(of value: Any) -> String {
    let isCase = Mirror(reflecting: value).displayStyle == .enum
    return isCase && !(value is any CustomStringConvertible)
      ? ".\(value)" : FoundValue.words(for: value)
  }
}
