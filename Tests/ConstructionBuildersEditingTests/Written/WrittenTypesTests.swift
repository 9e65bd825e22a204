import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Values of types that have a spelling of their own.
struct WrittenTypesTests {
  @Test func set_isWrittenInOneOrder() throws {
    let sut = try One<Set<Int>>(json: #"{"value": [3, 1, 2]}"#)
    try expect(sut.json.description, equals: #"{"value":[1,2,3]}"#)
  }

  /// What is written can be read back without a finding.
  @Test func dateWithoutAZone_isWrittenWithOne() throws {
    let sut = try ZonedBuilder(json: #"{"date": "2024-05-06"}"#)
    try expect(sut.json, equals: ["date": "2024-05-06T00:00:00Z"])
  }
}

/// An open enumeration is written by its raw value.
struct WrittenOpenValuesTests {
  @Test(arguments: [
    #"{"value":"red"}"#, #"{"value":"blue"}"#, #"{"value":""}"#, #"{"value":null}"#, "{}",
  ])
  func field_isWrittenAsItCame(_ json: String) throws {
    try expect(One<Open<Color>>(json: json).json.description, equals: json)
  }

  @Test func values_areWrittenAsTheyAreRead() throws {
    var sut = try One<Open<Color>>(json: "{}")
    for value in [.known(.red), .unknown("blue"), .unknown("red"), .unknown("")] as [Open<Color>] {
      sut.value = value
      try expect(sut.json, equals: ["value": .string(value.rawValue)])
      expect(sut.$value.outcome, equals: .value)
      try expect(sut.build().get(), equals: value)
    }
    try expect(One<Open<Level>>(json: #"{"value": "7"}"#).json, equals: ["value": 7])
    let json = #"{"value":{"1":["blue","red"],"7":[]}}"#
    try expect(One<[Open<Level>: [Open<Color>]]>(json: json).json.description, equals: json)
    let set = try One<Set<Open<Color>>>(json: #"{"value": ["red", "blue"]}"#)
    try expect(set.json, equals: ["value": ["blue", "red"]])
    let dictionary = try One<Open<Color>>(json: #"{"value": "blue"}"#).dictionary
    expect(dictionary["value"] as? String, equals: "blue")
  }
}

private struct ZonedBuilder: ConstructionBuilder {
  @Field var zoned: Date?
  @Field var any: Date?
  @Field var either: Date?

  init(fields: JSONFields) {
    _zoned = fields["date", as: .iso8601WithZone]
    _any = fields["date", as: .iso8601]
    _either = fields["date", as: .oneOf(.iso8601WithZone, .secondsSince1970)]
  }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $zoned) }
}
