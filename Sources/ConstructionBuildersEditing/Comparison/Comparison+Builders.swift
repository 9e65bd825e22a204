internal import ConstructionBuilders

extension Comparison {
  /// What is written in place of an object.
  func change(
    of builder: any ConstructionBuilder, _ old: Any?, _ pair: ValuePair
  ) throws(Refusal) -> Change? {
    guard !(type(of: builder) is AnyClass) else { throw Refusal.ofClass(type(of: builder)) }
    let sent = pair.place?.unembedded(by: pair.reading.coercion)
    let isEmbedded = sent != nil && pair.place?.kind == .string
    let before = old as? any ConstructionBuilder
    let fields = builder.fieldsInObject
    if isOfModels, let before, let sent, sent.kind == type(of: builder).withoutFields.kind {
      let change = try change(of: builder, fields, from: before, at: sent, pair.reading)
      return isEmbedded ? change.map(Change.embedded) : change
    }
    if let before, let place = pair.place, before.origin != builder.origin {
      noteRemoval(of: before, at: place, pair.reading.coercion)
    }
    guard let origin = builder.origin else {
      // One that was read from `[]` has no place either, and neither has one without fields.
      if let before, pair.place != nil, before.origin == nil, isCopy(builder, of: before) {
        return nil
      }
      if builder.isFieldless {
        throw Refusal("the builder has no fields, so nothing tells where its members were sent")
      }
      let new = try newObject(builder, like: pair.pattern, pair.reading)
      return pair.isInString ? .embedded(new) : new
    }
    guard origin.document == root.text.document else {
      throw Refusal("the builder was read from another document: copy its values")
    }
    guard builder is any VariantBuilder || fields.haveOneOrigin else {
      throw Refusal("the fields come from several objects: set values in place of fields")
    }
    if let sent, let before, sent.range.lowerBound == origin.offset,
      sent.text.embeddedAt == origin.embeddedAt
    {
      let change = try change(of: builder, fields, from: before, at: sent, pair.reading)
      return isEmbedded ? change.map(Change.embedded) : change
    }
    let text = (pair.place ?? pair.model)?.text ?? root.text
    let found = origin.position(in: text).flatMap { Place(rootOf: text).container(at: $0) }
    // A string moves with all that it holds.
    let isString = found?.kind == .string
    guard let found, let source = isString ? found.embedded : found,
      source.range.lowerBound == origin.offset
    else { throw Refusal("the builder was moved into JSON in a string, or out of it") }
    let coercion = source.text.coercion(pair.reading.coercion)
    let asSent = builder.reading(source.value, coercion, isNoted: false) ?? builder
    let change = try change(of: builder, fields, from: asSent, at: source, pair.reading)
    return change.map { isString ? .embedded($0) : $0 } ?? .sent(found)
  }

  /// What is written in place of an object that was read as one builder and changed to another.
  private func change(
    of new: any ConstructionBuilder, _ fields: [DeclaredField],
    from old: any ConstructionBuilder, at place: Place, _ reading: Reading
  ) throws(Refusal) -> Change? {
    let others = old.fieldsInObject
    let isOther = (new as? any VariantBuilder)?.isOtherVariant(than: old) ?? false
    guard !isOther, fields.map(\.name) == others.map(\.name) else {
      return try changeOfVariant(new, fields, others, from: old, at: place, reading)
    }
    let touched = fields.indices.filter { !fields[$0].field.isCopy(of: others[$0].field) }
    guard !touched.isEmpty else { return nil }
    let sent = place.outline
    let reads = FieldReads(of: old, others, in: sent, reading.coercion)
    // Another variant may be in the same member.
    let newReads = new is any VariantBuilder ? FieldReads(of: new, fields, reading.coercion) : reads
    var changes = Changes()
    var problems: [Finding] = []
    for index in touched {
      let (field, old) = (fields[index], others[index])
      do throws(Refusal) {
        let read =
          reads.read(of: field.field, named: field.name)
          ?? newReads.read(of: field.field, named: field.name)
        try add(field, from: old, at: place, read, of: reads, to: &changes)
      } catch {
        problems += error.findings
      }
    }
    guard problems.isEmpty else { throw Refusal(problems) }
    guard !changes.isEmpty else { return nil }
    return try changes.change(at: place)
  }

  /// Adds what is written for a field that may have been changed.
  private func add(
    _ declared: DeclaredField, from old: DeclaredField, at place: Place, _ read: NotedRead?,
    of reads: FieldReads, to changes: inout Changes
  ) throws(Refusal) {
    let (field, before) = (declared.field, old.field)
    let new = unwrapped(field.anyValue)
    if new == nil, unwrapped(before.anyValue) == nil, field.outcome == before.outcome { return }
    if let new, isOfModels, isSame(new, unwrapped(before.anyValue)) { return }
    guard let read else { throw .withoutKey(declared) }
    let path = found(field: before, read, of: reads, in: place)
    guard let new else {
      let sent = place.value(at: path.components[...], read.coercion)
      try refuseRemoval(of: before.anyValue, at: sent, read.coercion)
      if field.outcome == .missing { return try clear(read, of: reads, at: place, &changes) }
      guard field.outcome == .null else {
        throw Refusal("the field was copied from a place where it has no usable value", at: path)
      }
      return try changes.add(.value(.null), at: path)
    }
    let sent = place.value(at: path.components[...], read.coercion)
    let isReadable = before.outcome == .value || before.outcome == .coerced
    let pair = ValuePair(
      new, before.anyValue, at: isReadable ? sent : nil, Reading(read))
    let change = try change(pair, at: path)
    if let change { try changes.add(change, at: path) }
    try addVariant(of: new, before.anyValue, read, at: place, to: &changes)
  }

  /// The path at which a field was found, or else where it is written.
  private func found(
    field: any ErasedField, _ read: NotedRead, of reads: FieldReads, in place: Place
  ) -> FieldPath {
    if let path = read.paths.first(where: { $0 == field.path }), !isOfModels { return path }
    let paths = sentPaths(of: read, of: reads, in: place)
    guard isOfModels else { return paths.first { $0 == field.path } ?? paths[0] }
    return paths.first { path in
      let sent = place.value(at: path.components[...], read.coercion)
      return sent.map { read.reading($0.value) != nil } ?? false
    } ?? paths[0]
  }

  /// The paths of a field, with the keys that were sent where those are read in any case.
  private func sentPaths(
    of read: NotedRead, of reads: FieldReads, in place: Place
  ) -> [FieldPath] {
    guard read.coercion.contains(.keysInAnyCase) else { return read.paths }
    return read.paths.map { path in
      place.path(inAnyCase: path.components, besides: reads.reads.keys, read.coercion)
    }
  }

  /// Removes what was sent for a field, under every alias, or the next one would be read.
  private func clear(
    _ read: NotedRead, of reads: FieldReads, at place: Place, _ changes: inout Changes
  ) throws(Refusal) {
    for path in sentPaths(of: read, of: reads, in: place) {
      guard let sent = place.value(at: path.components[...], read.coercion) else { continue }
      switch clearing {
      case .value(let value): try changes.add(.value(value), at: path)
      case .removal:
        if Reading(read).none(at: sent) != nil { continue }
        try changes.add(none(of: read, among: reads, at: place).map(Change.value), at: path)
      }
    }
  }

  /// What other fields of an object have for none, if it is not null and a field reads it so.
  private func none(of read: NotedRead, among reads: FieldReads, at place: Place) -> JSONValue? {
    if let word = read.format?.nullWords.first { return word }
    guard !read.coercion.isDisjoint(with: .readingNull) else { return nil }
    let others = reads.reads.sorted { "\($0.key)" < "\($1.key)" }.flatMap { path, reads in
      reads.compactMap { other in
        place.value(at: path.components[...], other.coercion)
          .flatMap { Reading(other).none(at: $0) == nil ? nil : $0 }
      }
    }
    return others.lazy.compactMap { Reading(read).none(at: $0) }.first
  }

  /// Writes the member that tells the variant of an object beside it.
  private func addVariant(
    of new: Any, _ old: Any?, _ read: NotedRead, at place: Place?, to changes: inout Changes
  ) throws(Refusal) {
    guard let path = read.variant, let new = new as? any VariantBuilder,
      let variant = new.variantTold,
      variant != (unwrapped(old) as? any VariantBuilder)?.variantTold
    else { return }
    let variants = type(of: new)
    if variants.isToldByAbsence(variant), place?.value(at: path.components[...], []) == nil {
      return
    }
    guard let value = variants.declaredDiscriminator(of: variant) else {
      throw Refusal("the variant cannot be written in the declared form of what tells it", at: path)
    }
    try changes.add(.value(value), at: path)
  }

  /// An object that became another variant, where members of both variants stand side by side.
  private func changeOfVariant(
    _ new: any ConstructionBuilder, _ fields: [DeclaredField], _ others: [DeclaredField],
    from old: any ConstructionBuilder, at place: Place, _ reading: Reading
  ) throws(Refusal) -> Change? {
    if let payload = others.first(where: { $0.name.isEmpty && $0.field.outcome != .missing }) {
      throw .withoutKey(payload)
    }
    let reads = FieldReads(of: old, others, in: place.outline, reading.coercion)
    let newReads = FieldReads(of: new, fields, reading.coercion)
    var members = try self.members(of: new, fields, newReads, like: place, reading)
    // What only the old variant read goes, and so does what the new one would read.
    let read =
      others.compactMap { reads.read(of: $0.field, named: $0.name) }
      + fields.compactMap { newReads.read(of: $0.field, named: $0.name) }
    let paths = read.flatMap { read in
      sentPaths(of: read, of: reads, in: place).map { ($0, read.coercion) }
    }
    for (path, coercion) in paths {
      if members.replaces(path) || place.value(at: path.components[...], coercion) == nil {
        continue
      }
      guard !members.isWritten(within: path) else {
        throw Refusal("the new variant would be written into a value of the old one", at: path)
      }
      try members.add(nil, at: path)
    }
    return try members.change(at: place)
  }

  /// An object that was not sent.
  private func newObject(
    _ builder: any ConstructionBuilder, like model: Place?, _ reading: Reading
  ) throws(Refusal) -> Change {
    let fields = builder.fieldsInObject
    let reads = FieldReads(of: builder, fields, reading.coercion)
    let members = try members(of: builder, fields, reads, like: model, reading)
    if let change = try members.change(at: nil) { return change }
    return builder is any RowBuilder ? .array(nil, []) : .object(nil, [])
  }

  private func members(
    of builder: any ConstructionBuilder, _ fields: [DeclaredField], _ reads: FieldReads,
    like model: Place?, _ reading: Reading
  ) throws(Refusal) -> Changes {
    var changes = Changes()
    var problems: [Finding] = []
    for declared in fields {
      if reading.isVariantTold, declared.name == reads.discriminator { continue }
      do throws(Refusal) {
        try add(new: declared, reads, like: model, to: &changes)
      } catch {
        problems += error.findings
      }
    }
    guard problems.isEmpty else { throw Refusal(problems) }
    return changes
  }

  private func add(
    new declared: DeclaredField, _ reads: FieldReads, like model: Place?, to changes: inout Changes
  ) throws(Refusal) {
    let field = declared.field
    guard field.outcome != .missing else { return }
    guard let read = reads.read(of: field, named: declared.name) else {
      throw .withoutKey(declared)
    }
    guard field.outcome != .unusable, field.losses.isEmpty else {
      throw Refusal(
        "the field was not read completely, and a new object has only what was read", at: field.path
      )
    }
    let path = read.paths.first { $0 == field.path } ?? read.paths[0]
    var change = Change.value(.null)
    if let value = unwrapped(field.anyValue) {
      let sibling = read.paths.lazy.compactMap { path in
        model?.value(at: path.components[...], read.coercion)
      }.first
      let pair = ValuePair(value, nil, at: nil, like: sibling, Reading(read))
      change = try self.change(pair, at: path) ?? change
      try addVariant(of: value, nil, read, at: nil, to: &changes)
    }
    try changes.add(change, at: path)
  }
}

extension Comparison {
  private func isCopy(_ builder: any ConstructionBuilder, of old: any ConstructionBuilder) -> Bool {
    guard builder.isFieldless else { return isSame(builder, old) }
    func isCopy<Builder: ConstructionBuilder>(_ builder: Builder) -> Bool {
      (old as? Builder).map { areCopies(builder, $0) } ?? false
    }
    return isCopy(builder)
  }
}

extension Place {
  /// What a builder may look at before it reads an object or a row: its members, without what is
  /// in arrays.
  var outline: JSONValue {
    // Nothing but a row is read from an array.
    guard kind == .array else { return outline(levels: 3) }
    return .array(children.map { place(of: $0).outline(levels: 2) })
  }

  private func outline(levels: Int) -> JSONValue {
    switch kind {
    case .array: return .array([])
    case .object:
      var members = JSONValue.Members()
      guard levels > 0 else { return .object(members) }
      for child in children {
        members[child.key ?? ""] = place(of: child).outline(levels: levels - 1)
      }
      return .object(members)
    default: return value
    }
  }
}

extension Refusal {
  fileprivate static func withoutKey(_ declared: DeclaredField) -> Refusal {
    // A payload without a key of its own has no name.
    declared.name.isEmpty
      ? Refusal(
        "the payload is the whole object, with what tells its variant: read it by a builder")
      : Refusal("the field was not captured, so it has no key", at: .key(declared.name))
  }

  static func ofClass(_ type: Any.Type) -> Refusal {
    Refusal("\(typeName(type)) is a class: all who hold it share it, so a change cannot be seen")
  }
}
