import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// A dictionary is written with its keys as texts, which are read as the same keys.
struct WrittenKeysTests {
  @Test func keys_areWrittenAsTexts() throws {
    let json = #"{"value":{"1":"a","10":"b","2":"c"}}"#
    try expect(One<[Int: String]>(json: json).json.description, equals: json)
    try expect(
      One<[Level: String]>(json: #"{"value":{"2":"a"}}"#).json.description,
      equals: #"{"value":{"2":"a"}}"#)
    try expect(
      One<[Int: GuestBuilder]>(json: #"{"value":{"1":{"name":"Rogue"}}}"#).json.description,
      equals: #"{"value":{"1":{"name":"Rogue"}}}"#)
  }

  @Test func integerOfAClient_isSpelledByItsDigits() throws {
    let json = #"{"value":{"-8":1,"7":2}}"#
    let sut = try One<[Nibble: Int]>(json: json, coercion: .strict)
    try expect(sut.json.description, equals: json)
  }

  @Test func keysOfOtherTypes_areReadAgain() throws {
    try expectReadAgain(#require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")))
    try expectReadAgain(Data("hi".utf8))
    try expectReadAgain(Date(timeIntervalSince1970: 0))
    try expectReadAgain(#require(URL(string: "https://a.b")))
    try expectReadAgain("a" as JSONValue)
    try expectReadAgain(1.5)
    try expectReadAgain(2.0)
    try expectReadAgain(Decimal(15) / 10)
  }

  private func expectReadAgain<Key: Capturable & Hashable>(_ key: Key) throws
  where Key.Built == Key {
    var sut = One<[Key: GuestBuilder]>(dictionary: [:])
    sut.value = [key: GuestBuilder(dictionary: ["name": "Rogue"])]
    let again = try One<[Key: GuestBuilder]>(json: sut.json.description)
    expect(again.value?.keys.map { $0 }, equals: [key])
    expect(again.findings, equals: [])
  }
}
