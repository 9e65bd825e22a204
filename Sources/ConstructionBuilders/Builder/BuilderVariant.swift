/// One variant of a ``VariantBuilder``.
public struct BuilderVariant<Builder: VariantBuilder>: Sendable {
  /// The values of the discriminator for this variant.
  package let values: [String]

  /// The type of the variant's payload; nil for a variant without one.
  package let payload: (any Capturable.Type)?

  /// How the payload is written; nil if its type alone says it.
  package let format: FormatWords?

  /// The type of the variant's builder; nil for a variant whose payload has none.
  package var builder: (any ConstructionBuilder.Type)? {
    payload as? any ConstructionBuilder.Type
  }

  /// Reads the fields of the variant: those under a key, or those of the object itself.
  let read: @Sendable (JSONFields, JSONKey?, inout Builder) -> Void

  /// Makes the model, or adds the reasons why it cannot.
  let make: @Sendable (Builder, JSONKey?, inout FindingList) -> Builder.Model?

  /// Makes the model straight from an object; nil if that fails.
  let makeDirectly: @Sendable (JSONNode, JSONKey?) -> Builder.Model?

  /// The fields of the variant.
  let declared: @Sendable (Builder, JSONKey?) -> [DeclaredField]

  /// A variant with a payload: a builder, or a value of any other type.
  ///
  /// ```swift
  /// static let variants = BuilderVariants<Self>(
  ///   \._type, discriminator: "type", content: "payload",
  ///   .variant("push", as: \._push, Change.push),
  ///   .variant("delete", as: \._delete, Change.delete),     // case delete(String)
  ///   .variant("update", as: \._update, in: .sent(as: .string), Change.update))
  /// ```
  ///
  /// Without a key for the content, it is the object itself: read a builder, a dictionary or a
  /// ``JSONValue`` from it.
  ///
  /// - Parameters:
  ///   - values: The values of the discriminator.
  ///   - field: The field that holds the payload. Of all such fields, one is read.
  ///   - format: How the payload is written, if the type alone does not say.
  ///   - model: Makes the model of what the payload builds.
  public static func variant<Content: Capturable>(
    _ values: String..., as field: any WritableKeyPath<Builder, Field<Content>> & Sendable,
    in format: FieldFormat<Content>? = nil,
    _ model: @escaping @Sendable (Content.Built) -> Builder.Model
  ) -> BuilderVariant {
    BuilderVariant(
      values, format, get: { $0[keyPath: field] }, set: { $0[keyPath: field] = $1 }, model)
  }

  /// A variant with a payload, as `@Buildable` writes it.
  ///
  /// It names the type, so that the compiler reports a wrong one once, and at the model.
  public static func _variant<Content: Capturable>(
    _ values: String..., of type: Content.Type, in format: FieldFormat<Content>? = nil,
    get: @escaping @Sendable (Builder) -> Field<Content>,
    set: @escaping @Sendable (inout Builder, Field<Content>) -> Void,
    _ model: @escaping @Sendable (Content.Built) -> Builder.Model
  ) -> BuilderVariant {
    BuilderVariant(values, format, get: get, set: set, model)
  }

  /// A variant without fields.
  ///
  /// ```swift
  /// .variant("ping", "keepalive", is: Event.ping)
  /// ```
  public static func variant(
    _ values: String..., is model: @autoclosure @escaping @Sendable () -> Builder.Model
  ) -> BuilderVariant {
    BuilderVariant(
      values: values, payload: nil, format: nil, read: { _, _, _ in }, make: { _, _, _ in model() },
      makeDirectly: { _, _ in model() }, declared: { _, _ in [] })
  }
}

extension BuilderVariant {
  fileprivate init<Content: Capturable>(
    _ values: [String], _ format: FieldFormat<Content>?,
    get: @escaping @Sendable (Builder) -> Field<Content>,
    set: @escaping @Sendable (inout Builder, Field<Content>) -> Void,
    _ model: @escaping @Sendable (Content.Built) -> Builder.Model
  ) {
    self.init(
      values: values, payload: Content.self, format: format?.words,
      read: { fields, key, builder in
        set(&builder, fields.payload(under: key, in: format))
      },
      make: { builder, key, problems in
        get(builder).resolve(under: key, into: &problems).map(model)
      },
      makeDirectly: { node, key in
        Content.built(from: node, under: key, in: format).map(model)
      },
      declared: { builder, key in
        let content = get(builder)
        // One that was never read, and not set either, is of another variant.
        let isOther = content.path.isEmpty && content.value == nil && content.note == nil
        if let key {
          return isOther ? [] : [DeclaredField(name: key.text, field: content)]
        }
        if let builder = content.value as? any ConstructionBuilder { return builder.declaredFields }
        let hasFields = Content.self is any ConstructionBuilder.Type
        return isOther || hasFields ? [] : [DeclaredField(name: "", field: content)]
      })
  }
}

extension JSONFields {
  /// The payload of a variant: under a key, or the object itself.
  fileprivate func payload<Content: Capturable>(
    under key: JSONKey?, in format: FieldFormat<Content>?
  ) -> Field<Content> {
    if let key { return format.map { self[key, as: $0] } ?? self[key] }
    func builder<Builder: ConstructionBuilder>(_ type: Builder.Type) -> Captured<Content>? {
      sameType(sameObject(type), as: Captured<Content>.self)
    }
    let type = Content.self as? any ConstructionBuilder.Type
    let isRow = Content.self is any RowBuilder.Type
    let captured = format == nil && !isRow ? type.flatMap { builder($0) } : nil
    if let captured { return Field(captured, keyWord: .none) }
    return marking(Field(withNode { $0.captured(in: format) }, keyWord: .none))
  }

  /// A builder that reads this object, too.
  ///
  /// A variant of its own type cannot read the object forever.
  private func sameObject<Content: ConstructionBuilder>(_ type: Content.Type) -> Captured<Content> {
    let isNoted = context.isNoted && NotedReads.current?.followsVariants == true
    let content = context.withinSameObject.flatMap { context in
      withStack(for: Content.self) {
        Content(fields: JSONFields(input, isNoted ? context.noted : context))
      }
    }
    guard let content else {
      return Captured(value: nil, note: CaptureNote(own: [.tooDeep(Content.expectation)]))
    }
    return Captured(value: content, note: .ofFields)
  }

  /// Calls `body` with the object as a value.
  private func withNode<Result>(_ body: (borrowing JSONNode) -> Result) -> Result {
    let context = context
    switch input {
    case .tape(let object), .placed(let object):
      return body(JSONNode(.tape(object.node), context))
    case .dictionary(let object):
      return DictionaryNode.with(object.members, depth: object.depth) {
        body(JSONNode(.dictionary(copy $0), context))
      }
    }
  }
}

extension Field {
  /// What is built, or nil and the reasons. A field of another variant was never read.
  fileprivate func resolve(under key: JSONKey?, into problems: inout FindingList) -> Value.Built? {
    if value == nil, note == nil, path.isEmpty {
      let path = key.map { FieldPath.key($0.text) } ?? FieldPath()
      let isModel = key == nil && Value.self is any ConstructionBuilder.Type
      let expected = isModel ? typeName(Value.Built.self) : Value.expectation
      problems.append(Finding(path: path, kind: .missing, expected: expected))
      return nil
    }
    guard let value, key == nil, value is any ConstructionBuilder else {
      return resolve(into: &problems)
    }
    // Those of the same object are the builder's own, and not those of a value in it.
    var walk = Walk(.model, problems)
    defer { problems = walk.findings }
    return value._build(note, into: &walk)
  }
}

extension Capturable {
  /// What an object or a member of it builds, without an instance of a builder if possible.
  fileprivate static func built(
    from node: JSONNode, under key: JSONKey?, in format: FieldFormat<Self>?
  ) -> Built? {
    if let format { return built(from: node, under: key, by: format) }
    guard let key else {
      guard let context = node.context.withinSameObject else {
        node.loseLevels()
        return nil
      }
      return _built(from: JSONNode(node.input, context))
    }
    let built = node.withFields { fields in fields.withMember(key) { _built(from: $0) } } ?? nil
    if let built { return built }
    // Without a member, an Optional is nil.
    var ignored = Walk.ignoring
    return absent.flatMap { $0._build(nil, into: &ignored) }
  }

  private static func built(
    from node: JSONNode, under key: JSONKey?, by format: FieldFormat<Self>
  ) -> Built? {
    node.withFields { fields in
      // Findings are those of the builder.
      let fields = JSONFields(fields.input, fields.context.silent)
      func built(_ fields: borrowing JSONFields) -> Built? {
        var ignored = FindingList.ignoring
        return fields.payload(under: key, in: format).resolve(into: &ignored)
      }
      return fields.hasDirectFindings ? fields.noting { built($0) } : built(fields)
    } ?? nil
  }
}
