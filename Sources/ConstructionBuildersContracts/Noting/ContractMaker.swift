import ConstructionBuilders

/// Runs builders, and makes a contract of what they read.
///
/// Each builder is run by itself, on objects that are empty and on those of the sample. The
/// builders of its fields follow.
final class ContractMaker {
  /// The most builders that may be nested.
  ///
  /// Generic builders can go on for ever, as `Page<Page<Page<…>>>` does.
  private static let mostLevels = 64

  /// How deep into a sample objects count. It takes stack for each level.
  static let mostSampleLevels = 100

  private let coercion: Coercion
  private(set) var surveys: [BuilderSurvey] = []
  private var waiting: [BuilderSurvey] = []
  /// How deep in the sample the maker is.
  var level = 0
  private var names: [BuilderKey: BuilderSurvey] = [:]

  init(_ coercion: Coercion) { self.coercion = coercion }

  /// - Parameters:
  ///   - variant: The variant of the sample, if it comes from outside.
  ///   - settlesNeeds: Whether to find out what is needed, which takes many builds.
  func contract<Root: Capturable>(
    of type: Root.Type, sample: Result<JSONValue, BuildFailure>?, variant: String? = nil,
    settlesNeeds: Bool = true
  ) -> Contract {
    let root = value(of: type, coercion, in: nil)
    surveyWaiting()
    var problem: String?
    switch sample {
    case .success(let value)?:
      take(value, as: root, coercion, variant: variant)
      if variant == nil, settlesNeeds, let reason = Root.problem(of: value, coercion) {
        problem = "the sample cannot be built as a whole: \(reason)"
      }
    case .failure(let failure)?: problem = "the sample cannot be read: \(failure.reason)"
    case nil: break
    }
    let objects = surveys.map { object(of: $0, settlesNeeds) }
    return Contract(
      coercion: coercion, root: root, objects: objects, sampleProblem: problem,
      origin: ContractOrigin(Root.self))
  }

  /// The survey of a builder, which is new if the builder was not met with these coercions before.
  ///
  /// Nil if builders are nested too deep.
  func survey(
    of type: any ConstructionBuilder.Type, _ coercion: Coercion, in parent: BuilderSurvey?
  ) -> BuilderSurvey? {
    let key = BuilderKey(type: ObjectIdentifier(type), coercion: coercion)
    if let known = names[key] { return known }
    let depth = (parent?.depth ?? -1) + 1
    guard depth < Self.mostLevels else {
      parent?.add(.tooDeep)
      return nil
    }
    let survey = BuilderSurvey(
      name: name(of: type, coercion), type: type, coercion: coercion, depth: depth)
    names[key] = survey
    surveys.append(survey)
    waiting.append(survey)
    return survey
  }

  /// A name that no other object has: that of the model, or else that of the builder, if needed
  /// with the coercion or a number.
  private func name(of type: any ConstructionBuilder.Type, _ coercion: Coercion) -> String {
    let model = type.modelName
    let builder = type.nameInModule
    let isKnown = surveys.contains { $0.type == type }
    let plain = isKnown ? [] : [model, builder]
    // Coercions do not tell models apart that have one name.
    let detailed =
      !isKnown && builder == model ? [] : [model, builder].map { "\($0) (\(coercion.words))" }
    let taken = Set(surveys.map(\.name))
    if let name = (plain + detailed).first(where: { !taken.contains($0) }) { return name }
    var number = 2
    while taken.contains("\(builder) \(number)") { number += 1 }
    return "\(builder) \(number)"
  }

  /// Runs the builders that were met, and those that they meet.
  func surveyWaiting() {
    while !waiting.isEmpty {
      let survey = waiting.removeFirst()
      if let type = survey.type as? any VariantBuilder.Type {
        survey.variants = variants(of: type, in: survey)
        continue
      }
      survey.takeSkeleton()
      for field in survey.fields { _ = value(of: field.read, in: survey) }
    }
  }

  private func object(of survey: BuilderSurvey, _ settlesNeeds: Bool) -> Contract.Object {
    let needs =
      settlesNeeds ? survey.needs() : survey.fields.map { _ in Contract.Need.notNamedByEmpty }
    let fields = zip(survey.fields, needs).map { field, need in
      Contract.Field(
        name: field.name, paths: field.read.paths, value: value(of: field.read, in: survey),
        coercion: field.read.coercion, variant: field.read.variant, need: need,
        demands: field.demands)
    }
    return Contract.Object(
      name: survey.name, coercion: survey.coercion, isRow: survey.isRow, fields: fields,
      variants: survey.variants,
      rules: survey.rules, gaps: survey.allGaps)
  }
}

private struct BuilderKey: Hashable {
  let type: ObjectIdentifier
  let coercion: Coercion
}

extension ConstructionBuilder {
  fileprivate static var modelName: String { typeName(Model.self) }

  /// The name of the builder. Those that are written for models are all named `Builder`, and have
  /// the name that the model has in its module.
  fileprivate static var nameInModule: String {
    let name = typeName(Self.self)
    guard name == "Builder" else { return name }
    let path = _typeName(Model.self).split(separator: ".").dropFirst()
    return path.contains { $0.contains("(") || $0.contains("<") }
      ? modelName : path.joined(separator: ".")
  }
}

extension Capturable {
  /// Why a value cannot be built; nil if it can.
  fileprivate static func problem(of value: JSONValue, _ coercion: Coercion) -> String? {
    let root = JSONRoot<Self>(value: value, coercion: coercion)
    guard case .failure(let failure) = root.build() else { return nil }
    return failure.reason
  }
}

extension BuildFailure {
  fileprivate var reason: String { findings.first?.sentence ?? description }
}
