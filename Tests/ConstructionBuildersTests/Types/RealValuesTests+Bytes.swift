import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Bytes and UUIDs that public APIs send.
extension RealValuesTests {
  @Test func base64URL() throws {
    try expectBytes(
      .base64URL,
      [
        (
          "JWT, header", #""eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9""#,
          "7b22616c67223a224853323536222c22747970223a224a5754227d"
        ),
        (
          "RFC 7515, A.1", #""eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9""#,
          "7b22747970223a224a5754222c0d0a2022616c67223a224853323536227d"
        ),
        (
          "RFC 7515, signature", #""dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk""#,
          "7418dfb49799e0254ffa607dd8adbbba16d4254d69d6bff05b58055853848d79"
        ),
        (
          "RFC 7636, code_challenge", #""E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM""#,
          "13d31e961a1ad8ec2f16b10c4c982e0876a878ad6df144566ee1894acb70f9c3"
        ),
        ("JWK, e", #""AQAB""#, "010001"),
        (
          "RFC 7517, x", #""f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU""#,
          "7fcdce2770f6c45d4183cbee6fdb4b7b580733357be9ef13bacf6e3c7bd15445"
        ),
        (
          "RFC 7517, y", #""x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0""#,
          "c7f144cd1bbd9b7e872cdfedb9eeb9f4b3695d6ea90b24ad8a4623288588e5ad"
        ),
        (
          "RFC 7517, d", #""jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI""#,
          "8e9b109e719098bf980487df1f5d77e9cb29606ebed2263b5f57c213df84f4b2"
        ),
        (
          "RFC 7515, k",
          #""AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow""#,
          "0323354b2b0fa5bc837e0665777ba68f5ab328e6f054c928a90f84b2d2502ebfd3fb5a92d20647ef968ab4c377623d223d2e2172052e4f08c0cd9af567d080a3"
        ),
        ("Gmail, raw", #""SGVsbG8sIFdvcmxkIQ==""#, "48656c6c6f2c20576f726c6421"),
        ("RFC 4648, 10", #""Zm9vYg""#, "666f6f62"),
      ])
  }

  @Test func base64() throws {
    try expectBytes(
      .base64(ignoringWhiteSpace: false),
      [
        (
          "GitHub, blob", #""Q29udGVudCBvZiB0aGUgYmxvYg==""#,
          "436f6e74656e74206f662074686520626c6f62"
        ),
        ("Kubernetes Secret, username", #""YWRtaW4=""#, "61646d696e"),
        ("Kubernetes Secret, password", #""MWYyZDFlMmU2N2Rm""#, "316632643165326536376466"),
        (
          "RFC 7617, Basic", #""QWxhZGRpbjpvcGVuIHNlc2FtZQ==""#,
          "416c616464696e3a6f70656e20736573616d65"
        ),
        (
          "AWS Lambda, Kinesis", #""SGVsbG8sIHRoaXMgaXMgYSB0ZXN0Lg==""#,
          "48656c6c6f2c2074686973206973206120746573742e"
        ),
        (
          "Pub/Sub, data", #""SGVsbG8gQ2xvdWQgUHViL1N1YiEgSGVyZSBpcyBteSBtZXNzYWdlIQ==""#,
          "48656c6c6f20436c6f7564205075622f537562212048657265206973206d79206d65737361676521"
        ),
        ("RFC 4648, 10", #""Zg==""#, "66"),
        ("RFC 4648, 10", #""Zm8=""#, "666f"),
        ("RFC 4648, 10", #""Zm9vYmFy""#, "666f6f626172"),
        ("RFC 4648, 10", #""""#, ""),
        (
          "RFC 6455, Sec-WebSocket-Key", #""dGhlIHNhbXBsZSBub25jZQ==""#,
          "7468652073616d706c65206e6f6e6365"
        ),
      ])
  }

  @Test func base64WithWhiteSpace() throws {
    try expectBytes(
      .base64(ignoringWhiteSpace: true),
      [
        ("GitHub, content", #""ZW5jb2Rpbmc6\n""#, "656e636f64696e673a"),
        (
          "GitHub, lines", #""Q29udGVudCBv\nZiB0aGUgYmxv\nYg==\n""#,
          "436f6e74656e74206f662074686520626c6f62"
        ),
        (
          "PEM", #""MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD\r\nQgAE""#,
          "3059301306072a8648ce3d020106082a8648ce3d03010703420004"
        ),
        ("MIME", #""QWxhZGRpbjpv\r\ncGVuIHNlc2FtZQ==""#, "416c616464696e3a6f70656e20736573616d65"),
        (
          "GitHub, blob", #""Q29udGVudCBvZiB0aGUgYmxvYg==""#,
          "436f6e74656e74206f662074686520626c6f62"
        ),
        ("Kubernetes Secret, username", #""YWRtaW4=""#, "61646d696e"),
        ("Kubernetes Secret, password", #""MWYyZDFlMmU2N2Rm""#, "316632643165326536376466"),
        (
          "RFC 7617, Basic", #""QWxhZGRpbjpvcGVuIHNlc2FtZQ==""#,
          "416c616464696e3a6f70656e20736573616d65"
        ),
        (
          "AWS Lambda, Kinesis", #""SGVsbG8sIHRoaXMgaXMgYSB0ZXN0Lg==""#,
          "48656c6c6f2c2074686973206973206120746573742e"
        ),
        (
          "Pub/Sub, data", #""SGVsbG8gQ2xvdWQgUHViL1N1YiEgSGVyZSBpcyBteSBtZXNzYWdlIQ==""#,
          "48656c6c6f20436c6f7564205075622f537562212048657265206973206d79206d65737361676521"
        ),
      ])
  }

  @Test func hexadecimal() throws {
    try expectBytes(
      .hexadecimal,
      [
        (
          "GitHub webhook, commit_id", #""6113728f27ae82c7b1a177c8d03f9e96e0adf246""#,
          "6113728f27ae82c7b1a177c8d03f9e96e0adf246"
        ),
        (
          "GitHub webhook, target_oid",
          #""3da1996a8115d7616457760d9920b815241d0a03b34cf5f04e9a0e9d8de37498""#,
          "3da1996a8115d7616457760d9920b815241d0a03b34cf5f04e9a0e9d8de37498"
        ),
        (
          "Amazon S3, ETag of nothing", #""d41d8cd98f00b204e9800998ecf8427e""#,
          "d41d8cd98f00b204e9800998ecf8427e"
        ),
        (
          "npm, shasum", #""da39a3ee5e6b4b0d3255bfef95601890afd80709""#,
          "da39a3ee5e6b4b0d3255bfef95601890afd80709"
        ),
        ("Twitter, profile_link_color", #""F5ABB5""#, "f5abb5"),
        ("GTFS, route_color", #""FFFFFF""#, "ffffff"),
        ("GitHub, label.color", #""f29513""#, "f29513"),
        (
          "Bitcoin, genesis block",
          #""000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f""#,
          "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f"
        ),
        ("OpenTelemetry, spanId", #""eee19b7ec3c1b174""#, "eee19b7ec3c1b174"),
        (
          "FIPS 180, SHA-256 of abc",
          #""ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad""#,
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        ),
      ])
  }

  @Test func dataInProtoJSON() throws {
    try expectBytes(
      .protoJSON,
      [
        (
          "RFC 7617, Basic", #""QWxhZGRpbjpvcGVuIHNlc2FtZQ==""#,
          "416c616464696e3a6f70656e20736573616d65"
        ),
        (
          "Pub/Sub, data", #""SGVsbG8gQ2xvdWQgUHViL1N1YiEgSGVyZSBpcyBteSBtZXNzYWdlIQ==""#,
          "48656c6c6f20436c6f7564205075622f537562212048657265206973206d79206d65737361676521"
        ),
        ("RFC 4648, 10", #""Zg==""#, "66"),
        ("RFC 4648, 10", #""Zm9vYmFy""#, "666f6f626172"),
        (
          "JWT, header", #""eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9""#,
          "7b22616c67223a224853323536222c22747970223a224a5754227d"
        ),
        (
          "RFC 7636, code_challenge", #""E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM""#,
          "13d31e961a1ad8ec2f16b10c4c982e0876a878ad6df144566ee1894acb70f9c3"
        ),
        (
          "RFC 7517, y", #""x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0""#,
          "c7f144cd1bbd9b7e872cdfedb9eeb9f4b3695d6ea90b24ad8a4623288588e5ad"
        ),
        ("Gmail, raw", #""SGVsbG8sIFdvcmxkIQ==""#, "48656c6c6f2c20576f726c6421"),
        ("RFC 4648, 10", #""Zm9vYg""#, "666f6f62"),
        (
          "RFC 6455, Sec-WebSocket-Key", #""dGhlIHNhbXBsZSBub25jZQ==""#,
          "7468652073616d706c65206e6f6e6365"
        ),
      ])
  }

  @Test func hexadecimalUUIDs() throws {
    for (api, text, uuid) in [
      (
        "Mojang, profile", "069a79f444e94726a5befca90e38aaf5",
        "069A79F4-44E9-4726-A5BE-FCA90E38AAF5"
      ),
      (
        "Mojang, second profile", "853c80ef3c3749fdaa49938b674adae6",
        "853C80EF-3C37-49FD-AA49-938B674ADAE6"
      ),
      (
        "W3C Trace Context, trace-id", "4bf92f3577b34da6a3ce929d0e0e4736",
        "4BF92F35-77B3-4DA6-A3CE-929D0E0E4736"
      ),
      (
        "W3C Trace Context, second trace-id", "0af7651916cd43dd8448eb211c80319c",
        "0AF76519-16CD-43DD-8448-EB211C80319C"
      ),
      (
        "OTLP, traceId", "5b8efff798038103d269b633813fc60c",
        "5B8EFFF7-9803-8103-D269-B633813FC60C"
      ),
      (
        "Zipkin, traceId", "5982fe77008310cc80f1da5e10147519",
        "5982FE77-0083-10CC-80F1-DA5E10147519"
      ),
      (
        "OpenStack, tenant_id", "6f70656e737461636b20342065766572",
        "6F70656E-7374-6163-6B20-342065766572"
      ),
      (
        "Notion, page in a URL", "b55c9c91384d452b81dbd1ef79372b75",
        "B55C9C91-384D-452B-81DB-D1EF79372B75"
      ),
      (
        "Python, UUID.hex", "12345678123456781234567812345678",
        "12345678-1234-5678-1234-567812345678"
      ),
      (
        ".NET, Guid N", "0F8FAD5BD9CB469FA16570867728950E",
        "0F8FAD5B-D9CB-469F-A165-70867728950E"
      ),
    ] {
      try expectEach(.hexadecimal, [(api, "\"\(text)\"", try #require(UUID(uuidString: uuid)))])
    }
  }
}
