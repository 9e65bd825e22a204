public import ConstructionBuildersFixtures
public import Foundation

extension JSONFragment {
  /// Builds a model from the JSON of the fragment, and reports each mismatch at the line of the
  /// call.
  ///
  /// ```swift
  /// pokemon().verify { try PokemonBuilder(json: $0).build().get() }
  /// // moves[1].name: expected Fly, got Cut
  /// ```
  ///
  /// A fragment that has no JSON, a model that cannot be built, and a fragment that expects nothing
  /// are reported too.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ build: (Data) throws -> Model
  ) {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    verify(at: place, build)
  }

  /// Reports each mismatch of a model at the line of the call.
  ///
  /// ```swift
  /// pokemon().verify(pikachu)
  /// ```
  public func verify(
    _ model: Model, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    reportMismatches(in: model, at: place)
  }

  func verify(at place: CallSite, context: String = "", _ build: (Data) throws -> Model) {
    let json: Data
    do throws(FragmentFailure) {
      json = try data
    } catch {
      return report(context + error.description, at: place)
    }
    let model: Model
    do {
      model = try build(json)
    } catch {
      let text = String(decoding: json, as: UTF8.self)
      return report("\(context)no \(Model.self) was built from \(text)\n\(error)", at: place)
    }
    reportMismatches(in: model, at: place, context: context)
  }

  private func reportMismatches(in model: Model, at place: CallSite, context: String = "") {
    guard expectsSomething else {
      return report("\(context)the fragment expects nothing of a \(Model.self)", at: place)
    }
    for mismatch in mismatches(in: model) { report("\(context)\(mismatch)", at: place) }
  }
}
