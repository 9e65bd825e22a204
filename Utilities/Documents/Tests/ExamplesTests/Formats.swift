import ConstructionBuilders
import Foundation
import Testing

/// Formats that nest, and those of one value.
struct Formats {
  struct Builder: ConstructionBuilder {
    @Field var times: [Date]?
    @Field var visits: [String: Date]?
    @Field var byDay: [Date: Decimal]?
    @Field var points: [[Double]]?
    @Field var tags: [String]?
    @Field var rating: Int?
    @Field var born: Date?
    @Field var price: Decimal?
    @Field var time: Date?
    @Field var payload: [String: Int]?
    @Field var meta: [String: Int]?
    @Field var length: Duration?
    @Field var published: Date?
    @Field var challenge: Data?
    @Field var id: UUID?
    @Field var load: Double?
    @Field var starts: Date?

    init(fields: JSONFields) {
      let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
      // Code: FieldFormat+Containers.swift
      // Code: FieldFormat+Containers.swift, block 2
      // Code: FieldFormat+Containers.swift, block 3
      // Code: FieldFormat+Containers.swift, block 4
      // Code: FieldFormat+OneOrMany.swift
      // Code: FieldFormat+Null.swift
      // Code: FieldFormat+Numbers.swift
      // Code: FieldFormat+Sent.swift
      // Code: FieldFormat+Pairs.swift
      // Code: FieldFormat+Durations.swift
      // Code: FieldFormat+Durations.swift, block 2
      // Code: FieldFormat+RFC5322.swift
      // Code: FieldFormat+Bytes.swift
      // Code: FieldFormat+Bytes.swift, block 2
      // Code: FieldFormat+Numbers.swift, block 2
      // Code: Date.swift
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $rating) }
  }

  @Test func values() throws {
    let sut = try Builder(
      json: #"""
        {"times": [60, "soon"], "rating": "N/A", "points": [[1], ["x"]],
         "meta_data": [{"key": "color", "value": "red"}]}
        """#)
    #expect(
      sut.findings.map(\.description) == [
        #"times[1]: expected Date in seconds since 1970, found string "soon""#,
        #"points[1][0]: expected Double, found string "x""#,
        #"rating: required Int is null ("N/A")"#,
        #"meta_data[0].value: expected Int, found string "red""#,
      ])
  }
}
