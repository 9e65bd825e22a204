/// The sentences for what is wrong with a document.
extension Finding {
  /// A finding about bytes that are not JSON. Without a location, it has that of the bytes.
  package init(
    _ malformed: MalformedJSON, in bytes: Span<UInt8>, at location: TextLocation? = nil,
    of subject: String = "body"
  ) {
    let found = MalformedFound(malformed, in: bytes)
    let sentence = found.sentence ?? malformed.problem.sentence(about: subject)
    self.init(
      kind: .malformed, expected: malformed.problem.expected, found: found.found,
      reason: found.words.map { "\(sentence), \($0)" } ?? sentence,
      location: location ?? textLocation(ofByteAt: malformed.offset, in: bytes))
  }
}

extension MalformedJSON {
  /// The same as the reason why a text with JSON in it cannot be used.
  func reasonInText(of bytes: Span<UInt8>) -> String {
    let location = textLocation(ofByteAt: offset, in: bytes)
    let place = location.line == 1 ? "column \(location.column)" : "\(location)"
    if case .endsEarly(let expectation) = problem {
      return "but its JSON ends early in \(place), expected \(expectation.words)"
    }
    let wrong = Finding(self, in: bytes, of: "text").whatHappened
    return "but its JSON is wrong in \(place): \(wrong)"
  }
}

extension MalformedJSON.Problem {
  fileprivate var expected: String {
    switch self {
    case .expected(let expectation), .endsEarly(let expectation): expectation.words
    case .trailing: "the end of the document"
    case .unclosedComment: "the end of a comment"
    case .tooLarge: "a document of 4 GiB at the most"
    case .unfinishedScalar: "white space"
    case .noRecordSeparator: "the control character RS, U+001E"
    case .noContainer: "an object or an array"
    case .noEvents: "server-sent events"
    case .longerThan(let limit): "\(limit) bytes at the most"
    case .tooDeep(let limit): "nesting of \(limit) levels at the most"
    case .notUTF8, .invalidUTF8: "UTF-8"
    case .empty, .onlyWhiteSpace, .markup: "a JSON value"
    case .leadingZero: "a number without a leading zero"
    case .controlCharacter, .unknownEscape, .badUnicodeEscape, .loneSurrogate: "a valid string"
    }
  }

  fileprivate func sentence(about subject: String) -> String {
    switch self {
    case .empty:
      "the \(subject) is empty, expected a JSON value"
    case .onlyWhiteSpace:
      "the \(subject) has nothing but white space, expected a JSON value"
    case .markup:
      "the \(subject) is markup, such as HTML or XML, expected a JSON value"
    case .notUTF8(let encoding):
      "the \(subject) is \(encoding), but JSON is sent as UTF-8"
    case .tooLarge:
      "the \(subject) is larger than 4 GiB"
    case .unfinishedScalar:
      "the input may be cut off: expected white space after the last value"
    case .noRecordSeparator:
      "expected the control character RS, U+001E, before a text"
    case .noContainer:
      "expected '{' or '[' at the beginning of an element"
    case .noEvents:
      "expected server-sent events"
    case .longerThan(let limit):
      "the text is longer than \(limit) bytes"
    case .tooDeep(let limit):
      "arrays and objects are nested deeper than \(limit) levels"
    case .expected(let expectation):
      "expected \(expectation.words)"
    case .endsEarly(let expectation):
      "the \(subject) is cut off, expected \(expectation.words)"
    case .trailing:
      "expected the end of the document after the value"
    case .unclosedComment:
      "the comment that begins here has no end"
    case .leadingZero:
      "a number cannot begin with 0 and another digit"
    case .controlCharacter(let byte):
      "control character \(hexadecimal(byte)) must be escaped in a string"
    case .unknownEscape:
      #"invalid escape: after a backslash, expected ", \, /, b, f, n, r, t or u"#
    case .badUnicodeEscape:
      #"\u must be followed by four hexadecimal digits"#
    case .loneSurrogate:
      #"a \u escape is half of a surrogate pair"#
    case .invalidUTF8:
      "the bytes of this character are not valid UTF-8"
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension MalformedJSON.Expectation {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .firstElement: "a value or ']'"
    case .firstKey: "a key in quotation marks or '}'"
    case .key: "a key in quotation marks after ','"
    case .colon: "':' after a key"
    case .memberEnd: "',' or '}' after a value"
    case .elementEnd: "',' or ']' after a value"
    case .stringEnd: "'\"' at the end of a string"
    case .digitAfterMinus: "a digit after '-'"
    case .digitAfterPoint: "a digit after '.'"
    case .digitInExponent: "a digit in the exponent"
    }
  }
}
