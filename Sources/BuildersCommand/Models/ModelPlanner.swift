import ConstructionBuilders

/// Plans the types that a survey suggests, for one endpoint after the other. What is alike in
/// several is one type.
final class ModelPlanner {
  private let endpoints: [PlannedEndpoint]
  /// The endpoint that is planned, and the name of its first type.
  private(set) var current: PlannedEndpoint
  var first = ""
  /// Endpoints that have nothing to build, with the reason.
  private(set) var refusals: [(index: Int, error: PlanError)] = []
  let options: PlanOptions
  private(set) var order = KeyOrder()
  let shapes: Shapes

  /// The places of the objects and of the rows of each type, by the place that stands for them.
  private var places: [Int: [SurveyedValue]] = [:]
  private var rows: [Int: [SurveyedValue]] = [:]

  var typeNames: FreeNames
  /// What was planned, where a type that is not finished yet is nil.
  var types: [ModelType?] = []
  private var indices: [Int: Int] = [:]
  private var rowIndices: [Int: Int] = [:]
  var names: [String] = []
  private var unplanned: [(index: Int, leader: Int, isRow: Bool)] = []
  var enumerations: [EnumerationKey: Int] = [:]

  struct EnumerationKey: Hashable {
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
    guard documents.facts.kinds.count == 1 else {
      return """
        the documents are of several kinds (\(documents.countedKinds)), so no model fits; \
        choose some with --at, --url or --endpoint
        """
    }
    if let elements = documents.elements, elements.kinds.count > 1,
      elements.kinds.contains(.object)
    {
      return """
        the elements of the documents are of several kinds (\(elements.countedKinds)), so no model \
        fits; --at chooses a part of them
        """
    }
    return """
      the documents have no objects with names (\(documents.countedKinds)), so there is nothing to \
      build; --at chooses another part of them
      """
  }

  /// - Parameter variant: The variant whose content is read; nil for other values.
  func decision(around parent: String?, of variant: String? = nil) -> ReadingDecision {
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
  func model(
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
}

extension Observation {
  fileprivate var countedKinds: String {
    facts.kinds.map { "\($0.kind) \($0.sighting.count.grouped)" }.joined(separator: ", ")
  }
}
