import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation

/// What it costs to read a document so that it can be edited, and to write changes into it.
struct Editing: Report {
  /// Seconds for a document of `bytes`.
  let bytes: Int
  let elements: Int
  let reading: Double
  let readingForAnEdit: Double
  /// Written and checked, after the document was read.
  let oneChange: Double
  let everyElement: Double

  static func measure(_ plan: Plan) throws -> Editing {
    let count = 5_000
    let json = document(of: count)
    let sent = try SentDocument<[LineBuilder]>(json: json)
    var (one, all) = (sent.value, sent.value)
    one[count / 2].quantity = -1
    for index in all.indices { all[index].quantity = -1 }
    for (lines, changed) in [(one, 1), (all, count)] {
      let found = try sent.edited(lines).changes.count
      guard found == changed else { throw UnexpectedChanges(wanted: changed, found: found) }
    }
    let seconds = try Alternating(plan: plan).medians(of: [
      { blackHole(try JSONRoot<[LineBuilder]>(json: json)) },
      { blackHole(try SentDocument<[LineBuilder]>(json: json)) },
      { blackHole(try sent.edited(one)) },
      { blackHole(try sent.edited(all)) },
    ])
    return Editing(
      bytes: json.count, elements: count, reading: seconds[0], readingForAnEdit: seconds[1],
      oneChange: seconds[2], everyElement: seconds[3])
  }

  private static func document(of count: Int) -> Data {
    let note = String(repeating: "n", count: 130)
    let lines = (0..<count).map { number in
      #"{"sku": "sku-\#(number)", "quantity": \#(number), "price": 1.50, "note": "\#(note)"}"#
    }
    return Data("[\(lines.joined(separator: ", "))]".utf8)
  }

  var text: String {
    var table = Table("", "ms", "times reading")
    for (name, seconds) in [
      ("reading", reading), ("reading for an edit", readingForAnEdit), ("one change", oneChange),
      ("a change in each element", everyElement),
    ] {
      table.rows.append([
        name, Figures.decimal(seconds * 1e3, digits: 2),
        Figures.decimal(seconds / reading, digits: 2),
      ])
    }
    return "\(elements) elements in \(bytes / 1_000) kB\n\(table.text)\n"
  }

  private struct LineBuilder: ConstructionBuilder {
    @Field var sku: String?
    @Field var quantity: Int?
    @Field var price: Double?

    init(fields: JSONFields) {
      _sku = fields["sku"]
      _quantity = fields["quantity"]
      _price = fields["price"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
  }
}

/// An edit that does not have the changes that it was made to have.
private struct UnexpectedChanges: Error, CustomStringConvertible {
  let wanted: Int
  let found: Int
  var description: String { "an edit made to have \(wanted) changes has \(found)" }
}
