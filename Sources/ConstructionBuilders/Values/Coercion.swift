/// The conversions that a field may use for a value of another type.
///
/// An input takes a coercion as an argument, and nested builders inherit it:
///
/// ```swift
/// let sut = try CharacterResponseBuilder(json: data, coercion: .strict)
/// ```
///
/// A field can override it:
///
/// ```swift
/// _id = fields["id", .strict]
/// _tags = fields["tags", [.lenient, .arraysFromSingleValues]]
/// ```
///
/// A converted value is recorded as a repair. Without an exact conversion the value is not used:
/// only ``nearestWholeNumbers`` rounds, and a value is never invented.
public struct Coercion: OptionSet, Hashable, Sendable, BitwiseCopyable {
  @_documentation(visibility: internal)
  public let rawValue: UInt32

  @_documentation(visibility: internal)
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A String from the digits of a number: `42` is read as `"42"`.
  public static let stringsFromNumbers = Coercion(rawValue: 1 << 0)
  /// A String from a boolean: `true` is read as `"true"`. It is no part of ``lenient``: many
  /// senders write `false` for "none", and `"false"` would be an invented text.
  public static let stringsFromBooleans = Coercion(rawValue: 1 << 1)
  /// A number from a numeral in a string: `" 042 "` is read as 42.
  public static let numbersFromStrings = Coercion(rawValue: 1 << 2)
  /// An integer, Double, Float or CGFloat from a boolean: `true` is read as 1. It is no part of
  /// ``lenient``: many senders write `false` for "none", and 0 would be an invented number.
  public static let numbersFromBooleans = Coercion(rawValue: 1 << 3)
  /// A Bool from a word for true or false: `"yes"` is read as true.
  public static let booleansFromStrings = Coercion(rawValue: 1 << 4)
  /// A Bool from 1 or 0, and from no other number.
  public static let booleansFromNumbers = Coercion(rawValue: 1 << 5)
  /// The nearest Double or Float, for a whole number that the type does not hold exactly.
  public static let nearestWholeNumbers = Coercion(rawValue: 1 << 6)
  /// A URL of which characters have to be percent-encoded: `"/pokémon"` is read as
  /// `/pok%C3%A9mon`. It does so in path, query and fragment only, as `JSONDecoder` does there. A
  /// backslash is not encoded, nor is a URL of the web without a host: `"http:a b"`.
  public static let percentEncodedURLs = Coercion(rawValue: 1 << 12)

  /// One value where an array is expected: `"a"` is read as `["a"]`.
  ///
  /// Nobody sent an element that is made of "none": under ``emptyStringAsNull``, `""` is null and
  /// not `[""]`; under ``stringsFromBooleans`` or ``numbersFromBooleans``, `false` is null and not
  /// `[0]`. Where Bools are expected, it is `[false]`.
  public static let arraysFromSingleValues = Coercion(rawValue: 1 << 7)
  /// The only element of an array where one value is expected: `["a"]` is read as `"a"`, and
  /// `[{…}]` as `{…}`. An array of two elements, or of none, is no such value.
  public static let singleValuesFromArrays = Coercion(rawValue: 1 << 14)
  /// `[]` where an object is expected. PHP writes an empty object like this.
  public static let emptyArraysAsObjects = Coercion(rawValue: 1 << 8)
  /// An array or object that is written as JSON inside a string.
  public static let embeddedJSON = Coercion(rawValue: 1 << 9)
  /// `""` as null, if `""` is not itself a value of the field's type. An array of Strings has none.
  ///
  /// Where a sender means null by it, ``FieldFormat/null(_:or:)`` says so without a finding.
  public static let emptyStringAsNull = Coercion(rawValue: 1 << 10)
  /// `false` as null, if a Bool is not itself a value of the field's type.
  ///
  /// It is part of no set. Some senders write `false` for "none" and the value otherwise:
  ///
  /// ```swift
  /// // false, or a time
  /// _edited = fields["edited", [.lenient, .falseAsNull]]
  /// ```
  ///
  /// It has precedence over ``stringsFromBooleans`` and ``numbersFromBooleans``.
  public static let falseAsNull = Coercion(rawValue: 1 << 13)
  /// `[]` as null, if an array is not itself a value of the field's type.
  ///
  /// It is part of no set, and has precedence over ``emptyArraysAsObjects``: PHP writes `[]` for an
  /// object without members, and some senders for no object.
  public static let emptyArraysAsNull = Coercion(rawValue: 1 << 15)
  /// `{"0": …, "1": …}` as an array.
  ///
  /// PHP writes arrays like this, above all if numbers are missing: `{"1": "a", "3": "b"}` is read
  /// as `["a", "b"]`, in the order of the numbers. All keys must be numbers from 0 on. Paths have
  /// the numbers: that of `"b"` ends with `[3]`.
  public static let numberedObjectsAsArrays = Coercion(rawValue: 1 << 11)

  /// A key that is not there by one that differs in ASCII case, `_` and `-`: `userId` by `user_id`
  /// or `UserID`.
  ///
  /// It is part of no set. There is one finding for an object, of the first key that was found like
  /// this:
  ///
  /// ```swift
  /// let report = CharacterBuilder.report(
  ///   json: #"{"ID": 7, "Name": "Scott"}"#, coercion: [.lenient, .keysInAnyCase])
  /// // ID: read from ID instead of id
  /// ```
  ///
  /// Several keys that differ from it so are a problem that names them, and none is read. A key
  /// that the builder declares is left to its own field. The builder declares what it reads of an
  /// object without members: a key that it reads only after a look at other values is not known.
  /// Neither is any key where no builder reads the object, as on a path from the root, or where the
  /// object was made of another value.
  ///
  /// Keys of dictionaries are data, and stay as they are. Of an object that was cut off or is still
  /// arriving, no other key is read: the exact one may follow.
  public static let keysInAnyCase = Coercion(rawValue: 1 << 16)

  /// A trailing comma, and comments of the kinds `// …` and `/* … */`.
  ///
  /// It is part of no set. It is an option of a document, not of a field, and is asked only where a
  /// document would be refused:
  ///
  /// ```swift
  /// let report = CharacterBuilder.report(json: data, coercion: [.lenient, .looseSyntax])
  /// // line 4, column 20: read over a trailing comma, which JSON does not have
  /// ```
  ///
  /// Each is a repair of the kind ``Finding/Kind/syntax`` of the root. A report and a ``JSONRoot``
  /// have it; a builder does not keep it. After the last element or member one comma is read over,
  /// and a comment wherever white space can stand. A comment without an end is refused.
  ///
  /// Streams, snapshots, edits and JSON in strings do not know it: there, the document is refused.
  public static let looseSyntax = Coercion(rawValue: 1 << 20)

  /// Those that read a value as null.
  package static let readingNull: Coercion = [
    .emptyStringAsNull, .falseAsNull, .emptyArraysAsNull,
  ]

  /// Whether keys are read in any case: `contains(.keysInAnyCase)`, which a client would call.
  @inlinable
  var isInAnyCase: Bool { rawValue & 1 << 16 != 0 }

  /// No conversions.
  public static let strict: Coercion = []

  /// Conversions between strings and numbers, and booleans from both, but neither from a boolean;
  /// and ``percentEncodedURLs``. All but ``nearestWholeNumbers`` are exact. This is the default.
  public static let lenient: Coercion = [
    .stringsFromNumbers, .numbersFromStrings, .booleansFromStrings, .booleansFromNumbers,
    .nearestWholeNumbers, .percentEncodedURLs,
  ]

  /// ``lenient``, strings and numbers from booleans, and also repairs of shape.
  ///
  /// These are arrays from single values and the reverse, empty arrays as objects, numbered objects
  /// as arrays, embedded JSON, and empty strings as null.
  public static let forgiving: Coercion = [
    .lenient, .stringsFromBooleans, .numbersFromBooleans, .arraysFromSingleValues,
    .singleValuesFromArrays, .emptyArraysAsObjects, .numberedObjectsAsArrays, .embeddedJSON,
    .emptyStringAsNull,
  ]
}
