import ConstructionBuilders

/// A run of `generate`, from its arguments to the sources.
struct Generation {
  private var options: CaptureOptions
  private var plan = PlanOptions()
  private let variants: StatedVariants
  private let endpoint: String?
  private let isPublic: Bool
  private let statedName: String?
  private let style: BuilderStyle
  let onlyChecks: Bool
  let places: GenerationPlaces?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CaptureOptions(arguments)
    endpoint = arguments["--endpoint"]
    isPublic = arguments.has("--public")
    // If there is no such endpoint, all are listed.
    options.endpoint = nil
    style = arguments.has("--macro") ? .macro : .byHand
    onlyChecks = arguments.has("--check")
    places = arguments["--into"].map {
      GenerationPlaces(sources: $0, tests: arguments["--tests"])
    }
    if places == nil, onlyChecks || arguments["--tests"] != nil {
      throw .needs(onlyChecks ? "--check" : "--tests", "--into <folder>")
    }
    // `Users.User` would be looked for in a type `Users`.
    if let places { plan.reserved.insert(places.module) }
    if let name = arguments["--name"] {
      if let places, name == places.module {
        throw .badValue(
          name, of: "--name",
          expected: "another name than that of the module, whose types could not be named then")
      }
      let type = SwiftName.type(name)
      let isNew = ReservedTypes.used.isDisjoint(with: [type, type + "Builder"])
      guard type == name, isNew else {
        let other = isNew && type != name && type != places?.module ? type : "Character2"
        throw .badValue(name, of: "--name", expected: "the name of a new type, such as \(other)")
      }
      // Whoever wants a type `Image` gets it.
      plan.reserved.subtract([name, name + "Builder"])
    }
    statedName = arguments["--name"]
    variants = StatedVariants(
      try Self.members("--variants", arguments), not: try Self.members("--no-variants", arguments))
    plan.makesEnumerations = arguments.has("--enumerations")
    if let text = arguments["--require-after"] {
      guard let number = Int(text), number > 0 else {
        throw .badValue(text, of: "--require-after", expected: "a number from 1")
      }
      plan.requireAfter = number
    }
    keepsValues = options.showsValues
    // Which numbers strings have, is only known if they are kept.
    options.showsValues = true
  }

  private let keepsValues: Bool

  /// The paths of members that an option has.
  private static func members(
    _ option: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> [[Step]] {
    var paths: [[Step]] = []
    for text in arguments.all(option) {
      let path = try CaptureOptions.path(text, of: option)
      guard case .key? = path.last else {
        throw .badValue(text, of: option, expected: "the path of a member, such as items[].type")
      }
      paths.append(path)
    }
    return paths
  }

  /// Each survey shows what is within the kinds that the last one has shown. After so many, nothing
  /// new is learned, and what was is only verified.
  private static let mostRounds = 32

  /// What was read.
  struct Captures {
    var survey: Survey
    var sample = CaptureSample()
    let inputs: [String]
  }

  /// Reads captures or surveys; nil if there is nothing in them.
  func read(
    _ inputs: [String], _ console: inout Console
  ) throws -> (Captures?, failures: Bool) {
    var options = options
    options.copies = try CaptureFile.copies(of: inputs, console.input)
    defer { for copy in options.copies.values { copy.release() } }
    if let survey = try surveys(inputs, options, console) {
      return (Captures(survey: survey, inputs: inputs), false)
    }
    // Types are learned from one survey after the other.
    var (captures, tally, failures) = survey(inputs, options, console)
    var learning: [String: TypeLearning] = [:]
    var rounds = 0
    while !failures {
      let names = captures.survey.foldedNames
      var isNew = false
      for endpoint in chosen(in: captures.survey.withFoldedEndpoints.foldedMaps) {
        let isLast = rounds >= Self.mostRounds
        guard
          learning[endpoint.name, default: TypeLearning(variants)].learn(
            from: endpoint.root, isLast: isLast)
        else { continue }
        isNew = true
        for (name, folded) in names where folded == endpoint.name {
          options.learned[ExactText(name)] = learning[endpoint.name]?.types
        }
        options.learned[ExactText(endpoint.name)] = learning[endpoint.name]?.types
      }
      if !isNew { break }
      (captures, tally, failures) = survey(inputs, options, console)
      rounds += 1
    }
    let notes = SurveyNotes(
      survey: captures.survey, tally: tally, isOnlyStandardInput: inputs == ["-"],
      options: options)
    if !failures || captures.survey.allDocuments > 0 { console.note(notes.text) }
    return (captures.survey.values > 0 ? captures : nil, failures)
  }

  private func survey(
    _ inputs: [String], _ options: CaptureOptions, _ console: Console
  ) -> (Captures, CaptureTally, failures: Bool) {
    var reading = CaptureReading(options, console.progress) { SampledSurveyor(Surveyor(options)) }
    let failures = reading.readAll(inputs, console)
    let takers = reading.finish()
    var captures = Captures(survey: Survey(), inputs: inputs)
    for taker in takers { captures.sample.merge(taker.sample) }
    captures.survey = takers.map(\.surveyor).survey(options)
    return (captures, reading.tally, failures)
  }

  /// The endpoint that was asked for, or else all, the commonest first. Without a folder and with a
  /// name, there can be only one.
  private func chosen(in survey: Survey) -> [SurveyedEndpoint] {
    let endpoints = survey.endpointsByCount.filter { candidate in
      endpoint.map { Endpoint(name: candidate.name)?.isNamed($0) ?? false } ?? true
    }
    return endpoints.count == 1 || places != nil && statedName == nil ? endpoints : []
  }

  /// The merged surveys, if the inputs are such.
  private func surveys(
    _ inputs: [String], _ options: CaptureOptions, _ console: Console
  ) throws -> Survey? {
    let files = ((try? CaptureFile.all(inputs)) ?? []).map { $0.copied(options.copies) }
    guard let first = files.first, first.isSurvey else { return nil }
    return try Survey.merged(files, console.input).survey
  }

  func sources(of captures: Captures, _ console: inout Console) throws -> GeneratedSources {
    let raw = captures.survey
    let names = raw.foldedNames
    let survey = raw.withFoldedEndpoints.folded
    let chosen = chosen(in: survey)
    if chosen.isEmpty {
      throw noChoice(among: survey.endpoints.map(\.name))
    }
    let endpoints = chosen.map { endpoint in
      let values = captures.sample.values { names[$0] ?? $0 == endpoint.name }
      return PlannedEndpoint(
        root: endpoint.root,
        names: statedName.map { [$0] } ?? defaultNames(endpoint.name, captures.inputs),
        document: FixtureChoice(root: endpoint.root).best(of: values))
    }
    let unknown = variants.unknown(in: [raw, survey])
    for (path, tells) in unknown {
      console.note("\(tells ? "no variants" : "--no-variants"): \(path.text) was not seen\n")
    }
    for path in variants.missing(in: raw) where !unknown.contains(where: { $0.path == path }) {
      console.note("no variants: \(path.text) is not always one of a few texts or numbers\n")
    }
    let planner = ModelPlanner(endpoints, plan)
    let planned = try planner.plan()
    for (index, error) in planner.refusals {
      console.note("left out: \(JSONText.visible(chosen[index].name)): \(error)\n")
    }
    let refused = Set(planner.refusals.map(\.index))
    let fixtures = endpoints.enumerated().filter { !refused.contains($0.offset) }.map {
      fixture(of: $0.element, planned)
    }
    return GeneratedSources(plan: planned, style: style, isPublic: isPublic, fixtures: fixtures)
  }

  /// Why no endpoint was chosen, with those that there are.
  private func noChoice(among names: [String]) -> UsageError {
    let words =
      if let endpoint {
        "No endpoint is named '\(JSONText.visible(endpoint))'. There are:"
      } else if places == nil {
        "There are several endpoints. Choose one with --endpoint, or take all with --into:"
      } else {
        "There are several endpoints, and --name is for one. Choose it with --endpoint:"
      }
    return UsageError(description: words + names.map { "\n  " + JSONText.visible($0) }.joined())
  }

  private func fixture(of endpoint: PlannedEndpoint, _ plan: ModelPlan) -> JSONValue? {
    guard let document = endpoint.document else { return nil }
    let short = FixtureChoice(root: endpoint.root).shortened(document)
    var redaction = Redaction(root: endpoint.root, keptTexts: plan.texts)
    return keepsValues ? short : redaction.redacted(short)
  }

  /// The names by the endpoint, or by the only file: `Users` for `/users`, and `User` for
  /// `/users/{id}`.
  ///
  /// What comes through a pipe has no name.
  private func defaultNames(_ endpoint: String, _ inputs: [String]) -> [String] {
    let parts = Endpoint(name: endpoint)
    var name = parts?.segments.last { $0 != Endpoint.variable } ?? ""
    if name.isEmpty, inputs.count == 1, inputs[0] != "-", !inputs[0].hasPrefix("/dev/") {
      let file = inputs[0].split(separator: "/").last ?? ""
      name = String(file.prefix { $0 != "." })
    }
    let isOne = parts?.segments.last == Endpoint.variable
    let type = isOne ? SwiftName.element(name) : SwiftName.type(name)
    if name.isEmpty || type == "Value" { return ["Document"] }
    let isReserved = plan.reserved.contains(type)
    return [isReserved ? type + "Response" : type]
      + (parts.map { [SwiftName.type($0.method) + type] } ?? [])
  }

  /// What is left to do.
  func hints(_ sources: GeneratedSources, _ places: GenerationPlaces) -> String {
    var hints: [String] = []
    if sources.fixtures.allSatisfy({ $0 == nil }) {
      hints.append("no fixture and no tests: a survey has no documents to take them from")
    } else if let tests = places.tests {
      hints.append(
        """
        the test target of \(tests) needs the product ConstructionBuildersTesting, and
        resources: [.copy("Fixtures")]
        """)
    } else {
      hints.append("no fixture and no tests: --tests says where they go")
    }
    let marked = sources.plan.types.flatMap { type in type.marked.map { "\(type.name).\($0)" } }
    if !marked.isEmpty { hints.append("marked with CHECK: \(marked.joined(separator: ", "))") }
    return hints.map { $0 + "\n" }.joined()
  }
}

extension ModelPlan {
  /// The texts that stand in the source.
  fileprivate var texts: Set<String> {
    var texts: Set<String> = []
    for type in types {
      switch type.content {
      case .texts(let cases): texts.formUnion(cases.map(\.text))
      case .variants(_, _, let variants): texts.formUnion(variants.map(\.text))
      case .properties, .row: break
      }
    }
    return texts
  }
}

extension CaptureFile {
  /// Whether it begins like a survey. One that was indented is no capture either, but is refused.
  fileprivate var isSurvey: Bool {
    guard copy != nil || path != nil else { return false }
    var bytes: [UInt8] = []
    try? withDescriptor(.standardInput) { _ = try $0.read(upTo: 128, into: &bytes) }
    bytes.removeAll(where: WhiteSpace.contains)
    let members = String(decoding: bytes, as: UTF8.self).split(separator: ",")
    return members.count > 1 && members[0].hasPrefix("{\"survey\":")
      && members[1].hasPrefix("\"documents\":")
  }
}
