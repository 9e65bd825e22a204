/// One variant of a ``VariantBuilder``.
public struct BuilderVariant<Builder: VariantBuilder>: Sendable {
  /// The values of the discriminator for this variant.
  package let values: [String]

  /// The type of the variant's builder; nil for a variant without fields.
  package let builder: (any ConstructionBuilder.Type)?

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

  /// A variant without fields.
  ///
  /// ```swift
  /// .variant("ping", "keepalive", is: Event.ping)
  /// ```
  public static func variant(
    _ values: String..., is model: @autoclosure @escaping @Sendable () -> Builder.Model
  ) -> BuilderVariant {
    BuilderVariant(
      values: values, builder: nil, read: { _, _, _ in }, make: { _, _, _ in model() },
      makeDirectly: { _, _ in model() }, declared: { _, _ in [] })
  }
}

extension BuilderVariant {
  fileprivate init<Content: ConstructionBuilder>(
    _ values: [String], get: @escaping @Sendable (Builder) -> Field<Content>,
    set: @escaping @Sendable (inout Builder, Field<Content>) -> Void,
    _ model: @escaping @Sendable (Content.Model) -> Builder.Model
  ) {
    self.init(
      values: values, builder: Content.self,
      read: { fields, key, builder in
        set(&builder, key.map { fields[$0] } ?? fields.sameObject())
      },
      make: { builder, key, problems in
        get(builder).resolve(under: key, into: &problems).map(model)
      },
      makeDirectly: { node, key in
        Content.built(from: node, under: key).map(model)
      },
      declared: { builder, key in
        let content = get(builder)
        if let key {
          // One that was never read, and not set either, is of another variant.
          let isOther = content.path.isEmpty && content.value == nil
          return isOther ? [] : [DeclaredField(name: key.text, field: content)]
        }
        return content.value?.declaredFields ?? []
      })
  }
}

extension JSONFields {
  /// A builder that reads this object, too.
  ///
  /// A variant of its own type cannot read the object forever.
  fileprivate func sameObject<Content: ConstructionBuilder>() -> Field<Content> {
    let isNoted = context.isNoted && NotedReads.current?.followsVariants == true
    let content = context.withinSameObject.flatMap { context in
      withStack(for: Content.self) {
        Content(fields: JSONFields(input, isNoted ? context.noted : context))
      }
    }
    guard let content else {
      let finding = Finding.tooDeep(Content.expectation)
      return Field(Captured(value: nil, note: CaptureNote(own: [finding])), keyWord: .none)
    }
    return Field(Captured(value: content, note: .ofFields), keyWord: .none)
  }
}

extension Field where Value: ConstructionBuilder {
  /// The model, or nil and the reasons. A field of another variant was never read.
  fileprivate func resolve(under key: JSONKey?, into problems: inout FindingList) -> Value.Model? {
    if value == nil, note == nil, path.isEmpty {
      let path = key.map { FieldPath.key($0.text) } ?? FieldPath()
      let expected = key == nil ? typeName(Value.Model.self) : Value.expectation
      problems.append(Finding(path: path, kind: .missing, expected: expected))
      return nil
    }
    guard let value, key == nil else { return resolve(into: &problems) }
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
      guard let context = node.context.withinSameObject else {
        node.loseLevels()
        return nil
      }
      return _built(from: JSONNode(node.input, context))
    }
    return node.withFields { fields in fields.withMember(key) { _built(from: $0) } ?? nil } ?? nil
  }
}
