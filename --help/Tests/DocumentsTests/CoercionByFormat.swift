import ConstructionBuilders
import Foundation
import Testing

struct Flight {
  let departure: Date?
  let day: Date?
  let delay: Duration?
}

struct FlightBuilder: ConstructionBuilder {
  @Field var departure: Date?
  @Field var day: Date?
  @Field var delay: Duration?

  init(fields: JSONFields) {
    let since2010 = Date(timeIntervalSince1970: 1_262_304_000)...Date.distantFuture
    _departure = fields["departure", as: .secondsSince1970(within: since2010)]
    _day = fields["day", as: .pattern("EEE, dd MMM yyyy")]
    _delay = fields["delay", as: .milliseconds]
  }

  func build() -> Result<Flight, BuildFailure> {
    construct(Flight.init, $departure.optional, $day.optional, $delay.optional)
  }
}

@Test func departure_inMilliseconds_isOutOfRange() throws {
  let json = #"{"departure": 1700000000123, "delay": 90000.5}"#
  let sut = try FlightBuilder(json: json)

  #expect(
    sut.findings.map(\.description) == [
      "departure: expected Date in seconds since 1970 from 2010-01-01T00:00:00Z to "
        + "4001-01-01T00:00:00Z, found number 1700000000123, which is out of range"
    ])
  #expect(sut.delay == .milliseconds(90_000) + .microseconds(500))
}
