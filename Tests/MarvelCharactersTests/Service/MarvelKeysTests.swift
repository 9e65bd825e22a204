import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct MarvelKeysTests {
  @Test(arguments: [[:], ["MARVEL_PUBLIC_KEY": "", "MARVEL_PRIVATE_KEY": ""], ["PATH": "/bin"]])
  func environmentWithoutKeys_hasNone(environment: [String: String]) throws {
    #expect(try MarvelKeys(environment: environment) == nil)
  }

  @Test(arguments: [
    (["MARVEL_PUBLIC_KEY": "1234"], "MARVEL_PRIVATE_KEY is not set, and MARVEL_PUBLIC_KEY is"),
    (
      ["MARVEL_PUBLIC_KEY": "", "MARVEL_PRIVATE_KEY": "abcd"],
      "MARVEL_PUBLIC_KEY is not set, and MARVEL_PRIVATE_KEY is"
    ),
  ])
  func environmentWithOneKey_isRefused(environment: [String: String], sentence: String) {
    let error = #expect(throws: MarvelKeys.OneKeyMissing.self) {
      try MarvelKeys(environment: environment)
    }

    expect(error?.description, equals: sentence)
  }

  @Test func keys_areNeverPrinted() throws {
    let sut = MarvelKeys(publicKey: "1234", privateKey: "abcd")
    var dumped = ""
    dump([sut], to: &dumped)
    for text in ["\(sut)", "\([sut])", String(reflecting: sut), dumped] {
      #expect(!text.contains("1234") && !text.contains("abcd"), "\(text)")
    }
  }
}
