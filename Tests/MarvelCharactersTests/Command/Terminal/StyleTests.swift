import Foundation
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct StyleTests {
  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
  func style_ofWhatIsNoTerminal_isPlain(environment: [String: String]) {
    let file = FileHandle.nullDevice

    expect(Style.suitable(isTerminal: false, environment: environment), equals: .plain)
    expect(Style.suitable(for: file, environment: environment), equals: .plain)
  }

  @Test(arguments: [
    ([:], Style.coloured), (["TERM": "xterm", "NO_COLOR": ""], .coloured),
    (["NO_COLOR": "1"], .plain), (["TERM": "dumb"], .plain),
  ])
  func style_ofTerminal_isForTheEnvironmentToSay(environment: [String: String], style: Style) {
    expect(Style.suitable(isTerminal: true, environment: environment), equals: style)
  }
}
