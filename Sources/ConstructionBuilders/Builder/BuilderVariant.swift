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

  /// A variant with fields.
  ///
  /// ```swift
  /// .variant("push", as: \._push, Webhook.push)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values of the discriminator.
  ///   - field: The field that holds the builder of the variant. Of all such fields, one is read.
  ///   - model: Makes the model of what that builder builds.
  public static func variant<Content: ConstructionBuilder>(
    _ values: String..., as field: any WritableKeyPath<Builder, Field<Content>> & Sendable,
    _ model: @escaping @Sendable (Content.Model) -> Builder.Model
  ) -> BuilderVariant {
    BuilderVariant(
      values, get: { $0[keyPath: field] }, set: { $0[keyPath: field] = $1 }, model)
  }

  /// A variant with a payload of any type, or in a format.
  ///
  /// ```swift
  /// static let variants = BuilderVariants<Self>(
  ///   \._type, discriminator: "type", content: "payload",
  ///   .variant("push", as: \._push, Change.push),
  ///   .variant("delete", as: \._delete, Change.delete),     // case delete(String)
  ///   .variant("update", as: \._update, in: .sent(as: .string), Change.update))
  /// ```
  ///
  /// Without a key for the content, the payload is the object itself, as a dictionary or a
  /// ``JSONValue``.
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

  /// A variant with fields, as `@Buildable` writes it.
  ///
  /// It names the type, so that the compiler reports a wrong one once, and at the model.
  public static func _variant<Content: ConstructionBuilder>(
    _ values: String..., of type: Content.Type,
    get: @escaping @Sendable (Builder) -> Field<Content>,
    set: @escaping @Sendable (inout Builder, Field<Content>) -> Void,
    _ model: @escaping @Sendable (Content.Model) -> Builder.Model
  ) -> BuilderVariant {
    BuilderVariant(values, get: get, set: set, model)
  }

  /// The same for a payload of any type, or in a format.
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

/// Variants whose payload is a builder. It is known when the program is compiled, which saves a
/// third of the time to read one.
extension BuilderVariant {
  fileprivate init<Content: ConstructionBuilder>(
    _ values: [String], get: @escaping @Sendable (Builder) -> Field<Content>,
    set: @escaping @Sendable (inout Builder, Field<Content>) -> Void,
    _ model: @escaping @Sendable (Content.Model) -> Builder.Model
  ) {
    let isRow = Content.self is any RowBuilder.Type
    self.init(
      values: values, payload: Content.self, format: nil,
      read: { fields, key, builder in
        set(&builder, key.map { fields[$0] } ?? (isRow ? fields.asValue() : fields.sameObject()))
      },
      make: { builder, key, problems in
        get(builder).resolve(under: key, into: &problems).map(model)
      },
      makeDirectly: { node, key in
        Content.built(from: node, under: key).map(model)
      },
      declared: { builder, key in
        let content = get(builder)
        return key == nil ? content.value?.declaredFields ?? [] : content.declared(under: key)
      })
  }
}

extension JSONFields {
  /// A builder that reads this object, too.
  fileprivate func sameObject<Content: ConstructionBuilder>() -> Field<Content> {
    let isNoted = context.isNoted && NotedReads.current?.followsVariants == true
    let context = isNoted ? context.withinSameObject.noted : context.withinSameObject
    let content = again {
      withStack(for: Content.self) { Content(fields: JSONFields(input, context)) }
    }
    guard let content = content ?? nil else { return Field(tooOften: Content.self) }
    return Field(Captured(value: content, note: .ofFields), keyWord: .none)
  }
}

extension Field where Value: ConstructionBuilder {
  /// The model, or nil and the reasons. A field of another variant was never read.
  fileprivate func resolve(under key: JSONKey?, into problems: inout FindingList) -> Value.Model? {
    guard let value, key == nil else { return resolvePayload(under: key, into: &problems) }
    // Those of the same object are the builder's own, and not those of a value in it.
    var walk = Walk(.model, problems)
    defer { problems = walk.findings }
    return value._build(note, into: &walk)
  }
}

extension ConstructionBuilder {
  /// The model of an object or of a member of it, without an instance of the builder if possible.
  fileprivate static func built(from node: JSONNode, under key: JSONKey?) -> Model? {
    guard let key else {
      return builtAgain(from: JSONNode(node.input, node.context.withinSameObject))
    }
    return node.withFields { fields in fields.withMember(key) { _built(from: $0) } ?? nil } ?? nil
  }
}

extension Capturable {
  /// What an object builds that is read again; nil also if that would be forever.
  fileprivate static func builtAgain(from node: JSONNode) -> Built? {
    guard let built = node.again({ _built(from: node) }) else {
      node.loseLevels()
      return nil
    }
    return built
  }
}

extension Field {
  /// A field that would read the same object forever.
  fileprivate init(tooOften type: Value.Type) {
    let note = CaptureNote(own: [.tooDeep(Value.expectation)])
    self.init(Captured(value: nil, note: note), keyWord: .none)
  }
}

/// Variants with any other payload.
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
        get(builder).resolvePayload(under: key, into: &problems).map(model)
      },
      makeDirectly: { node, key in
        Content.payload(from: node, under: key, in: format).map(model)
      },
      declared: { builder, key in get(builder).declared(under: key) })
  }
}

extension JSONFields {
  /// The payload of a variant: under a key, or the object itself.
  fileprivate func payload<Content: Capturable>(
    under key: JSONKey?, in format: FieldFormat<Content>?
  ) -> Field<Content> {
    guard let key else { return asValue(in: format) }
    return format.map { self[key, as: $0] } ?? self[key]
  }

  /// The object as a value.
  fileprivate func asValue<Content: Capturable>(
    in format: FieldFormat<Content>? = nil
  ) -> Field<Content> {
    let captured: Captured<Content>? = again {
      switch input {
      case .tape(let object):
        JSONNode(.tape(object.node), context).captured(in: format)
      case .dictionary(let object):
        DictionaryNode.with(object.members, depth: object.depth) {
          JSONNode(.dictionary(copy $0), context).captured(in: format)
        }
      }
    }
    return finished(captured.map { Field($0, keyWord: .none) } ?? Field(tooOften: Content.self))
  }
}

extension Field {
  /// What is built, or nil and the reasons. A field of another variant was never read.
  fileprivate func resolvePayload(
    under key: JSONKey?, into problems: inout FindingList
  ) -> Value.Built? {
    guard value == nil, note == nil, path.isEmpty else { return resolve(into: &problems) }
    let path = key.map { FieldPath.key($0.text) } ?? FieldPath()
    let isModel = key == nil && Value.self is any ConstructionBuilder.Type
    let expected = isModel ? typeName(Value.Built.self) : Value.expectation
    problems.append(Finding(path: path, kind: .missing, expected: expected))
    return nil
  }

  /// The field as that of a variant. One that was never read, and not set either, is of another.
  fileprivate func declared(under key: JSONKey?) -> [DeclaredField] {
    guard !path.isEmpty || value != nil || key == nil && note != nil else { return [] }
    return [DeclaredField(name: key?.text ?? "", field: self)]
  }
}

extension Capturable {
  /// What an object or a member of it builds, without an instance of a builder if possible.
  fileprivate static func payload(
    from node: JSONNode, under key: JSONKey?, in format: FieldFormat<Self>?
  ) -> Built? {
    if let format { return payload(from: node, under: key, by: format) }
    guard let key else { return builtAgain(from: node) }
    let built = node.withFields { fields in fields.withMember(key) { _built(from: $0) } } ?? nil
    if let built { return built }
    // Without a member, an Optional is nil.
    var ignored = Walk.ignoring
    return absent.flatMap { $0._build(nil, into: &ignored) }
  }

  private static func payload(
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
