internal import ConstructionBuilders

/// How a builder reads its fields, noted while it reads an outline of what it holds.
struct FieldReads {
  /// The key of the discriminator; nil if the builder has no variants.
  let discriminator: String?

  let reads: [FieldPath: [NotedRead]]

  /// The fields of the builder that read the outline.
  let fields: [DeclaredField]

  /// - Parameter sent: What the builder reads in place of an outline of what it holds.
  init<Builder: ConstructionBuilder>(
    of builder: Builder, _ fields: [DeclaredField], in sent: JSONValue? = nil,
    _ coercion: Coercion = .lenient
  ) {
    let variants = builder as? any VariantBuilder
    let discriminator = variants?.discriminatorOfVariants
    let notes = NotedReads(followsVariants: true)
    var outline = sent ?? JSONValue(outlineOf: fields, builder)
    // What tells the variant can be outside of the object, where another one may be told.
    if let variants, let discriminator, let type = fields.first?.field, type.path.isEmpty,
      let variant = type.anyValue as? String
    {
      outline[discriminator] = Swift.type(of: variants).discriminator(of: variant)
    }
    let reader = notes.collect { builder.reading(outline, coercion, isNoted: true) ?? builder }
    self.fields = reader.fieldsInObject
    reads = notes.reads.reduce(into: [:]) { reads, read in
      for path in read.paths { reads[path, default: []].append(read) }
    }
    self.discriminator = discriminator
  }

  /// Where a field is read; nil if it is not read at all.
  ///
  /// A field that was set, in a builder that never read, has no place of its own.
  func path(of field: any ErasedField, named name: String) -> FieldPath? {
    guard field.path.isEmpty else { return field.path }
    let read = fields.first { $0.name == name }?.field as? any NotedField
    return read?.notedRead?.paths.first
  }

  /// How a field with the name of its property is read; nil if the field has no key.
  func read(of field: any ErasedField, named name: String) -> NotedRead? {
    guard let type = (field as? any NotedField)?.valueType else { return nil }
    let own = fields.first { $0.name == name }?.field as? any NotedField
    if let read = own?.notedRead, read.type == type { return read }
    return reads[field.path]?.first { $0.type == type }
  }

  /// How the field at a path is read.
  func read(of field: any ErasedField, at path: FieldPath) -> NotedRead? {
    guard let type = (field as? any NotedField)?.valueType else { return nil }
    return reads[path]?.first { $0.type == type }
  }
}

extension JSONValue {
  /// The object that has the values of fields, without those of the builders in them.
  ///
  /// A builder may look at members before it reads them. Without builders, writing costs the same
  /// at each level.
  fileprivate init<Builder: ConstructionBuilder>(
    outlineOf fields: [DeclaredField], _ builder: Builder
  ) {
    var outline = PlacedValues(in: Builder.withoutFields)
    let variants = builder as? any VariantBuilder
    for declared in fields {
      var path = declared.field.path
      let isDiscriminator = declared.name == variants?.discriminatorOfVariants
      if path.isEmpty, isDiscriminator { path = .key(declared.name) }
      guard !path.isEmpty, declared.field.outcome != .missing else { continue }
      if isDiscriminator, let variants, let told = declared.field.anyValue as? String {
        outline.place(type(of: variants).discriminator(of: told), at: path)
        continue
      }
      outline.place(declared.field.anyValue.map(Self.init(outlineOf:)) ?? .null, at: path)
    }
    self = outline.root
  }

  private init(outlineOf value: Any) {
    switch value {
    case let value as any OptionalValue: self = value.wrapped.map(Self.init(outlineOf:)) ?? .null
    case let union as any ValueOfUnion: self.init(outlineOf: union.arm)
    case let builder as any ConstructionBuilder: self = type(of: builder).withoutFields
    case let elements as [Any] where elements.first.map(holdsBuilder) ?? false: self = .array([])
    case let members as any WritableDictionary
    where members.byText.first.map({ holdsBuilder($0.value) }) ?? false:
      self = .object(.init())
    default: self = (try? JSONValue(written: value, level: 0)) ?? .null
    }
  }
}

/// Whether a value is a builder or contains one. Its first element tells.
private func holdsBuilder(_ value: Any) -> Bool {
  switch value {
  case let value as any OptionalValue: value.wrapped.map(holdsBuilder) ?? true
  case let union as any ValueOfUnion: hasArm(type(of: union)) { $0 is any ConstructionBuilder.Type }
  case is any ConstructionBuilder: true
  case let elements as [Any]: elements.first.map(holdsBuilder) ?? false
  case let members as any WritableDictionary:
    members.byText.first.map { holdsBuilder($0.value) } ?? false
  default: false
  }
}
