/// What the documents consist of: white space, texts, objects.
struct Description: Report {
  var documents: [DocumentShape] = []

  var text: String {
    var table = Table(
      "", "kB", "white space", "beyond ASCII", "in such texts", "strings", "escapes", "objects",
      "arrays", "members each", "levels")
    table.rows += documents.map(\.row)
    return table.text
  }

  static func measure(_ options: Options) throws -> Description {
    let workloads = try options.chosenWorkloads()
    return Description(
      documents: workloads.map { DocumentShape(of: $0.document(), workload: $0.name) })
  }
}
