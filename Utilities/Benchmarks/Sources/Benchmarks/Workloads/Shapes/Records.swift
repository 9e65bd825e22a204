import Foundation

/// Objects of thirty fields, all of them read.
enum Records {
  static let workload = Workload(
    "records", "200 objects of thirty fields, all read", document: { RecordDocument.make() },
    Recipe(
      decode: { try JSONDecoder().decode(RecordList.self, from: $0) },
      cast: { RecordList(dictionary: $0) },
      build: { RecordListBuilder.build(json: $0) },
      buildDirectly: { RecordList.Builder.build(json: $0) },
      buildFromDictionary: { RecordListBuilder.build(dictionary: $0) },
      copy: { RecordList(records: $0.records.fresh { $0.fresh }) }))
}
