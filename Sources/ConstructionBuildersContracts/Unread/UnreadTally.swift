public import ConstructionBuilders

/// The keys of documents that nothing reads, with one line for each.
///
/// ```swift
/// let contract = UserBuilder.contract()
/// var tally = UnreadTally()
/// for data in bodies { tally.merge(contract.unread(in: data)) }
/// print(tally)
/// ```
///
/// ```
/// 20 documents, unread keys:
///   user_id: in 20 of 20 objects, nothing reads it; nearest: userId, missing in 20
///   friends[*].badge: in 12 of 340 objects, nothing reads it
/// ```
///
/// Keys share a ``Row`` if their paths differ only in indices, in keys of dictionaries, or in the
/// depth of a type that contains itself. If the objects at one path have more than ``keys`` unread
/// keys, these share a row, because such keys can be data, such as the names of people. A key that
/// was probably meant for a missing one keeps its row.
///
/// A tally is a value. You can keep one per endpoint, send it as JSON, and merge those of several
/// processes. ``UnreadRecorder`` shares one between threads.
public struct UnreadTally: Hashable, Sendable {
  /// The maximum number of rows. The keys of other rows are counted in ``moreKeys``.
  public let limit: Int

  /// How many keys of the objects at one place have rows of their own. If there are more, they
  /// share one.
  public let keys: Int

  /// The number of documents that were added, also of those that are not JSON.
  public private(set) var documents = 0

  /// The number of documents that are not JSON. Nothing else is known of them.
  public private(set) var malformed = 0

  /// What is wrong with the first document that is not JSON, without any value from it.
  public private(set) var problem: Finding?

  /// How often a key has no row, because the limit was reached.
  public private(set) var moreKeys = 0

  /// The objects, by the text of their paths.
  private(set) var objects: [String: Objects] = [:]
  private var rowCount = 0

  /// Creates an empty tally.
  ///
  /// A tally of documents whose keys should all be named has to be created with a higher number of
  /// `keys`, and so does each tally that is merged into it.
  public init(limit: Int = 500, keys: Int = 20) {
    self.limit = max(0, limit)
    self.keys = max(0, keys)
  }

  /// Adds the counts of another tally, such as that of another document or another process.
  ///
  /// ```swift
  /// tally.merge(contract.unread(in: data))
  /// ```
  ///
  /// - Returns: The rows that are new.
  @discardableResult
  public mutating func merge(_ other: UnreadTally) -> [Row] {
    documents.increase(by: other.documents)
    malformed.increase(by: other.malformed)
    problem = problem ?? other.problem
    moreKeys.increase(by: other.moreKeys)
    var news: [Row] = []
    for (path, objects) in other.objects.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      let old = self.objects[path]
      take(objects, at: path)
      let rows = self.objects[path]?.rows(at: path, most: keys) ?? []
      news += rows.filter { old?.hasRow($0) != true }
    }
    return news
  }

  /// Counts a document of which all objects were added.
  mutating func addDocument() { documents.increase(by: 1) }

  /// Counts a document that is not JSON.
  mutating func addDocument(malformed finding: Finding) {
    documents.increase(by: 1)
    malformed.increase(by: 1)
    problem = problem ?? finding.redacted
  }

  /// Adds an object, or a row.
  mutating func addObject(
    at path: RowPath, unread: [RowPath.Step: JSONType], nearest: [RowPath.Step: String],
    isPartial: Bool
  ) {
    var object = Objects(isPartial: isPartial, hasUnread: !unread.isEmpty)
    for (step, kind) in unread {
      object.count(path.appending(step).text, kind, nearest[step], most: keys)
    }
    take(object, at: path.text)
  }

  /// Adds the counts of objects at a path.
  private mutating func take(_ new: Objects, at path: String) {
    // Even the number of paths is bounded: a builder that contains itself has many.
    let room = objects.count < max(limit, 1) || objects[path] != nil ? limit - rowCount : nil
    guard let room else { return moreKeys.increase(by: new.occurrences) }
    var known = objects.removeValue(forKey: path) ?? Objects()
    rowCount -= known.rowCount
    moreKeys.increase(by: known.merge(new, room: max(room, 0), most: keys))
    rowCount += known.rowCount
    objects[path] = known
  }
}

extension UnreadTally: Codable {
  private enum CodingKeys: CodingKey {
    case limit, keys, documents, malformed, problem, moreKeys, objects
  }

  /// Reads a tally that may come from outside.
  ///
  /// It keeps at most as many rows as the limit allows.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      limit: try container.decode(Int.self, forKey: .limit),
      keys: try container.decodeIfPresent(Int.self, forKey: .keys) ?? 20)
    documents = max(0, try container.decode(Int.self, forKey: .documents))
    malformed = max(0, try container.decode(Int.self, forKey: .malformed))
    problem = try container.decodeIfPresent(Finding.self, forKey: .problem)?.redacted
    moreKeys = max(0, try container.decode(Int.self, forKey: .moreKeys))
    let objects = try container.decode([String: Objects].self, forKey: .objects)
    for (path, objects) in objects.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      take(objects, at: path)
    }
  }
}
