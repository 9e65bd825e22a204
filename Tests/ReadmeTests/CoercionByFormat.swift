import ConstructionBuilders
import Foundation

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

func coercionByFormat(print: (Any) -> Void) throws {
  let json = """
    {
      "departure": 1700000000123, "day": "Thu, 01 Jun 2022", "delay": 90000.5,
      "seats": {"1": "Ann", "01": "Mo", "x": "Jo"}, "codes": ["LH", "LH"], "position": []
    }
    """
  let sut = try FlightBuilder(json: json)
  for finding in sut.findings { print(finding) }
  print(sut.delay ?? .zero)
}
