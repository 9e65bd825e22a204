/// Tells texts that are data from names that somebody chose while programming.
///
/// A key such as `5f2b…`, `2026-03-01` or `42` names one thing among many. The path of a survey
/// then has `{}` in its place, and the template of an endpoint has `{id}`. The decision rests on
/// the text alone, so it is the same whatever else is surveyed.
enum DataText {
  /// The longest text that can be a name, in bytes.
  private static let longestName = 80

  static func isData(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { unsafe isData($0) }
  }

  private static func isData(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 0 else { return false }
    // `@type` of JSON-LD, `@timestamp` of a log, `$ref` of a schema.
    if unsafe bytes[0] == UInt8(ascii: "@") || bytes[0] == UInt8(ascii: "$"), bytes.count > 1,
      unsafe bytes[1].isLetter
    {
      return unsafe isData(UnsafeBufferPointer(rebasing: bytes[1...]))
    }
    if bytes.count > longestName { return true }
    var classes = Classes()
    for index in 0..<bytes.count { unsafe classes.add(bytes[index]) }
    // The plain names, which nearly all keys are, are told at once.
    if classes.digits == 0 {
      guard classes.signs > 0 else { return false }
      return unsafe classes.hasSeparatorOfData || areGroups(bytes, classes)
    }
    // `+1` and `-1` are names of reactions.
    if classes.letters == 0, classes.others == 0, unsafe bytes[0].isDigit { return true }
    if classes.hasSeparatorOfData { return true }
    if unsafe beginsWithDate(bytes) { return true }
    return unsafe isUUID(classes, bytes.count) || isHash(classes, bytes.count)
      || isOpaque(classes, bytes.count) || areGroups(bytes, classes)
  }

  /// Such as `0b1f9a70-3a4e-4a64-9d6a-0c8f1d2e3f40`.
  private static func isUUID(_ classes: Classes, _ count: Int) -> Bool {
    count == 36 && classes.hyphens == 4 && classes.hexadecimals == 32
  }

  /// Such as `70:ee:50:36:94:7c`, `70ee.5036.947c` and other addresses: hexadecimal digits, enough
  /// for an address, in groups that are equally long.
  private static func areGroups(_ bytes: UnsafeBufferPointer<UInt8>, _ classes: Classes) -> Bool {
    guard classes.signs > 1, classes.hexadecimals >= 12,
      classes.hexadecimals + classes.signs == bytes.count
    else { return false }
    let (groups, signs) = (classes.signs + 1, ":-.".utf8)
    let size = classes.hexadecimals / groups
    guard 2...4 ~= size, size * groups == classes.hexadecimals, unsafe signs.contains(bytes[size])
    else { return false }
    return (0..<bytes.count).allSatisfy { index in
      unsafe (bytes[index] == bytes[size]) == (index % (size + 1) == size)
    }
  }

  /// Such as `5f2b91c0a4` and other hexadecimal digits.
  private static func isHash(_ classes: Classes, _ count: Int) -> Bool {
    count >= 10 && classes.hexadecimals == count
  }

  /// Such as `01ARZ3NDEKTSV4RRFFQ69G5FAV` and other identifiers that nobody reads.
  private static func isOpaque(_ classes: Classes, _ count: Int) -> Bool {
    count >= 16 && classes.digits >= 4 && classes.others == 0 && classes.signs == classes.hyphens
      && classes.uppercase > 0
  }

  /// Such as `2026-03-01` and `2026-03-01T08:00:00Z`.
  private static func beginsWithDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 10 else { return false }
    for index in 0..<10 {
      let byte = unsafe bytes[index]
      let isHyphen = index == 4 || index == 7
      guard isHyphen ? byte == UInt8(ascii: "-") : byte &- 0x30 <= 9 else { return false }
    }
    return true
  }

  /// How many characters of each kind there are.
  private struct Classes {
    var digits = 0
    var letters = 0
    var uppercase = 0
    var hexadecimals = 0
    var hyphens = 0
    /// Hyphens, underscores, points and other ASCII signs.
    var signs = 0
    /// Bytes that are not ASCII.
    var others = 0
    /// Whether there is an `@`, or a `/`, which no name has.
    var hasSeparatorOfData = false

    mutating func add(_ byte: UInt8) {
      switch byte {
      case 0x30...0x39:
        digits &+= 1
        hexadecimals &+= 1
      case 0x61...0x7A, 0x41...0x5A:
        letters &+= 1
        if byte & 0x20 == 0 { uppercase &+= 1 }
        if byte | 0x20 <= 0x66 { hexadecimals &+= 1 }
      case UInt8(ascii: "-"):
        hyphens &+= 1
        signs &+= 1
      case 0..<0x80:
        signs &+= 1
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/") { hasSeparatorOfData = true }
      default: others &+= 1
      }
    }
  }
}
