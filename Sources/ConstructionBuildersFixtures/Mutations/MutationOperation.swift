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
  case drop, null, string, number, boolean, array, object
  case numberAsString = "number-as-string"
  case stringAsNumber = "string-as-number"
  case booleanAsNumber = "boolean-as-number"
  case emptyString = "empty-string"
  case whiteSpace = "white-space"
  case zero, negative, fraction
  case beyondInt = "beyond-int"
  case beyondPrecision = "beyond-precision"
  case beyondDouble = "beyond-double"
  case emptied, unwrapped
  case elementDuplicated = "element-duplicated"
  case elementOfWrongKind = "element-of-wrong-kind"
  case elementNull = "element-null"
  case keyCase = "key-case"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case reordered
  case loneSurrogate = "lone-surrogate"
  case invalidUTF8 = "invalid-utf8"
  case trailingComma = "trailing-comma"
  case deepNesting = "deep-nesting"
  case cutOff = "cut-off"
  case trailingGarbage = "trailing-garbage"
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
