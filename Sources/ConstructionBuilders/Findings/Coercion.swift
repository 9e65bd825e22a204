/// Which values of another kind may be used where an exact conversion exists.
///
/// It is handed in at the door, inherited by nested builders, and can be overridden at a field:
///
/// ```swift
/// let sut = try CharacterResponseBuilder(json: data, coercion: .strict)
/// _id = fields["id", .strict]
/// _tags = fields["tags", [.lenient, .singleElements]]
/// ```
///
/// A value that was used after a coercion goes on record as a repair. Where no exact conversion
/// exists the value is not used, whatever is allowed: nothing is ever invented.
public struct Coercion: OptionSet, Hashable, Sendable, BitwiseCopyable {
  @_documentation(visibility: internal)
  public let rawValue: UInt16

  @_documentation(visibility: internal)
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A String from a number's digits: `42` is read as `"42"`.
  public static let stringsFromNumbers = Coercion(rawValue: 1 << 0)
  /// A String from a boolean: `true` is read as `"true"`.
  public static let stringsFromBooleans = Coercion(rawValue: 1 << 1)
  /// A number from a numeral: `" 042 "` is read as 42.
  public static let numbersFromStrings = Coercion(rawValue: 1 << 2)
  /// A number from a boolean: `true` is read as 1.
  public static let numbersFromBooleans = Coercion(rawValue: 1 << 3)
  /// A Bool from a truth word: `"yes"` is read as true.
  public static let booleansFromStrings = Coercion(rawValue: 1 << 4)
  /// A Bool from 1 or 0, and from no other number.
  public static let booleansFromNumbers = Coercion(rawValue: 1 << 5)
  /// The nearest Double or Float for a whole number that neither holds exactly.
  public static let nearestWholeNumbers = Coercion(rawValue: 1 << 6)

  /// One value where an array is expected: `"a"` is read as `["a"]`.
  public static let singleElements = Coercion(rawValue: 1 << 7)
  /// `[]` where an object is expected, as PHP writes an empty one.
  public static let emptyArraysAsObjects = Coercion(rawValue: 1 << 8)
  /// An array or object that was written into a string as JSON.
  public static let embeddedJSON = Coercion(rawValue: 1 << 9)
  /// `""` as null, where it is not itself a value of the field's type.
  public static let emptyStringAsNull = Coercion(rawValue: 1 << 10)
  /// `{"0": …, "1": …}` as a list, as PHP writes one: every key from 0 on, in any order, and no
  /// other.
  public static let numberedObjectsAsArrays = Coercion(rawValue: 1 << 11)

  /// No coercion at all.
  public static let strict: Coercion = []

  /// Exact conversions between strings, numbers and booleans: the default.
  public static let lenient: Coercion = [
    .stringsFromNumbers, .stringsFromBooleans, .numbersFromStrings, .numbersFromBooleans,
    .booleansFromStrings, .booleansFromNumbers, .nearestWholeNumbers,
  ]

  /// ``lenient``, and repairs of shape: single elements, empty arrays as objects, numbered objects
  /// as arrays, embedded JSON and empty strings as null.
  public static let forgiving: Coercion = [
    .lenient, .singleElements, .emptyArraysAsObjects, .numberedObjectsAsArrays, .embeddedJSON,
    .emptyStringAsNull,
  ]
}
