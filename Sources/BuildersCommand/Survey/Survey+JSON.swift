import ConstructionBuilders

/// The survey as one line of JSON, which `merge` and `diff` read.
///
/// ```
/// {"survey":1,"documents":20,"values":20,"unreadable":{},"parts":[],"endpoints":[
///   {"name":"","places":[
///     {"path":[],"object":{"count":20,"least":3,"most":5,"total":88}},
///     {"path":["id"],"number":{"count":20,"range":["1","20"]}},
///     {"path":["tags",[]],"string":{"count":31,"least":1,"most":9,"total":120,"formats":[]}}]}]}
/// ```
///
/// A step of a path is a key, `[]`, `{}`, or the position in a row. Times are milliseconds since
/// 1970, other stamps are texts. What is zero, empty or nil is left out. Hashes are hexadecimal.
extension Survey {
  static let version = 1

  /// The survey as JSON on one line.
  ///
  /// It is written place by place, because a tree of all places takes ten times the memory.
  var jsonLine: String {
    var line = "\(JSONValue.object(head))"
    line.removeLast()
    line += ",\"endpoints\":["
    for (index, endpoint) in endpoints.enumerated() {
      if index > 0 { line += "," }
      line += "{\"name\":\(JSONValue.string(endpoint.name)),\"places\":["
      for (index, place) in endpoint.root.everything.enumerated() {
        if index > 0 { line += "," }
        line += "\(place.facts.json(at: place.path))"
      }
      line += "]}"
    }
    return line + "]}"
  }

  /// What is beside the endpoints.
  private var head: JSONValue.Members {
    var reasons = JSONValue.Members()
    for reason in Unreadable.allCases {
      if let count = unreadable[reason], count > 0 {
        reasons[reason.rawValue] = .number(.init(count))
      }
    }
    return .init([
      "survey": .number(.init(Self.version)), "documents": .number(.init(documents)),
      "values": .number(.init(values)), "unreadable": .object(reasons),
      "parts": .array(
        parts.sorted { $0.key < $1.key }.map {
          .array([
            .string($0.key.text), .number(.init($0.value.documents)),
            .string(String($0.value.content, radix: 16)),
          ])
        }),
    ])
  }

  /// Reads a survey that was written as JSON.
  ///
  /// - Throws: ``InputError`` if it is none, or one of another version.
  init(json: JSONValue) throws(InputError) {
    let object = SurveyReader(json, "the survey")
    guard object.has("survey") else {
      throw InputError(description: "not a survey; 'builders survey --json' makes one")
    }
    let version = try object.count("survey")
    guard version == Self.version else {
      throw InputError(
        description:
          "a survey of version \(version), and this command reads version \(Self.version)")
    }
    var unreadable: [Unreadable: Int] = [:]
    for (name, count) in try object.member("unreadable").members {
      guard let reason = Unreadable(rawValue: name) else {
        throw .notSurvey("it has the unknown reason \(JSONText.quoted(name))")
      }
      unreadable[reason] = try SurveyReader(count, "unreadable").integer
    }
    var parts: [ExactText: Part] = [:]
    for part in try object.elements("parts") {
      let facts = try part.elements
      guard facts.count == 3, let content = UInt64(try facts[2].text, radix: 16) else {
        throw part.unexpected
      }
      parts[ExactText(try facts[0].text)] = Part(
        documents: try facts[1].integer, content: content)
    }
    var places = Places(limit: Self.placeLimit)
    for endpoint in try object.elements("endpoints") {
      let name = try endpoint.member("name").text
      for place in try endpoint.elements("places") {
        try places.read(place, of: name)
      }
    }
    let values = try object.count("values")
    try places.checkCounts(of: values)
    places.trim()
    self.init(
      documents: try object.count("documents"), values: values,
      unreadable: unreadable, parts: parts, places: places)
  }
}

extension InputError {
  static func notSurvey(_ reason: String) -> InputError {
    InputError(description: "not a survey: \(reason)")
  }
}

extension Places {
  fileprivate mutating func read(
    _ json: SurveyReader, of endpoint: String
  ) throws(InputError) {
    var place: Int? = root(of: endpoint)
    for step in try json.elements("path") {
      let step = try Step(step)
      place = place.flatMap { self.place(step, in: $0) }
    }
    let facts = try Facts(json)
    if let place { self[place].facts.merge(facts) }
  }

  /// - Throws: ``InputError`` if there are more values somewhere than around them.
  fileprivate func checkCounts(of values: Int) throws(InputError) {
    let surveyed = roots.values.reduce(0) { $0.saturatingSum(all[$1].facts.values) }
    guard surveyed == values else {
      throw .notSurvey(
        "it has \(values.counted("value")), and \(surveyed.grouped) at its endpoints")
    }
    for (index, place) in all.enumerated() {
      guard let step = place.step, let parent = place.parent else { continue }
      let (inner, outer) = (place.facts, all[parent].facts)
      let fits =
        switch step {
        case .key, .variant, .untold: inner.present <= outer.object.count
        case .elements: inner.values <= outer.elements.total
        case .position: inner.values <= outer.array.count
        case .content: inner.values <= outer.string.count
        case .members: inner.values <= outer.members.total
        }
      guard fits else {
        let path = JSONText.visible(path(of: index).text)
        throw .notSurvey("there are more values at '\(path)' than there is room for")
      }
    }
  }
}
