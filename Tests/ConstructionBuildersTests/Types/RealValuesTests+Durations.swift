import ConstructionBuilders
import Foundation
import TestSupport
import Testing

/// Durations that public APIs send.
extension RealValuesTests {
  @Test func durationsInISO8601() throws {
    try expectEach(
      .iso8601,
      [
        ("YouTube, duration", #""PT4M13S""#, .seconds(253)),
        ("YouTube, long one", #""PT15M51S""#, .seconds(951)),
        ("YouTube, hours", #""PT1H2M3S""#, .seconds(3723)),
        ("schema.org, cookTime", #""PT1H30M""#, .seconds(5400)),
        ("schema.org, prepTime", #""PT15M""#, .seconds(900)),
        ("iCalendar, RFC 5545", #""P15DT5H0M20S""#, .seconds(1_314_020)),
        ("iCalendar, weeks", #""P7W""#, .seconds(4_233_600)),
        ("iCalendar, TRIGGER", #""-PT15M""#, .seconds(-900)),
        ("Amadeus, duration", #""PT14H15M""#, .seconds(51_300)),
        ("Azure Monitor, timeGrain", #""PT1M""#, .seconds(60)),
        ("Azure Service Bus, defaultMessageTimeToLive", #""P14D""#, .seconds(1_209_600)),
        ("XML Schema, xs:duration", #""PT1004199059S""#, .seconds(1_004_199_059)),
        ("YouTube, live", #""P0D""#, .seconds(0)),
      ] as [(String, String, Duration)])
  }

  @Test func clocks() throws {
    try expectEach(
      .clock,
      [
        ("Sonarr, timeleft", #""00:18:35""#, .seconds(1115)),
        ("Sonarr, days", #""3.04:05:06""#, .seconds(273_906)),
        (".NET, TimeSpan", #""6.12:14:45""#, .seconds(562_485)),
        (".NET, TimeSpan with a fraction", #""00:30:25.5000000""#, .milliseconds(1_825_500)),
        ("GTFS, departure_time", #""08:00:00""#, .seconds(28_800)),
        ("GTFS, after midnight", #""25:35:00""#, .seconds(92_100)),
        ("Apple Podcasts, itunes:duration", #""1:07:28""#, .seconds(4048)),
        ("PostgreSQL, interval", #""04:05:06""#, .seconds(14_706)),
        ("MySQL, TIME", #""838:59:59""#, .seconds(3_020_399)),
        ("MySQL, negative TIME", #""-01:30:00""#, .seconds(-5400)),
        ("ffprobe, TAG:DURATION", #""00:02:03.520000000""#, .milliseconds(123_520)),
      ] as [(String, String, Duration)])
  }

  @Test func clocksOfTwoParts() throws {
    try expectEach(
      .clock(twoParts: .minutesAndSeconds),
      [
        ("Discogs, duration", #""4:13""#, .seconds(253)),
        ("Discogs, long one", #""75:30""#, .seconds(4530)),
        ("Apple Podcasts, itunes:duration", #""07:04""#, .seconds(424)),
        ("Discogs, with hours", #""1:02:03""#, .seconds(3723)),
        ("Apple Podcasts, one digit", #""4:05""#, .seconds(245)),
        ("YouTube InnerTube, lengthText", #""3:33""#, .seconds(213)),
        ("YouTube InnerTube, with hours", #""10:00:01""#, .seconds(36_001)),
      ] as [(String, String, Duration)])
    try expectEach(
      .clock(twoParts: .hoursAndMinutes),
      [
        ("Aladhan, Fajr", #""05:03""#, .seconds(18_180)),
        ("Aladhan, Isha", #""20:15""#, .seconds(72_900)),
        ("TVmaze, schedule.time", #""22:00""#, .seconds(79_200)),
      ] as [(String, String, Duration)])
  }

  @Test func durationsInUnits() throws {
    try expectEach(
      .seconds,
      [
        ("OSRM, duration", "271.4", .milliseconds(271_400)),
        ("Strava, elapsed_time", "8102", .seconds(8102)),
        (
          "OpenAI, duration", "8.470000267028809",
          Duration(secondsComponent: 8, attosecondsComponent: 470_000_267_028_809_000)
        ),
        (
          "Mux, duration", "23.8238",
          Duration(secondsComponent: 23, attosecondsComponent: 823_800_000_000_000_000)
        ),
        ("OAuth 2.0, expires_in", "3600", .seconds(3600)),
        ("Google Distance Matrix, value", "12345", .seconds(12_345)),
        ("Vimeo, duration", "3061", .seconds(3061)),
        ("Deezer, duration", "224", .seconds(224)),
        ("Twitch, expires_in", "14124", .seconds(14_124)),
        ("Mapbox Directions, duration", "1192.4", .milliseconds(1_192_400)),
      ] as [(String, String, Duration)])
  }

  @Test func durationsInMilliseconds() throws {
    try expectEach(
      .milliseconds,
      [
        ("Spotify, duration_ms", "207959", .milliseconds(207_959)),
        ("Spotify, progress_ms", "44272", .milliseconds(44_272)),
        ("Spotify, no progress_ms", "0", .milliseconds(0)),
        ("GraphHopper, time", "2345678", .milliseconds(2_345_678)),
        ("MusicBrainz, length", "253000", .milliseconds(253_000)),
        ("iTunes Search, trackTimeMillis", "4263000", .milliseconds(4_263_000)),
        ("HAR, time", "50.5", .microseconds(50_500)),
        ("Lighthouse, numericValue", "1.25", .microseconds(1_250)),
        ("Elasticsearch, took", "5", .milliseconds(5)),
        ("SoundCloud, duration", "45656", .milliseconds(45_656)),
      ] as [(String, String, Duration)])
  }

  @Test func durationsInProtoJSON() throws {
    try expectEach(
      .protoJSON,
      [
        ("ProtoJSON, specification", #""1.000340012s""#, .nanoseconds(1_000_340_012)),
        ("ProtoJSON, whole", #""1s""#, .seconds(1)),
        ("protobuf, Duration", #""3.000000001s""#, .nanoseconds(3_000_000_001)),
        ("protobuf, microseconds", #""3.000001s""#, .microseconds(3_000_001)),
        ("Google Routes, duration", #""165s""#, .seconds(165)),
        ("Google Routes, staticDuration", #""0s""#, .seconds(0)),
        ("Cloud Tasks, dispatchDeadline", #""600s""#, .seconds(600)),
        ("Cloud Speech, startTime", #""1.400s""#, .milliseconds(1_400)),
        ("Envoy, timeout", #""0.250s""#, .milliseconds(250)),
        ("Envoy, connect_timeout", #""5s""#, .seconds(5)),
        ("protobuf, negative", #""-1.5s""#, .milliseconds(-1_500)),
      ] as [(String, String, Duration)])
  }
}
