import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

struct Product: Sendable {
  let id: Int
  let price: Decimal?
}

struct ProductBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var price: Decimal?

  init(fields: JSONFields) {
    _id = fields["id"]
    _price = fields["price"]
  }

  func build() -> Result<Product, BuildFailure> {
    construct(Product.init, $id, $price.optional)
  }
}

struct ProductListBuilder: ConstructionBuilder {
  @Field var results: [ProductBuilder]?

  init(fields: JSONFields) {
    _results = fields["results"]
  }

  func build() -> Result<[Product], BuildFailure> {
    construct({ $0 }, $results)
  }
}

// Code: WatchingABackend.md, "Recording findings"

struct Comment {}

struct DiscussionBuilder: ConstructionBuilder {
  @Field var comments: [CommentBuilder]?

  init(fields: JSONFields) { _comments = fields["comments"] }

  func build() -> Result<[Comment], BuildFailure> { construct({ $0 }, $comments) }
}

struct CommentBuilder: ConstructionBuilder {
  @Field var edited: Double?
  @Field var replies: [CommentBuilder]?

  init(fields: JSONFields) {
    _edited = fields["edited"]
    _replies = fields["replies"]
  }

  func build() -> Result<Comment, BuildFailure> {
    construct({ _, _ in Comment() }, $edited.optional, $replies.or([]))
  }
}

enum WatchingABackend {
  private static let responses = [
    #"{"results": [{"id": 1, "price": 9.99}, {"id": 2}]}"#,
    #"{"results": [{"id": "3", "price": 9.99}, {"id": "4", "price": "free"}]}"#,
    #"{"results": [{"id": "5"}, {"price": 1}]}"#,
    "<html>",
  ]

  /// A clock that advances by an hour at each call.
  private final class Hours: @unchecked Sendable {
    private let lock = NSLock()
    private var hour = 0.0

    func next() -> Date {
      lock.withLock {
        defer { hour += 1 }
        return Date(timeIntervalSince1970: 1_772_438_400 + hour * 3_600)
      }
    }
  }

  private static func watched(_ recorder: FindingRecorder) -> FindingRecorder {
    let service = ProductService(recorder: recorder)
    for response in responses { _ = try? service.products(in: Data(response.utf8)) }
    return recorder
  }

  static func newRows(print: (Any) -> Void) {
    let lines = Lines()
    let logger = Logger(write: lines.append)
    // Code: WatchingABackend.md, "Logging what is new"
    _ = watched(recorder)
    for line in lines.all { print(line) }
  }

  static func summary(print: (Any) -> Void) {
    let hours = Hours()
    let recorder = watched(FindingRecorder(now: hours.next))
    // Code: WatchingABackend.md, "Reading the summary"
  }

  static func discussion(print: (Any) -> Void) {
    let json = """
      {"comments": [
        {"edited": false, "replies": [{"edited": false, "replies": [{"edited": false}]}]},
        {"edited": 1398795497, "replies": []}
      ]}
      """
    // Code: WatchingABackend.md, "Types that contain themselves"
  }

  /// The number of responses in a week of two equal reports.
  static func responsesOfTwoReports() throws -> Int {
    let recorder = watched(FindingRecorder())
    return try week([Data](repeating: report(of: recorder), count: 2)).responses
  }

  static func report(of recorder: FindingRecorder) throws -> Data {
    try JSONEncoder().encode(recorder.take())
  }

  static func week(_ reports: [Data]) throws -> FindingTally {
    // Code: WatchingABackend.md, "Merging tallies"
    return week
  }
}

/// The part of swift-log's logger that the article uses, with the same signatures.
private struct Logger: Sendable {
  typealias Metadata = [String: MetadataValue]

  struct MetadataValue: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    let description: String
    init(stringLiteral value: String) { description = value }
  }

  let write: @Sendable (String) -> Void

  func warning(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata) {
    write("warning: \(message())")
  }
}
