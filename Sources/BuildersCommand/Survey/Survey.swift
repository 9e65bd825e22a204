import ConstructionBuilders

/// What a backend really sends: a summary of any number of JSON documents.
///
/// # How it is used
///
/// A ``Surveyor`` makes one from documents, and `init(json:)` reads one that was stored:
///
/// ```swift
/// var surveyor = Surveyor(showsValues: false)
/// surveyor.add(bytes, endpoint: "GET /v1/users/{id}", stamp: .time(milliseconds))
/// var survey = surveyor.survey
/// try survey.merge(other)
/// for endpoint in survey.endpoints {
///   endpoint.name                                // "" for plain documents
///   for value in endpoint.root.everything {      // every place, from outside to inside
///     value.path.text                            // "data.results[].name"
///     value.facts.string.count                   // how many strings
///     value.missing                              // in how many objects the key was missing
///   }
/// }
/// survey.jsonLine                                // one line, the same for the same documents
/// ```
///
/// ``SurveyedValue`` is the view for reports and for generated code: a place with its path, its
/// facts, its parents and its inner places in a fixed order. `survey.withFoldedEndpoints.folded` is
/// the survey to show to people and to generate code from: objects whose keys turn out to be data
/// have one inner place `{}`, and endpoints that differ only in a slug are one.
///
/// `CaptureReading` reads captures into surveyors, and `CaptureFile.forEachSurvey` reads what was
/// stored. A subcommand is listed in `Subcommand.swift`.
///
/// # Why merging is exact
///
/// A survey is a function of the *set* of its documents. Any partition of them, in any order,
/// merged in any shape, gives the same bytes:
///
/// - What is counted is a sum, a least, a greatest, an intersection or a lowest by hash.
/// - Which key is data is decided while reading only by the text of the key and by the one object
///   that it is in (``Surveyor``). What takes knowledge of other documents is decided by
///   `folded`, from the merged survey, and never stored.
/// - At most 10,000 places of each endpoint are kept. Their ``Rank`` depends on the path alone, so
///   a place that is kept at the end was never left out before. What was left out is not
///   remembered: it is the difference between the members of the objects and the members at the
///   places that were kept. Of more than 1,000 endpoints, others than those with the lowest hashes
///   have only the number and the kinds of their documents.
struct Survey: Sendable {
  /// The most places of an endpoint that are kept.
  static let placeLimit = 10_000

  /// The number of documents that could be read.
  var documents = 0

  /// The number of values that were surveyed: one in a document, unless a path leads to others.
  var values = 0

  /// Why documents could not be read, with the number of them.
  var unreadable: [Unreadable: Int] = [:]

  /// The keys of the parts that are in it.
  private(set) var parts: [ExactText: Part] = [:]

  /// A sum of the hashes of documents, if the survey is made to be a part.
  var content: UInt64 = 0

  /// What tells a part from another one under the same key.
  struct Part: Hashable, Sendable {
    /// The number of documents, readable or not.
    let documents: Int
    /// The sum of their hashes.
    let content: UInt64
  }

  var places: Places

  /// The number of documents that could not be read.
  var unreadableCount: Int { unreadable.values.reduce(0) { $0.saturatingSum($1) } }

  /// The number of documents, readable or not.
  var allDocuments: Int { documents.saturatingSum(unreadableCount) }

  /// Why a document could not be read.
  enum Unreadable: String, CaseIterable, Sendable {
    /// No bytes, or only white space.
    case empty
    /// Something else than JSON, such as a page in HTML or an image.
    case notJSON = "not JSON"
    /// The beginning of a document.
    case cutOff = "cut off"
    /// A syntax error.
    case malformed
    /// More than 512 arrays and objects in each other.
    case tooDeep = "too deep"
    /// More bytes than are kept in memory.
    case tooLong = "too long"
    /// Nothing at the path that was asked for.
    case notThere = "nothing at the path"
  }

  /// Declares that everything in it is the part with a key.
  mutating func name(part key: String) {
    parts = [ExactText(key): Part(documents: allDocuments, content: content)]
  }

  /// Adds the documents of another survey.
  ///
  /// If the parts of one are all in the other, they are counted once. So a part can be delivered
  /// twice.
  ///
  /// - Throws: ``OverlapError`` if they have a part in common, and each has something that the
  ///   other has not. What was added up cannot be taken apart again.
  mutating func merge(_ other: Survey) throws(OverlapError) {
    switch try overlap(with: other) {
    case .none: break
    case .isInSelf: return
    case .isAll:
      self = other
      return
    }
    documents = documents.saturatingSum(other.documents)
    values = values.saturatingSum(other.values)
    unreadable.merge(other.unreadable, uniquingKeysWith: { $0.saturatingSum($1) })
    parts.merge(other.parts) { one, _ in one }
    content &+= other.content
    places.merge(other.places)
  }
}

extension Survey {
  /// Two surveys that have documents in common, and cannot be merged.
  struct OverlapError: Error, Equatable, CustomStringConvertible {
    /// The key of a part that both have.
    let part: String
    /// Whether different documents are in it.
    let isOtherContent: Bool

    var description: String {
      let name = JSONText.quoted(part)
      return isOtherContent
        ? "the key \(name) is that of two parts with different documents; give each a key of its own"
        : """
        the part \(name) is already counted, together with others; merge the surveys of single \
        parts instead
        """
    }
  }

  private enum Overlap { case none, isInSelf, isAll }

  private func overlap(with other: Survey) throws(OverlapError) -> Overlap {
    let common = parts.keys.filter { other.parts[$0] != nil }.sorted()
    guard let first = common.first else { return .none }
    if let part = common.first(where: { parts[$0] != other.parts[$0] }) {
      throw OverlapError(part: part.text, isOtherContent: true)
    }
    if other.isOnlyParts, other.parts.keys.allSatisfy({ parts[$0] != nil }) { return .isInSelf }
    if isOnlyParts, parts.keys.allSatisfy({ other.parts[$0] != nil }) { return .isAll }
    throw OverlapError(part: first.text, isOtherContent: false)
  }

  /// Whether every document belongs to a part with a key.
  private var isOnlyParts: Bool {
    parts.values.reduce(0) { $0.saturatingSum($1.documents) } == allDocuments
  }
}

extension Survey {
  init(limit: Int = Survey.placeLimit) { self.init(places: Places(limit: limit)) }
}
