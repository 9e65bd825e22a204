/// Why bytes are not a JSON document, and at which byte that showed.
package struct MalformedJSON: Error, Equatable {
  package let offset: Int
  package let problem: Problem

  package init(offset: Int, problem: Problem) {
    (self.offset, self.problem) = (offset, problem)
  }

  /// Whether the document would be right if it continued.
  package var isEarlyEnd: Bool {
    switch problem {
    case .empty, .onlyWhiteSpace, .endsEarly: true
    default: false
    }
  }

  /// What can be wrong with a document. `Finding+Malformed.swift` has the sentences.
  package enum Problem: Equatable {
    case empty
    case onlyWhiteSpace
    case markup
    case notUTF8(encoding: String)
    case tooLarge
    case longerThan(limit: Int)
    case unfinishedScalar
    case noRecordSeparator
    case noContainer
    case noEvents
    case tooDeep(limit: Int)
    case expected(Expectation)
    case endsEarly(Expectation)
    case trailing
    case unclosedComment
    case leadingZero
    case controlCharacter(UInt8)
    case unknownEscape
    case badUnicodeEscape
    case loneSurrogate
    case invalidUTF8
  }

  /// What would have been right.
  package enum Expectation: Equatable {
    case value, firstElement, firstKey, key, colon, memberEnd, elementEnd, stringEnd
    case digitAfterMinus, digitAfterPoint, digitInExponent
  }
}
