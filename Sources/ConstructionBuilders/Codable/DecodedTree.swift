/// A value from any decoder, as a dictionary would hold it.
///
/// It keeps the dates and data of a property list, and numbers as exact as the decoder has them.
/// Decoding never fails. A value that the decoder cannot read becomes an `UnreadableValue`, and
/// only the field that reads it is unusable.
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
      // A decoder does not advance after a failure, so this would loop forever. The rest still
      // counts.
      let rest = max(0, (container.count ?? 0) - elements.count)
      elements += Array(repeating: UnreadableValue(), count: rest)
      break
    }
    return elements
  }
}
