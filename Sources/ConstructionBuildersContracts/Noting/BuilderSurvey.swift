import ConstructionBuilders

/// What is known about one builder under one coercion: the objects that it was run on, and what it
/// read there.
///
/// A class, because a builder that contains itself gets objects while others are looked at.
final class BuilderSurvey {
  /// The most objects of a sample that a builder is run on.
  static let mostObjects = 1_000

  /// The most rules that are quoted. Those of a sample can quote its values.
  private static let mostRules = 10

  let name: String
  let type: any ConstructionBuilder.Type
  let coercion: Coercion
  /// How many builders are around this one.
  let depth: Int
  /// Whether the builder reads arrays.
  var isRow: Bool { type is any RowBuilder.Type }

  /// The variants of a builder that chooses among others, which is not run itself.
  var variants: Contract.Variants?

  private(set) var fields: [SurveyedField] = []
  /// The objects of the sample, as many as count.
  private(set) var objects: [JSONValue] = []
  private(set) var gaps: [Contract.Gap] = []
  private(set) var rules: [String] = []
  private var uncaptured: [String] = []
  private var runs = 0

  init(
    name: String, type: any ConstructionBuilder.Type, coercion: Coercion, depth: Int
  ) {
    self.name = name
    self.type = type
    self.coercion = coercion
    self.depth = depth
  }

  /// Runs the builder on an object of a sample. Returns what it read there; nil if there were
  /// enough objects before.
  func take(_ object: JSONValue) -> [SurveyedField]? {
    guard objects.count < Self.mostObjects else { return nil }
    objects.append(object)
    let run = run(on: object)
    addRules(of: run)
    return take(run)
  }

  /// Runs the builder on an empty object, and on one with empty objects on the way to each value.
  func takeSkeleton() {
    take(run(on: empty))
    let run = run(on: skeleton)
    take(run)
    addRules(of: run)
  }

  /// Adds the reasons that no field is named for.
  private func addRules(of run: BuilderRun) {
    for problem in run.problems ?? [] where problem.path.isEmpty {
      let rule = problem.whatHappened
      if rules.count < Self.mostRules, !rules.contains(rule) { rules.append(rule) }
    }
  }

  /// An object without members, or a row without elements.
  private var empty: JSONValue { isRow ? [] : [:] }

  /// An object with empty objects and arrays on the way to the value of each field.
  var skeleton: JSONValue {
    var skeleton = empty
    let paths = fields.flatMap { $0.read.paths + [$0.read.variant].compactMap(\.self) }
    for path in paths where path.components.count > 1 {
      skeleton = skeleton.with(containersTo: path.components[...])
    }
    return skeleton
  }

  private func run(on object: JSONValue) -> BuilderRun {
    type.run(on: object, coercion)
  }

  @discardableResult
  private func take(_ run: BuilderRun) -> [SurveyedField] {
    var taken: [SurveyedField] = []
    for (name, read) in run.fields {
      guard let read else {
        if !uncaptured.contains(name) { uncaptured.append(name) }
        continue
      }
      taken.append(SurveyedField(name: name, read: read))
    }
    runs += 1
    for field in taken {
      let index = fields.firstIndex { $0.isSame(as: field) } ?? fields.endIndex
      if index == fields.endIndex { fields.append(field) }
      fields[index].runs.insert(runs)
    }
    for (path, demand) in run.demands {
      for index in fields.indices where fields[index].read.paths.contains(path) {
        if !fields[index].demands.contains(demand) { fields[index].demands.append(demand) }
      }
    }
    if run.looksAtKeys { add(.looksAtKeys) }
    for read in run.unheld { add(.notHeld(path: read.paths[0])) }
    return taken
  }

  func add(_ gap: Contract.Gap) {
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// The reasons why there may be more to say.
  var allGaps: [Contract.Gap] {
    // A field that is captured in a branch is known.
    let captured = Set(fields.map(\.name))
    var all = gaps + uncaptured.filter { !captured.contains($0) }.map { .notCaptured(field: $0) }
    for field in fields where field.runs.count < runs {
      let gap = Contract.Gap.readInSome(field: field.name)
      if !all.contains(gap) { all.append(gap) }
    }
    return all
  }
}

/// A field, as a builder read it.
struct SurveyedField {
  let name: String
  let read: NotedRead
  var demands: [ReadDemand] = []
  /// The runs of the builder in which the field was read like this.
  var runs: Set<Int> = []

  func isSame(as other: SurveyedField) -> Bool {
    name == other.name && read.paths == other.read.paths && read.type == other.read.type
      && read.coercion == other.read.coercion && read.format == other.read.format
      && read.variant == other.read.variant
  }
}
