import Foundation

/// A value out of any decoder, as a dictionary would hold it: with the dates and data of a property list, and with
/// numbers as exact as the decoder has them.
///
/// It is never in vain: what the decoder cannot read stands there as unreadable, and is the matter of one field.
struct DecodedTree: Decodable {
  let value: Any

  init(from decoder: any Decoder) throws {
    if let text = decoder.textOrNull {
      value = text
    } else if let integer = decoder.wholeNumber {
      value = integer
    } else if decoder.codingPath.count >= JSONValue.deepestCoding {
      value = UnreadableValue()
    } else if let container = try? decoder.container(keyedBy: AnyCodingKey.self) {
      var members: [String: Any] = [:]
      for key in container.allKeys {
        members[key.stringValue] =
          (try? container.decode(DecodedTree.self, forKey: key))?.value ?? UnreadableValue()
      }
      value = members
    } else if var container = try? decoder.unkeyedContainer() {
      value = Self.elements(of: &container)
    } else {
      value = decoder.decodedScalar ?? UnreadableValue()
    }
  }

  private static func elements(of container: inout any UnkeyedDecodingContainer) -> [Any] {
    var elements: [Any] = []
    while !container.isAtEnd {
      let index = container.currentIndex
      elements.append((try? container.decode(DecodedTree.self))?.value ?? UnreadableValue())
      guard container.currentIndex == index else { continue }
      // It stands still after a failure, and would do so for ever. The rest is there all the same.
      let rest = max(0, (container.count ?? 0) - elements.count)
      elements += Array(repeating: UnreadableValue(), count: rest)
      break
    }
    return elements
  }
}
