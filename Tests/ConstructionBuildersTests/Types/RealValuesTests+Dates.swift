import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Dates that public APIs send.
extension RealValuesTests {
  @Test func iso8601() throws {
    try expectDates(
      .iso8601,
      Self.withZones + [
        ("WordPress, date_gmt", #""2017-07-21T17:12:34""#, 1_500_657_154),
        ("Open-Meteo, time", #""2021-08-28T00:00""#, 1_630_108_800),
        ("NASA APOD, date", #""2014-10-01""#, 1_412_121_600),
        ("CKAN, metadata_created", #""2013-01-23T15:58:22.000001""#, 1_358_956_702.000001),
      ])
    try expectDates(.iso8601WithZone, Self.withZones)
  }

  private static let withZones: [(String, String, Double)] = [
    ("GitHub webhook, fork", #""2019-05-15T15:20:42Z""#, 1_557_933_642),
    ("GitHub webhook, sponsorship", #""2019-12-20T19:24:46+00:00""#, 1_576_869_886),
    ("GitHub webhook, workflow_run", #""2020-10-02T12:42:30.000Z""#, 1_601_642_550),
    ("GitHub webhook, discussion", #""2021-03-30T16:09:00.000-04:00""#, 1_617_134_940),
    ("Marvel, modified", #""2014-04-29T14:18:17-0400""#, 1_398_795_497),
    ("Anthropic, expires_at", #""2025-10-20T15:14:00.777587Z""#, 1_760_973_240.777587),
    ("Twitter API v2, created_at", #""2020-06-24T16:28:14.000Z""#, 1_593_016_094),
    ("Shopify, created_at", #""2008-01-10T11:00:00-05:00""#, 1_199_980_800),
    ("GitLab, created_at", #""2012-05-23T08:00:58Z""#, 1_337_760_058),
    ("Spotify, added_at", #""2016-10-11T13:44:40Z""#, 1_476_193_480),
  ]

  @Test func secondsSince1970() throws {
    try expectDates(
      .secondsSince1970,
      [
        ("Stripe, created", "1483565364", 1_483_565_364),
        ("GitHub webhook, installation", "1525109898", 1_525_109_898),
        ("Slack, event_time", "1355517523", 1_355_517_523),
        ("OpenAI, created_at", "1771365951", 1_771_365_951),
        ("Groq, created", "1770770849", 1_770_770_849),
        ("Telegram, date", "1441645532", 1_441_645_532),
        ("OpenWeather, dt", "1661870592", 1_661_870_592),
        ("Hacker News, time", "1175714200", 1_175_714_200),
        ("CoinGecko, last_updated_at", "1712512855", 1_712_512_855),
        ("Reddit, created_utc", "1364763271.0", 1_364_763_271),
        ("Mailgun, timestamp", "1521233195.375624", 1_521_233_195.375624),
      ])
  }

  @Test func millisecondsSince1970() throws {
    try expectDates(
      .millisecondsSince1970,
      [
        ("Binance, serverTime", "1499827319559", 1_499_827_319.559),
        ("Riot, gameCreation", "1504029863961", 1_504_029_863.961),
        ("USGS, time", "1388620296020", 1_388_620_296.02),
        ("CoinCap, timestamp", "1533581088278", 1_533_581_088.278),
        ("Polygon, t", "1577941200000", 1_577_941_200),
        ("Grafana, time", "1507266395000", 1_507_266_395),
        ("Jenkins, timestamp", "1541010601000", 1_541_010_601),
        ("HubSpot, createdAt", "1500588695233", 1_500_588_695.233),
        ("Deribit, timestamp", "1590484512188", 1_590_484_512.188),
        ("Bitfinex, MTS", "1574694478808", 1_574_694_478.808),
      ])
  }

  @Test func microsecondsSince1970() throws {
    try expectDates(
      .microsecondsSince1970,
      [
        ("Zipkin, timestamp", "1472470996199000", 1_472_470_996.199),
        ("Zipkin, annotation", "1472470996238000", 1_472_470_996.238),
        ("Jaeger, startTime", "1485467191639875", 1_485_467_191.639875),
        ("Jaeger, log", "1485467191639877", 1_485_467_191.639877),
        ("Deribit, usIn", "1535043730126248", 1_535_043_730.126248),
        ("Deribit, usOut", "1535043730126250", 1_535_043_730.12625),
        ("Firefox bookmarks, dateAdded", "1388534400000000", 1_388_534_400),
        ("Firefox bookmarks, lastModified", "1612345678901234", 1_612_345_678.901234),
        ("Binance with microseconds, time", "1736937896000000", 1_736_937_896),
        ("Kibana APM, timestamp.us", "1571657444929001", 1_571_657_444.929001),
      ])
  }

  @Test func nanosecondsSince1970() throws {
    try expectDates(
      .nanosecondsSince1970,
      [
        ("Polygon, participant_timestamp", "1517562000015577000", 1_517_562_000.015577),
        ("Polygon, sip_timestamp", "1517562000016036600", 1_517_562_000.0160366),
        ("InfluxDB, time", "1556813561098000000", 1_556_813_561.098),
        ("Go, UnixNano", "1257894000000000000", 1_257_894_000),
      ])
    try expectDates(
      .sent(as: .string, .nanosecondsSince1970),
      [
        ("OpenTelemetry, startTimeUnixNano", #""1544712660000000000""#, 1_544_712_660),
        ("OpenTelemetry, endTimeUnixNano", #""1544712661000000000""#, 1_544_712_661),
        ("OpenTelemetry, timeUnixNano", #""1581452772000000321""#, 1_581_452_772.000000321),
        ("Loki, values", #""1570818238000000000""#, 1_570_818_238),
        ("KuCoin, time", #""1545914149935808589""#, 1_545_914_149.935808589),
        ("Loki, start", #""1588889221000000000""#, 1_588_889_221),
      ])
  }

  @Test func patterns() throws {
    for (api, pattern, text, seconds) in [
      (
        "Twitter API v1.1, created_at", "EEE MMM dd HH:mm:ss Z yyyy",
        "Wed Oct 10 20:19:24 +0000 2018", 1_539_202_764
      ),
      (
        "Facebook Graph, created_time", "yyyy-MM-dd'T'HH:mm:ssZ", "2011-01-31T20:47:40+0000",
        1_296_506_860
      ),
      ("Facebook Graph, birthday", "MM/dd/yyyy", "07/30/1990", 649_296_000),
      ("OMDb, Released", "dd MMM yyyy", "05 May 2017", 1_493_942_400),
      ("Wayback Machine, timestamp", "yyyyMMddHHmmss", "20130919044612", 1_379_565_972),
      ("GTFS, start_date", "yyyyMMdd", "20180913", 1_536_796_800),
      ("EXIF, DateTimeOriginal", "yyyy:MM:dd HH:mm:ss", "2014:09:20 10:30:15", 1_411_209_015),
      ("Alpha Vantage, time", "yyyy-MM-dd HH:mm:ss", "2024-01-02 16:00:00", 1_704_211_200),
      ("FRED, date", "yyyy-MM-dd", "2013-08-14", 1_376_438_400),
      ("Open Library, publish_date", "MMMM yyyy", "March 2009", 1_235_865_600),
      ("MusicBrainz, first-release-date", "yyyy", "1991", 662_688_000),
      ("Navitia, departure_date_time", "yyyyMMdd'T'HHmmss", "20181112T083000", 1_542_011_400),
    ] as [(String, String, String, Double)] {
      try expectDates(.pattern(pattern), [(api, "\"\(text)\"", seconds)])
    }
  }

  @Test func rfc5322() throws {
    try expectDates(
      .rfc5322,
      [
        ("New York Times RSS", #""Tue, 10 Jun 2014 04:00:00 GMT""#, 1_402_372_800),
        ("RSS 2.0, specification", #""Sat, 07 Sep 2002 00:00:01 GMT""#, 1_031_356_801),
        ("RSS 2.0, two digits", #""Sat, 07 Sep 02 00:00:01 GMT""#, 1_031_356_801),
        ("Apple Podcasts, pubDate", #""Sat, 01 Apr 2023 19:00:00 GMT""#, 1_680_375_600),
        ("Twilio, date_created", #""Thu, 30 Jul 2015 20:12:31 +0000""#, 1_438_287_151),
        ("HTTP, Date", #""Sun, 06 Nov 1994 08:49:37 GMT""#, 784_111_777),
        ("RFC 5322, A.1.1", #""Fri, 21 Nov 1997 09:55:06 -0600""#, 880_127_706),
        ("RFC 5322, A.1.2", #""Tue, 1 Jul 2003 10:52:37 +0200""#, 1_057_049_557),
        ("RFC 5322, A.5", #""Thu, 13 Feb 1969 23:32:00 -0330""#, -27_723_480),
        ("Amazon S3, Last-Modified", #""Wed, 28 Oct 2009 22:32:00 GMT""#, 1_256_769_120),
        ("Mail with a comment", #""Wed, 02 Oct 2002 13:00:00 +0200 (CEST)""#, 1_033_556_400),
      ])
  }

  @Test func localTimes() throws {
    let (berlin, tokyo, denver) = try (
      zone("Europe/Berlin"), zone("Asia/Tokyo"), zone("America/Denver")
    )
    for (api, zone, text, seconds) in [
      ("Open-Meteo, time", berlin, "2022-07-01T00:00", 1_656_626_400),
      ("Open-Meteo, sunrise", berlin, "2022-07-01T04:48", 1_656_643_680),
      ("Open-Meteo, time", tokyo, "2022-07-01T09:00", 1_656_633_600),
      ("WordPress, date", denver, "2017-07-21T17:12:34", 1_500_678_754),
      ("WordPress, modified", denver, "2017-12-21T17:12:34", 1_513_901_554),
      ("HAFAS, with a zone", berlin, "2019-06-01T12:05:00+02:00", 1_559_383_500),
      ("Google Calendar, dateTime", denver, "2015-05-28T09:00:00", 1_432_825_200),
      ("Google Calendar, with a zone", denver, "2015-05-28T09:00:00-07:00", 1_432_828_800),
      ("Graph, dateTime", tokyo, "2017-08-29T04:00:00.0000000", 1_503_946_800),
      ("Graph, end of it", tokyo, "2017-08-29T05:00:00.0000000", 1_503_950_400),
    ] as [(String, TimeZone, String, Double)] {
      try expectDates(.iso8601(timeZone: zone), [(api, "\"\(text)\"", seconds)])
    }
  }

  private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }
}
