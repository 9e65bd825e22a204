/// The change that a mutation makes to a value, or to the text around it.
public enum MutationOperation: String, Hashable, Sendable, Codable, CodingKeyRepresentable,
  CaseIterable
{
  /// The member or the element is removed.
  case drop
  /// The value is null.
  case null
  /// The value is a string.
  case string
  /// The value is a number.
  case number
  /// The value is a boolean.
  case boolean
  /// The value is an array.
  case array
  /// The value is an object.
  case object
  /// The number is a string.
  case numberAsString = "number-as-string"
  /// The string is a number.
  case stringAsNumber = "string-as-number"
  /// The boolean is 1 or 0.
  case booleanAsNumber = "boolean-as-number"
  /// The value is an empty string.
  case emptyString = "empty-string"
  /// The value is a string of whitespace.
  case whiteSpace = "white-space"
  /// The value is 0.
  case zero
  /// The value is a number below 0.
  case negative
  /// The value is a number that is not an integer.
  case fraction
  /// The value is `Int.max` + 1.
  case beyondInt = "beyond-int"
  /// The value is 2⁵³ + 1, which no `Double` holds.
  case beyondPrecision = "beyond-precision"
  /// The value is 1e400, which is too large for a `Double`.
  case beyondDouble = "beyond-double"
  /// The array or object is empty.
  case emptied
  /// The array is its first element.
  case unwrapped
  /// The array has its first element twice.
  case elementDuplicated = "element-duplicated"
  /// The array has one more element, of another JSON type.
  case elementOfWrongKind = "element-of-wrong-kind"
  /// The array has one more element, which is null.
  case elementNull = "element-null"
  /// The key is written in another case.
  case keyCase = "key-case"
  /// The key occurs twice, first with another value.
  case duplicateKey = "duplicate-key"
  /// The object has one more member.
  case unknownKey = "unknown-key"
  /// The members of the object are in reverse order.
  case reordered
  /// The string escapes a lone surrogate.
  case loneSurrogate = "lone-surrogate"
  /// The string has bytes that are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// The array or the object has a trailing comma.
  case trailingComma = "trailing-comma"
  /// The value is an array of 10 000 levels.
  case deepNesting = "deep-nesting"
  /// The text is cut off.
  case cutOff = "cut-off"
  /// The text has trailing garbage.
  case trailingGarbage = "trailing-garbage"
  /// The text begins with a byte order mark.
  case byteOrderMark = "byte-order-mark"
}

extension MutationOperation {
  /// Whether the result is not JSON by RFC 8259, or nested deeper than builders read.
  var makesMalformedText: Bool {
    makesUnreadableText || [.trailingComma, .deepNesting].contains(self)
  }

  /// Whether every parser has to reject the result: it is not JSON, or has a string that no
  /// `String` holds.
  ///
  /// A trailing comma is not among these, because `JSONDecoder` accepts it. Neither is deep
  /// nesting: it is valid JSON, and a parser may skip a member that it does not know.
  var makesUnreadableText: Bool {
    [.loneSurrogate, .invalidUTF8, .cutOff, .trailingGarbage].contains(self)
  }

  /// Whether the value becomes a number.
  var makesNumber: Bool {
    [
      .number, .stringAsNumber, .booleanAsNumber, .zero, .negative, .fraction, .beyondInt,
      .beyondPrecision, .beyondDouble,
    ].contains(self)
  }

  /// Whether the result means the same to every builder.
  var meansTheSame: Bool { [.duplicateKey, .reordered, .byteOrderMark].contains(self) }

  /// Whether the operation is about the whole text.
  var isOfDocument: Bool { [.cutOff, .trailingGarbage, .byteOrderMark].contains(self) }
}
