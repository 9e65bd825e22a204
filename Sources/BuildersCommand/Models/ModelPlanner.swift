import BuilderExpansion
import ConstructionBuilders

/// How types are planned.
struct PlanOptions: Sendable {
  /// In how many objects a property has to be seen at least to be required.
  var requireAfter = 20
  /// Whether few distinct texts become an enumeration.
  var makesEnumerations = false
  /// Names that no type can have.
  var reserved = ReservedTypes.names
}

/// Why there is nothing to generate.
struct PlanError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// What is planned for an endpoint.
struct PlannedEndpoint {
  let root: SurveyedValue
  /// The names that the outermost type can have, the best one first.
  var names = ["Document"]
  /// A document, whose order of keys the properties have; nil for the order of their bytes.
  var document: JSONValue?
}

/// Plans the types that a survey suggests, for one endpoint after the other. What is alike in
/// several is one type.
final class ModelPlanner {
  private let endpoints: [PlannedEndpoint]
  /// The endpoint that is planned, and the name of its first type.
  private var current: PlannedEndpoint
  private var first = ""
  /// Endpoints that have nothing to build, with the reason.
  private(set) var refusals: [(index: Int, error: PlanError)] = []
  private let options: PlanOptions
  private var order = KeyOrder()
  private let shapes: Shapes

  /// The places of the objects and of the rows of each type, by the place that stands for them.
  private var places: [Int: [SurveyedValue]] = [:]
  private var rows: [Int: [SurveyedValue]] = [:]

  private var typeNames: FreeNames
  /// What was planned, where a type that is not finished yet is nil.
  private var types: [ModelType?] = []
  private var indices: [Int: Int] = [:]
  private var rowIndices: [Int: Int] = [:]
  private var names: [String] = []
  private var unplanned: [(index: Int, leader: Int, isRow: Bool)] = []
  private var enumerations: [EnumerationKey: Int] = [:]

  private struct EnumerationKey: Hashable {
    let name: String
    let texts: [String]
  }

  /// - Parameter endpoints: At least one, all of the same survey.
  init(_ endpoints: [PlannedEndpoint], _ options: PlanOptions) {
    (self.endpoints, self.options, current) = (endpoints, options, endpoints[0])
    shapes = Shapes(endpoints.map(\.root))
    typeNames = FreeNames(taken: options.reserved)
    let values = endpoints.flatMap(\.root.everything)
    let records = Set(values.filter(\.isRecord).map { shapes.leader(of: $0.index) })
    // What is empty at one place is an object without the members that it has at another.
    for value in values where max(value.facts.object.count, value.facts.emptyArrays) > 0 {
      let leader = shapes.leader(of: value.index)
      if records.contains(leader) { places[leader, default: []].append(value) }
    }
    for value in values where value.isRow {
      rows[shapes.leader(of: value.index), default: []].append(value)
    }
    for endpoint in endpoints {
      guard let document = endpoint.document else { continue }
      order.visit(document, endpoint.root, shapes)
    }
  }

  /// - Throws: Why there is nothing to build for any endpoint.
  func plan() throws(PlanError) -> ModelPlan {
    var roots: [ModelRoot] = []
    var rootNames = FreeNames()
    for (index, endpoint) in endpoints.enumerated() {
      current = endpoint
      first = ""
      let documents = Observation([endpoint.root])
      let reading = decision(around: nil).reading(of: documents, key: endpoint.names[0])
      guard reading.format == nil, !reading.needsDecision, let model = reading.type.model else {
        refusals.append((index, PlanError(description: Self.refusal(documents))))
        continue
      }
      let name = rootNames.take([names[model]] + endpoint.names)
      roots.append(ModelRoot(name: name, type: reading.type, documents: documents.facts.values))
      planTypes()
    }
    guard !roots.isEmpty else { throw refusals[0].error }
    var planned = types.compactMap(\.self)
    Boxing.apply(to: &planned)
    return ModelPlan(types: planned, roots: roots, requireAfter: options.requireAfter)
  }

  /// Plans the types that were asked for, and those that they ask for.
  private func planTypes() {
    while !unplanned.isEmpty {
      let (index, leader, isRow) = unplanned.removeFirst()
      if isRow {
        types[index] = row(names[index], rows[leader] ?? [])
        continue
      }
      let places = places[leader] ?? []
      types[index] =
        places.contains(where: \.hasVariants)
        ? union(names[index], places) : type(names[index], places)
    }
  }

  private static func refusal(_ documents: Observation) -> String {
    let kinds = documents.facts.kinds.map { "\($0.kind) \($0.sighting.count.grouped)" }
    guard kinds.count == 1 else {
      return """
        the documents are of several kinds (\(kinds.joined(separator: ", "))), so no model fits; \
        choose some with --at, --url or --endpoint
        """
    }
    return """
      the documents have no objects with names (\(kinds[0])), so there is nothing to build; \
      --at chooses another part of them
      """
  }

  /// - Parameter variant: The variant whose content is read; nil for other values.
  private func decision(around parent: String?, of variant: String? = nil) -> ReadingDecision {
    ReadingDecision(
      isInside: parent != nil,
      model: { [unowned self] in
        model(at: $0, around: parent, of: $0.step == .content ? variant : nil)
      },
      row: { [unowned self] in row(at: $0, around: parent) },
      areOfOneType: { [shapes] in
        shapes.leader(of: $0.home.index) == shapes.leader(of: $1.home.index)
      },
      enumeration: { [unowned self] in enumeration(of: $0, key: $1, around: parent) })
  }

  /// The type of the objects at a place, which is planned later.
  ///
  /// - Parameter variant: The variant that the objects are the content of; nil for others.
  private func model(
    at place: SurveyedValue, around parent: String?, of variant: String? = nil
  ) -> ValueType? {
    let leader = shapes.leader(of: place.index)
    if let index = indices[leader] { return .model(index) }
    let places = places[leader] ?? []
    guard places.contains(where: { $0.hasValues }) else { return nil }
    // Places that were put together because of those around them: some have variants, some have
    // not.
    let discriminators = Set(
      places.filter { $0.isRecord && $0.home.index == $0.index }.map(\.discriminator))
    guard discriminators.count == 1 else { return .json }
    let names =
      if let variant, let parent {
        self.names(SwiftName.type(variant), in: parent)
      } else {
        name(of: places, around: parent)
      }
    let index = addType(names, companion: "Builder")
    indices[leader] = index
    unplanned.append((index, leader, false))
    return .model(index)
  }

  /// The type of the rows at a place, which is planned later.
  private func row(at place: SurveyedValue, around parent: String?) -> ValueType? {
    let leader = shapes.leader(of: place.index)
    if let index = rowIndices[leader] { return .model(index) }
    guard let places = rows[leader],
      places.contains(where: { $0.inner.contains { $0.facts.values > $0.facts.null.count } })
    else { return nil }
    let index = addType(name(of: places, around: parent), companion: "Builder")
    rowIndices[leader] = index
    unplanned.append((index, leader, true))
    return .model(index)
  }

  private func addType(_ names: [String], companion: String?) -> Int {
    // Names that differ only in capitals would be one file on many machines.
    let name = typeNames.take(names) { name in
      [name.lowercased()] + (companion.map { [name + $0] } ?? [])
    }
    if first.isEmpty {
      first = name
      // The test of the endpoint has it.
      _ = typeNames.take([name + "Tests"])
    }
    self.names.append(name)
    types.append(nil)
    return types.count - 1
  }

  /// The names that a type can have, the best one first.
  private func name(of places: [SurveyedValue], around parent: String?) -> [String] {
    guard let parent else {
      let names = current.names.map { SwiftName.type($0) }
      if places.contains(where: { $0.index == current.root.index }) { return names }
      let elements = current.names.map { SwiftName.element($0) }
      return elements + [elements[0] + "Response"] + names
    }
    // A comment in a reply is a comment, however deep replies are.
    let paths = Set(places.map(\.path))
    let outer = places.filter { place in
      let path = place.path
      return !path.indices.contains { paths.contains(Array(path[..<$0])) }
    }
    var counts: [String: Int] = [:]
    for place in outer {
      let name = place.position.map { "\(parent)Value\($0)" } ?? current.names[0]
      counts[place.typeName ?? name, default: 0] += 1
    }
    // Many members of one object, such as `_links`, are what the object is named after.
    let around = Set(places.compactMap { $0.parent?.typeName })
    if counts.count > 2, around.count == 1, places.allSatisfy({ $0.keys.count < 3 }),
      let key = places[0].parent?.lastKey?.key
    {
      return names(SwiftName.element(key), in: parent)
    }
    let end = SwiftName.commonEnd(of: counts.keys.sorted())
    if counts.count > 1, !end.isEmpty { return names(end, in: parent) }
    // The most frequent name, then the shortest: a `User` is also an `Assignee`.
    let best = counts.sorted {
      ($1.value, $0.key.count, $0.key) < ($0.value, $1.key.count, $1.key)
    }
    return names(best[0].key, in: parent)
  }

  /// If a name is taken, that of the type around comes before it, or that of the outermost one, if
  /// the other would say a word twice.
  private func names(_ name: String, in parent: String) -> [String] {
    let isLong =
      parent.hasPrefix(first) || parent.hasSuffix(name)
      || SwiftName.element(parent).hasSuffix(name)
    return [name] + (isLong ? [first + name, parent + name] : [parent + name, first + name])
  }
}

/// Properties and enumerations.
extension ModelPlanner {
  /// An enumeration whose case a member tells.
  private func union(_ name: String, _ places: [SurveyedValue]) -> ModelType {
    let objects = Observation(places)
    let discriminator = places.compactMap(\.home.discriminator).first ?? ""
    let content = content(of: objects, beside: discriminator)
    var caseNames = FreeNames(taken: Vocabulary.reservedOfVariants.union(["other"]))
    let variants = objects.variants.map { step in
      let variant = objects[step] ?? Observation([])
      let label = variant.values.lazy.compactMap(\.variantLabel).first ?? ""
      let holder = content.map { variant[.key($0)] ?? Observation([]) } ?? variant
      var payload: ValueReading?
      if let place = holder.values.first(where: \.isRecord), holder.kinds == [.object] {
        if case .model(let index)? = model(
          at: place, around: name, of: content == nil || place.hasVariants ? nil : label)
        {
          payload = ValueReading(type: .model(index))
        }
      } else if let content, holder.count > 0 {
        let decision = decision(around: name, of: label)
        payload = decision.inner(decision.reading(of: holder, key: content))
      }
      let own = SwiftName.property(label)
      let caseName = caseNames.take([own, own + "Variant"])
      let text = if case .variant(let text) = step { text } else { caseName }
      return ModelVariant(
        text: text, name: caseName, payload: payload, count: variant.facts.object.count,
        isMissing: step == .untold,
        isLost: payload == nil && holder.values.contains { $0.hasValues },
        isNumber: places.contains(where: \.home.hasNumberedVariants))
    }
    return ModelType(
      name: name, paths: places.map(\.path), objects: objects.facts.object.count,
      content: .variants(discriminator: discriminator, content: content, variants), leftOut: [])
  }

  /// The key of the member that has everything of a variant but its discriminator; nil if there is
  /// none. Each variant has a value there in all its objects, or never has anything. An object has
  /// names.
  private func content(of objects: Observation, beside discriminator: String) -> String? {
    let variants = objects.variants.compactMap { objects[$0] }
    let keys = Set(variants.flatMap(\.keys)).subtracting([discriminator])
    guard keys.count == 1, let key = keys.first, variants.allSatisfy({ $0[.members] == nil }) else {
      return nil
    }
    // Beside one variant with a text, others can have another key.
    let members = variants.compactMap { $0[.key(key)] }.filter { $0.count > 0 }
    if members.count == 1, members[0].kinds != [.object] { return nil }
    let isContent = variants.allSatisfy { variant in
      guard let member = variant[.key(key)], member.count > 0 else { return true }
      guard member.facts.values == variant.facts.object.count, member.facts.null.count == 0,
        member.facts.repeated == 0
      else { return false }
      guard member.kinds.contains(.object) else { return !member.hasNullWords }
      return member.kinds == [.object]
        && member.values.allSatisfy { $0.isRecord && $0.home.index == $0.index && !$0.hasVariants }
        && member[.members] == nil && member.values.contains { $0.hasValues }
    }
    return isContent ? key : nil
  }

  private func type(_ name: String, _ places: [SurveyedValue]) -> ModelType {
    let objects = Observation(places)
    let count = objects.facts.object.count
    var propertyNames = FreeNames()
    // A key that is written as its property keeps the name.
    let plain = Set(objects.keys.filter { SwiftName.property($0) == $0 })
    for key in plain { _ = propertyNames.take([key]) }
    var properties: [ModelProperty] = []
    var leftOut: [ModelType.LeftOut] = []
    // The case of an enumeration says what the discriminator does.
    let hidden = places.allSatisfy(\.isVariant) ? places[0].parent?.discriminator : nil
    // The library takes equal Strings of other bytes for the same key.
    let spellings = Dictionary(grouping: objects.keys, by: \.self)
    let keys = spellings.values.map { $0[0] }
    for key in order.sorted(keys, of: shapes.leader(of: places[0].index)) {
      guard key != hidden, let value = objects[.key(key)] else { continue }
      let present = min(count, value.facts.present)
      let equal = spellings[key]?.count ?? 1
      if value.count == 0, equal == 1 {
        leftOut.append(.init(key: key, reason: .alwaysNull, count: present))
      } else {
        let reading =
          equal > 1
          ? ValueReading(type: .json, needsDecision: true, isSure: false)
          : decision(around: name).reading(of: value, key: key)
        properties.append(
          ModelProperty(
            key: key,
            name: plain.contains(key) ? key : propertyNames.take([SwiftName.property(key)]),
            reading: reading,
            presence: presence(of: value, reading, in: count),
            evidence: equal > 1
              ? "\(equal) keys that are equal in Swift"
              : Evidence(
                value: value, reading: reading, objects: count, missing: count - present
              ).text))
      }
    }
    if let data = objects[.members] {
      leftOut.append(.init(key: "{}", reason: .keysThatAreData, count: data.facts.values))
    }
    return ModelType(
      name: name, paths: places.map(\.path), objects: count, content: .properties(properties),
      leftOut: leftOut)
  }

  private func row(_ name: String, _ places: [SurveyedValue]) -> ModelType {
    let rows = Observation(places)
    let count = rows.facts.array.count
    var properties: [ModelProperty] = []
    var leftOut: [ModelType.LeftOut] = []
    for position in rows.positions {
      guard let value = rows[.position(position)] else { continue }
      if value.count == 0 {
        leftOut.append(
          .init(key: "\(position)", reason: .alwaysNull, count: value.facts.values))
        continue
      }
      // Without a key, nothing tells that a number is a time or a price.
      let reading = decision(around: name).reading(of: value, key: "")
      properties.append(
        ModelProperty(
          key: "\(position)", name: "value\(position)", reading: reading,
          presence: presence(of: value, reading, in: count),
          evidence: Evidence(
            value: value, reading: reading, objects: count, missing: count - value.facts.values
          ).text))
    }
    return ModelType(
      name: name, paths: places.map(\.path), objects: count, content: .row(properties),
      leftOut: leftOut)
  }

  private func presence(
    of value: Observation, _ reading: ValueReading, in objects: Int
  ) -> ModelProperty.Presence {
    let isAlways =
      value.facts.present >= objects && value.facts.null.count == 0 && !reading.readsAsNull
    return isAlways && objects >= options.requireAfter && reading.isSure ? .required : .optional
  }

  /// The most cases of an enumeration of texts.
  private static var mostTexts: Int { 16 }

  /// Texts of which each was seen often.
  private func enumeration(
    of value: Observation, key: String, around parent: String?
  ) -> ValueType? {
    let strings = value.facts.strings
    let texts = strings.distinct.shown
    guard options.makesEnumerations, let parent, !key.isEmpty, strings.empty == 0,
      strings.formats.isEmpty, texts.count > 1, strings.distinct.total == value.facts.string.count,
      texts.count <= Self.mostTexts,
      value.facts.string.count >= max(options.requireAfter, texts.count * 3)
    else { return nil }
    var caseNames = FreeNames()
    var cases: [ModelText] = []
    for (text, count) in texts.sorted(by: { ($0.text ?? "") < ($1.text ?? "") }) {
      guard let text, text.isWord else { return nil }
      cases.append(
        ModelText(text: text, name: caseNames.take([SwiftName.property(text)]), count: count))
    }
    let name = SwiftName.type(key)
    let identity = EnumerationKey(name: name, texts: cases.map(\.text))
    if let index = enumerations[identity] { return .enumeration(index) }
    let index = addType(names(name, in: parent), companion: nil)
    types[index] = ModelType(
      name: self.names[index], paths: value.values.map(\.path), objects: value.facts.string.count,
      content: .texts(cases), leftOut: [])
    enumerations[identity] = index
    return .enumeration(index)
  }
}

extension SurveyedValue {
  /// Whether there is a key with another value than null.
  fileprivate var hasValues: Bool {
    let hidden = isVariant ? parent?.discriminator : nil
    return hasVariants
      || inner.contains { value in
        guard case .key(let key) = value.step, key != hidden else { return false }
        return value.facts.values > value.facts.null.count
      }
  }
}

extension String {
  /// Whether it can be the name of something: letters, digits, and a few signs between.
  fileprivate var isWord: Bool {
    utf8.count <= 40 && first?.isLetter == true && !DataText.isData(self)
      && allSatisfy { $0.isLetter || $0.isNumber || " _-./:".contains($0) }
  }
}

extension ValueType {
  /// The struct or enumeration that it is, or that it is an array or a dictionary of.
  var model: Int? {
    switch self {
    case .model(let index): index
    case .list(let inner), .map(let inner, _), .optional(let inner): inner.model
    default: nil
    }
  }

  /// The structs and enumerations that it is made of.
  var models: [Int] {
    switch self {
    case .model(let index): [index]
    case .list(let inner), .map(let inner, _), .optional(let inner): inner.models
    case .oneOf(let first, let second): first.models + second.models
    default: []
    }
  }
}
