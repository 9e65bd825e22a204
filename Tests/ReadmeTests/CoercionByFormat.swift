import ConstructionBuilders
import Foundation
import Testing

struct Flight {
  let departure: Date?
  let day: Date?
  let delay: Duration?
  let seats: [Int: String]
  let codes: Set<String>
  let longitude: Double?
}

struct FlightBuilder: ConstructionBuilder {
  @Field var departure: Date?
  @Field var day: Date?
  @Field var delay: Duration?
  @Field var seats: [Int: String]?
  @Field var codes: Set<String>?
  @Field var longitude: Double?

  init(fields: JSONFields) {
    let since2010 = Date(timeIntervalSince1970: 1_262_304_000)...Date.distantFuture
    _departure = fields["departure", as: .secondsSince1970(within: since2010)]
    _day = fields["day", as: .pattern("EEE, dd MMM yyyy")]
    _delay = fields["delay", as: .milliseconds]
    _seats = fields["seats"]
    _codes = fields["codes"]
    _longitude = fields["position", 0]
  }

  func build() -> Result<Flight, BuildFailure> {
    construct(
      Flight.init, $departure.optional, $day.optional, $delay.optional, $seats.or([:]),
      $codes.or([]), $longitude.optional)
  }
}

@Test func departure_inMilliseconds_isOutOfRange() throws {
  let json = #"{"departure": 1700000000123, "delay": 90000.5}"#
  let sut = try FlightBuilder(json: json)

  #expect(
    sut.findings.map(\.description) == [
      "departure: expected Date from 2010-01-01T00:00:00Z to 4001-01-01T00:00:00Z, found number "
        + "1700000000123, which is out of range"
    ])
  #expect(sut.delay == .milliseconds(90_000) + .microseconds(500))
}
