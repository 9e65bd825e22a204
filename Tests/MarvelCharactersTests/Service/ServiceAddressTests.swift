import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

struct ServiceAddressTests {
  @Test(arguments: [
    ("https://gateway.marvel.com", "https://gateway.marvel.com/v1/public/characters?a=1"),
    ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/v1/public/characters?a=1"),
    ("http://[::1]:8080", "http://[::1]:8080/v1/public/characters?a=1"),
    ("http://host/proxy/marvel/", "http://host/proxy/marvel/v1/public/characters?a=1"),
    ("HTTP://host", "HTTP://host/v1/public/characters?a=1"),
  ])
  func address_isFollowedByPathAndQuery(text: String, url: String) throws {
    let sut = try ServiceAddress(text)

    expect(sut.characters([URLQueryItem(name: "a", value: "1")]).absoluteString, equals: url)
  }

  @Test(arguments: [
    ("Spider-Man", "Spider-Man"), ("A B", "A%20B"), ("A+B", "A%2BB"),
    ("a&b=c#?d", "a%26b%3Dc%23?d"),
    ("é%41", "%C3%A9%2541"), ("", ""),
  ])
  func query_isEscaped(text: String, escaped: String) {
    let url = ServiceAddress.marvel.characters([URLQueryItem(name: "n", value: text)])

    expect(
      url.absoluteString, equals: "https://gateway.marvel.com/v1/public/characters?n=\(escaped)")
  }

  @Test(arguments: [
    ("", ServiceAddress.Problem.scheme), ("gateway.marvel.com", .scheme),
    ("localhost:8080", .scheme),
    ("ftp://host", .scheme), ("file:///etc/passwd", .scheme), ("http:host", .scheme),
    ("http://", .host), ("http:///path", .host), ("http://a b", .noURL),
    ("http://host:port", .noURL),
    ("http://user:password@host", .credentials), ("http://user@host", .credentials),
    ("http://host?apikey=1", .query), ("http://host/#top", .query), ("http://host?", .query),
  ])
  func text_thatIsNoAddress_throwsTheProblem(text: String, problem: ServiceAddress.Problem) {
    #expect(throws: problem) { try ServiceAddress(text) }
  }
}
