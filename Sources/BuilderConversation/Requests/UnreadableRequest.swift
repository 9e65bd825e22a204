import Foundation

/// A request of which there is too little to be answered.
struct UnreadableRequest: Error {
  /// What it lacks, in words.
  let reason: String
  /// Where the request comes from, as far as that could be read.
  let start: Location?
}

extension Request {
  /// The request in a message.
  static func decoded(from message: Data) throws(UnreadableRequest) -> Request {
    do {
      return try JSONDecoder().decode(Request.self, from: message)
    } catch let error as DecodingError {
      let start = try? JSONDecoder().decode(AttributePlace.self, from: message).location
      throw UnreadableRequest(reason: error.words, start: start)
    } catch {
      throw UnreadableRequest(reason: "it is no JSON", start: nil)
    }
  }
}

/// Where the attribute of a request stands, which may lack everything else.
private struct AttributePlace: Decodable {
  let location: Location?

  init(from decoder: any Decoder) throws {
    let macro = try decoder.container(keyedBy: AnyKey.self)
      .nestedContainer(keyedBy: AnyKey.self, forKey: "expandAttachedMacro")
    location = try macro.decode(Syntax.self, forKey: "attributeSyntax").start
  }
}

extension DecodingError {
  /// What is wrong and where, in the same words on every platform.
  fileprivate var words: String {
    switch self {
    case .keyNotFound(let key, let context):
      "it lacks '\(Self.path(context.codingPath + [key]))'"
    case .valueNotFound(_, let context):
      "'\(Self.path(context.codingPath))' is null"
    case .typeMismatch(_, let context) where !context.codingPath.isEmpty:
      "'\(Self.path(context.codingPath))' is of another kind"
    case .typeMismatch:
      "it is no object"
    case .dataCorrupted: "it is no JSON"
    @unknown default: "it cannot be read"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }
}
