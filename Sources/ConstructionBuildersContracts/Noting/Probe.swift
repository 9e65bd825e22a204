import ConstructionBuilders

/// Values that show what a type or a format of a client takes.
enum Probe {
  static let allKinds: [JSONType] = [.null, .boolean, .number, .string, .array, .object]

  /// Values of all kinds, among them the texts that the library's own types take.
  static let values: [JSONValue] =
    [.null, true, false, [], [0], ["a"], .object(JSONValue.Members()), ["a": 0]] + numbers + texts

  /// Raw values that hardly any enumeration has.
  static let nonsense: [JSONValue] = [
    "\u{1}no raw value", "ñô ràw välüé", 86_028_157, -7_919, 119, 0.000_123,
  ]

  private static let numbers: [JSONValue] = [0, 1, 42, -1, 1.5, 1_700_000_000]

  private static let texts: [JSONValue] = [
    "", "a", "1", "1.5", "true", "2024-05-06", "2024-05-06T07:08:09Z", "07:08", "ff", "#ff0000",
    "00000000-0000-4000-8000-000000000000", "aGk=", "https://example.com/a", "a@example.com", "en",
    "1.2.3", "[]", "{}",
  ]
}
