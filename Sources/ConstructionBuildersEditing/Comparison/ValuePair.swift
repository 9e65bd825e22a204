internal import ConstructionBuilders

/// A value that was set, beside the one that was read, and beside what was sent.
struct ValuePair {
  let new: Any

  /// The value that was read; nil if there was none.
  let old: Any?

  /// Where the value was sent; nil if it was not.
  let place: Place?

  /// What a new value should look like: a sibling.
  let model: Place?

  var reading: Reading

  /// Whether the sibling was read as the value will be: one that is replaced with all others may
  /// have been read as another type.
  var isSiblingRead = false

  init(_ new: Any, _ old: Any?, at place: Place?, like model: Place? = nil, _ reading: Reading) {
    self.new = new
    self.old = old
    self.place = place
    self.model = model
    self.reading = reading
  }

  /// What a new value should look like: what was sent in its place, or else a sibling. Of a string,
  /// it is the document that it holds.
  var pattern: Place? { (place ?? model)?.unembedded(by: reading.coercion) }

  /// Whether a new value is written as JSON in a string: as that was sent, or in its declared form.
  var isInString: Bool {
    if pattern != nil, (place ?? model)?.kind == .string { return true }
    return reading.isInString && place.map { ![.object, .array].contains($0.kind) } ?? true
  }
}

/// How a value is read.
struct Reading {
  var coercion: Coercion

  /// The words of its format; nil for the type's own.
  var format: FormatWords?

  /// What was sent beside the value for none, if it is not null.
  var none: JSONValue?

  /// Whether its format says that JSON in a string is sent.
  var isInString = false

  /// Whether a member beside the value tells its variant.
  var isVariantTold = false

  /// Reads a value; nil if that gives none.
  let read: (JSONValue) -> Any?

  init(_ read: NotedRead) {
    self.init(coercion: read.coercion, read: read.reading)
    format = read.format
    none = format?.nullWords.first
    isVariantTold = read.variant != nil
  }

  init(coercion: Coercion, read: @escaping (JSONValue) -> Any?) {
    self.coercion = coercion
    self.read = read
  }

  init<Value: Capturable>(_ type: Value.Type, _ coercion: Coercion) {
    self.init(coercion: coercion) { $0.read(type, coercion: coercion) }
  }
}

extension Reading {
  /// What was sent at a place, if it is not null, but is read as null.
  func none(at place: Place) -> JSONValue? {
    if let words = format?.nullWords, words.contains(place.value) { return place.value }
    let options: [JSONValue: Coercion] = ["": .emptyStringAsNull, false: .falseAsNull]
    guard place.kind == .string && place.range.count == 2 || place.kind == .boolean,
      let option = options[place.value], coercion.contains(option),
      unwrapped(read(place.value)) == nil
    else { return nil }
    return place.value
  }

  /// Finds out what elements that are nil have for none.
  mutating func findNone<Value: Capturable>(among elements: some Sequence<(Value, Place)>) {
    guard Value.self is any OptionalValue.Type else { return }
    for (value, place) in elements where none == nil && unwrapped(value) == nil {
      none = none(at: place)
    }
  }
}

extension [DeclaredField] {
  /// The object from which the builder was read; nil if it was not read for an edit.
  var origin: ObjectOrigin? {
    for declared in self {
      if let origin = declared.origin { return origin }
    }
    return nil
  }

  /// Whether no two fields were read from different objects.
  var haveOneOrigin: Bool {
    let origin = origin
    return allSatisfy { $0.origin == nil || $0.origin == origin }
  }
}

extension DeclaredField {
  /// The object in which the field was read; nil if it was not read for an edit.
  var origin: ObjectOrigin? { (field as? any NotedField)?.origin }
}

extension ConstructionBuilder {
  /// The object from which the builder was read; nil if it was not read for an edit.
  var origin: ObjectOrigin? {
    fieldsInObject.origin ?? (self as? any VariantBuilder)?.originOfVariant
  }

  /// Whether nothing tells the object from which the builder was read: it has no fields. One of
  /// several variants has at least what tells the variant.
  var isFieldless: Bool { !(self is any VariantBuilder) && fieldsInObject.isEmpty }
}
