/// What the command line asks for.
struct Options {
  /// What to measure.
  enum Mode: Equatable {
    case compare
    case scaling
    case threads
    case cold
    case hostile
    case watching
    case editing
    case streaming
    case streamingMemory(StreamingMemory.Framing)
    case once(String, CandidateName)
    case describe
    case list
    case help
  }

  var mode = Mode.compare
  var workloads: [String] = []
  var files: [String] = []
  var candidates = CandidateName.allCases
  var plan = Plan()
  var isJSON = false
}

extension Options {
  /// - Throws: An ``OptionError`` for what cannot be understood.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var chosen: [CandidateName] = []
    while let option = rest.popFirst() {
      switch option {
      case "--workload": workloads.append(try Self.value(of: option, in: &rest))
      case "--candidate": chosen.append(try Self.candidate(Self.value(of: option, in: &rest)))
      case "--file": files.append(try Self.value(of: option, in: &rest))
      case "--rounds": plan.rounds = try Self.number(of: option, in: &rest)
      case "--seconds": plan.seconds = try Self.number(of: option, in: &rest)
      case "--json": isJSON = true
      case "--scaling": mode = .scaling
      case "--threads": mode = .threads
      case "--cold": mode = .cold
      case "--hostile": mode = .hostile
      case "--watching": mode = .watching
      case "--editing": mode = .editing
      case "--streaming": mode = .streaming
      case "--stream": mode = try Self.stream(Self.value(of: option, in: &rest))
      case "--once": mode = try Self.once(Self.value(of: option, in: &rest))
      case "--describe": mode = .describe
      case "--list": mode = .list
      case "--help", "-h": mode = .help
      default: throw OptionError("unknown option \(option)")
      }
    }
    if !chosen.isEmpty { candidates = chosen }
    if !files.isEmpty, mode == .scaling || mode == .cold {
      throw OptionError("--file cannot be combined with --scaling or --cold")
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else { throw OptionError("\(option) needs a value") }
    return value
  }

  private static func number<Number: LosslessStringConvertible & Comparable & Numeric>(
    of option: String, in rest: inout ArraySlice<String>
  ) throws -> Number {
    let text = try value(of: option, in: &rest)
    guard let number = Number(text), number > 0 else {
      throw OptionError("\(option) needs a number above 0, not \(text)")
    }
    return number
  }

  private static func candidate(_ name: String) throws -> CandidateName {
    guard let candidate = CandidateName(rawValue: name) else {
      throw OptionError("there is no candidate \(name); --list lists them")
    }
    return candidate
  }

  private static func once(_ text: String) throws -> Mode {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.count == 2 else {
      throw OptionError("--once needs a workload and a candidate, such as marvel-full/builders")
    }
    return .once(parts[0], try candidate(parts[1]))
  }
  private static func stream(_ name: String) throws -> Mode {
    guard let framing = StreamingMemory.Framing(rawValue: name) else {
      throw OptionError("--stream needs lines or array, not \(name)")
    }
    return .streamingMemory(framing)
  }
}
