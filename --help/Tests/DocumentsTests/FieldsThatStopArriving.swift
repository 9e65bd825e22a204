import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import Testing

/// A section of the article *Keys that appear, fields that vanish*.
@Suite struct FieldsThatStopArriving {
  typealias UserBuilder = Contracts.UserBuilder

  private static func tally(of bodies: [String], at date: Date) throws -> PresenceTally {
    let contract = UserBuilder.contract()
    var tally = PresenceTally()
    for body in bodies {
      let builder = try UserBuilder(json: body)
      tally.merge(contract.presence(in: body, findings: builder.findings, at: date))
    }
    return tally
  }

  private static let bodies: [String] = (1...20).map { number in
    let joined = number > 2 ? #"{"joined": "2024-05-06"}"# : "null"
    return """
      {"id": \(number), "name": "Ann", "meta": \(joined), "roles": ["admin"]}
      """
  }

  private static let later: [String] = (1...30).map { number in
    #"{"id": "\#(number)", "name": "Ann", "meta": {"joined": "2024-05-06"}}"#
  }

  private static let june = Date(timeIntervalSince1970: 1_780_300_800)
  private static let july = Date(timeIntervalSince1970: 1_782_892_800)

  @Test func tally_namesEachKey() throws {
    let bodies = Self.bodies
    let date = Self.june
    let contract = UserBuilder.contract()
    var tally = PresenceTally()
    for body in bodies {
      let builder = try UserBuilder(json: body)
      tally.merge(contract.presence(in: body, findings: builder.findings, at: date))
    }

    #expect("\(tally)".contains("\n  meta: object in 18, null in 2 of 20\n"))
  }

  @Sendable static func changed(print: (Any) -> Void) throws {
    let june = try tally(of: bodies, at: june)
    let july = try tally(of: later, at: july)
    for difference in july.differences(from: june) { print(difference) }
  }
}
