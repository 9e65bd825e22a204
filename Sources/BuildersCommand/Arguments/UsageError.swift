import ConstructionBuilders

/// A mistake in the command line.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(String)
  case valueOfFlag(String)
  case repeated(String)
  case missingArgument(String)
  case unexpectedArgument(String)
  /// A value that an option cannot have, and what it can.
  case badValue(String, of: String, expected: String)
  case contradiction(String, String)
  /// There is not just one endpoint, or none of the name that was asked for.
  case endpoints([String], isUnknown: Bool)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "Unknown command '\(JSONText.visible(name))'\(Self.hint(nearest))"
    case .unknownOption(let name, let nearest):
      "Unknown option '\(JSONText.visible(name))'\(Self.hint(nearest))"
    case .missingValue(let title): "Missing value for '\(title)'"
    case .valueOfFlag(let name): "The option '\(name)' takes no value"
    case .repeated(let name): "The option '\(name)' was given twice"
    case .missingArgument(let name): "Missing expected argument '<\(name)>'"
    case .unexpectedArgument(let text): "Unexpected argument '\(JSONText.visible(text))'"
    case .badValue(let value, let option, let expected):
      "The value '\(JSONText.visible(value))' is invalid for '\(option)': expected \(expected)"
    case .contradiction(let one, let other): "'\(one)' and '\(other)' exclude each other"
    case .endpoints(let names, let isUnknown):
      (isUnknown ? "No endpoint has the name of --endpoint" : "Choose an endpoint with --endpoint")
        + ": " + names.map { "\n  " + JSONText.visible($0) }.joined()
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { ". Did you mean '\($0)'?" } ?? ""
  }
}

extension String {
  /// The word that takes the fewest edits to become; nil if none is near.
  func nearest(in words: [String]) -> String? {
    let near = words.map { (word: $0, distance: distance(to: $0)) }
      .filter { $0.distance <= max(1, $0.word.count / 3) }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// How many characters have to be inserted, removed or replaced.
  private func distance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
