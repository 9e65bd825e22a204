/// What a mutation does to a value, or to the text around it.
///
/// | operations | the value becomes |
/// |---|---|
/// | `drop` | nothing: member or element are removed |
/// | `null` `string` `number` `boolean` `array` `object` | one of another kind |
/// | `number-as-string` `string-as-number` `boolean-as-number` | the same, as another kind |
/// | `empty-string` `white-space` `zero` `negative` `fraction` | an edge of its type |
/// | `beyond-int` `beyond-precision` `beyond-double` | `Int.max` + 1, 2⁵³ + 1, 1e400 |
/// | `emptied` `unwrapped` | `[]` or `{}`; the first element of the array |
/// | `element-duplicated` `element-of-wrong-kind` `element-null` | the array with one element more |
/// | `key-case` `duplicate-key` | the same, its key in another case, or after a null under the same key |
/// | `unknown-key` `reordered` | the object with a member more, or its members reversed |
/// | `lone-surrogate` `invalid-utf8` `trailing-comma` `deep-nesting` | what is no JSON |
/// | `cut-off` `trailing-garbage` `byte-order-mark` | the same, and the text is another |
public enum MutationOperation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The member or the element is not there.
  case drop
  /// The value is null.
  case null
  /// The value is a text.
  case string
  /// The value is a number.
  case number
  /// The value is a boolean.
  case boolean
  /// The value is an array.
  case array
  /// The value is an object.
  case object
  /// The number is written as a text.
  case numberAsString = "number-as-string"
  /// The text is a number.
  case stringAsNumber = "string-as-number"
  /// The boolean is 1 or 0.
  case booleanAsNumber = "boolean-as-number"
  /// The text is empty.
  case emptyString = "empty-string"
  /// The text is white space.
  case whiteSpace = "white-space"
  /// The number is 0.
  case zero
  /// The number is below 0.
  case negative
  /// The number is not a whole one.
  case fraction
  /// The number is `Int.max` + 1.
  case beyondInt = "beyond-int"
  /// The number is 2⁵³ + 1, which no `Double` holds.
  case beyondPrecision = "beyond-precision"
  /// The number is 1e400, which is more than a `Double` holds.
  case beyondDouble = "beyond-double"
  /// The array or object is empty.
  case emptied
  /// The array is its first element.
  case unwrapped
  /// The array has an element twice.
  case elementDuplicated = "element-duplicated"
  /// The array has one more element, of another kind.
  case elementOfWrongKind = "element-of-wrong-kind"
  /// The array has one more element, which is null.
  case elementNull = "element-null"
  /// The key is written in another case.
  case keyCase = "key-case"
  /// The key is there twice, the first time with another value.
  case duplicateKey = "duplicate-key"
  /// The object has a member more.
  case unknownKey = "unknown-key"
  /// The members of the object are in reverse.
  case reordered
  /// The text has half a surrogate pair in it, which is no text.
  case loneSurrogate = "lone-surrogate"
  /// The text has bytes in it that are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// The array or object has a comma too many.
  case trailingComma = "trailing-comma"
  /// The value is nested deeper than is read.
  case deepNesting = "deep-nesting"
  /// The document ends too early.
  case cutOff = "cut-off"
  /// The document has more behind it.
  case trailingGarbage = "trailing-garbage"
  /// The document begins with a byte order mark.
  case byteOrderMark = "byte-order-mark"
}

extension MutationOperation: CustomStringConvertible {
  public var description: String { rawValue }
}

extension MutationOperation {
  /// Whether what it makes is not JSON by RFC 8259, or nested deeper than is read.
  var makesMalformedText: Bool {
    switch self {
    case .loneSurrogate, .invalidUTF8, .trailingComma, .deepNesting, .cutOff, .trailingGarbage: true
    default: false
    }
  }

  /// Whether no parser should make a model of what it makes: it is no JSON, or has a text that no `String` holds.
  ///
  /// A comma too many is not among these, although it is no JSON, because `JSONDecoder` passes over it. Nor is deep
  /// nesting: it is JSON, and a parser may pass over a member that it does not know.
  var makesUnreadableText: Bool {
    switch self {
    case .loneSurrogate, .invalidUTF8, .cutOff, .trailingGarbage: true
    default: false
    }
  }

  /// Whether the value becomes a number.
  var makesNumber: Bool {
    switch self {
    case .number, .stringAsNumber, .booleanAsNumber, .zero, .negative, .fraction, .beyondInt,
      .beyondPrecision, .beyondDouble:
      true
    default: false
    }
  }

  /// Whether what it makes means the same to every builder.
  var meansTheSame: Bool {
    switch self {
    case .duplicateKey, .reordered, .byteOrderMark: true
    default: false
    }
  }

  /// Whether it is about the text as a whole.
  var isOfDocument: Bool {
    switch self {
    case .cutOff, .trailingGarbage, .byteOrderMark: true
    default: false
    }
  }
}
