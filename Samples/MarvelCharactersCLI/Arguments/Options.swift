import ConstructionBuilders

/// The options of a report.
struct Options: Equatable {
  enum Format: Equatable { case table, json }

  var source = ResponseSource.body(.sample)
  var readsLines = false
  var coercion = Coercion.lenient
  var format = Format.table
  var showsFindings = false
  var showsUnread = false
}
