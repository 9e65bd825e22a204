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

struct ProductService: Sendable {
  let recorder: FindingRecorder

  func products(in response: Data) throws -> [Product] {
    let report = ProductListBuilder.report(json: response)
    recorder.record(report.findings)
    return try report.result.get()
  }
}

enum WatchingABackend {
  private static let responses = [
    #"{"results": [{"id": 1, "price": 9.99}, {"id": 2}]}"#,
    #"{"results": [{"id": "3", "price": 9.99}, {"id": "4", "price": "free"}]}"#,
    #"{"results": [{"id": "5"}, {"price": 1}]}"#,
    "<html>",
  ]

  private static func watched(_ recorder: FindingRecorder) -> FindingRecorder {
    let service = ProductService(recorder: recorder)
    for response in responses { _ = try? service.products(in: Data(response.utf8)) }
    return recorder
  }

  static func newRows(print: (Any) -> Void) {
    let lines = Lines()
    let logger = Logger(write: lines.append)
    let recorder = FindingRecorder { row in
      logger.warning("\(row)", metadata: ["path": "\(row.path)", "kind": "\(row.kind)"])
    }
    _ = watched(recorder)
    for line in lines.all { print(line) }
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
