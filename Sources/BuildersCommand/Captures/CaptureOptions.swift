import ConstructionBuilders

/// How captures are read.
struct CaptureOptions: Sendable {
  /// Nil if each file tells.
  var format: CaptureFormat?
  /// The path of the part that is surveyed.
  var path: [Step] = []
  /// Where a document says when it was made; nil if it does not.
  var time: [Step]?
  /// The key of everything that is read; nil for none.
  var key: String?
  /// The paths of objects whose keys are data.
  var maps: [[Step]] = []
  /// What earlier surveys have shown about the types of objects, by the names of endpoints.
  var learned: [ExactText: LearnedTypes] = [:]
  /// The templates of paths of endpoints.
  var templates: [String] = []
  var filter = RequestFilter()
  /// The endpoint that is surveyed, with or without method and host; nil for all.
  var endpoint: String?
  var showsValues = false
  var threads = 2
  /// Copies of what is read several times, by their paths.
  var copies: [String?: Descriptor] = [:]

  /// Why there is nothing, if nothing was where it was looked for. Without a path, that is only so
  /// in HAR files.
  var absence: String {
    path.isEmpty ? "no log.entries in the HAR file" : "nothing is at the path of --at"
  }
}

extension [Step] {
  /// The steps of a path as people write it: `data.results[]`, `["a b"].c`. It is what ``text``
  /// gives, so the key in brackets is one of JSON.
  ///
  /// - Returns: Nil if it is none.
  init?(text: String) {
    self = []
    // A bracket or a dot is one Character with a combining mark after it.
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      if rest.starts(with: "[]".unicodeScalars) {
        append(.elements)
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "{}".unicodeScalars) {
        append(.members)
        rest = rest.dropFirst(2)
      } else if rest.first == "[" {
        guard let (key, end) = Self.keyInBrackets(rest) else { return nil }
        append(.key(key))
        rest = rest[end...]
      } else {
        if rest.first == "." {
          guard !isEmpty else { return nil }
          rest = rest.dropFirst()
        }
        let key = rest.prefix { $0 != "." && $0 != "[" && $0 != "{" }
        guard !key.isEmpty else { return nil }
        append(.key(String(key)))
        rest = rest[key.endIndex...]
      }
    }
  }

  /// The key of the first brackets, and their end: where they are an array of JSON.
  private static func keyInBrackets(
    _ text: Substring.UnicodeScalarView
  ) -> (key: String, end: String.Index)? {
    for index in text.indices where text[index] == "]" {
      let array = try? JSONValue(json: String(text[...index]))
      guard case .array(let elements)? = array else { continue }
      guard elements.count == 1, case .string(let key) = elements[0] else { return nil }
      return (key, text.index(after: index))
    }
    return nil
  }
}
