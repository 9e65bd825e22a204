import BuilderExpansion
import TestSupport
import Testing

@Suite struct DiagnosticTests {
  @Test func init_withoutSeverity_isError() {
    let sut = Diagnostic(message: "", offset: 0)

    expect(sut.severity, equals: .error)
  }
}
