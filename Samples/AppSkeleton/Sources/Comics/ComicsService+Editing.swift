import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a screen that edits a comic needs.
extension ComicsService {
  /// Gives a comic another title. All that the app does not know of the comic stays as it is.
  ///
  /// If somebody else has changed the comic, it is read again, and the title is set there. If the
  /// server sends no strong `ETag`, so that this could not be seen, nothing is sent.
  ///
  /// - Throws: The failure of the last attempt.
  public func rename(_ id: Int, to title: String) async throws(ComicsFailure) {
    try await edit(id) { $0.title = title }
  }

  private func edit(
    _ id: Int, _ change: (inout ComicBuilder) -> Void
  ) async throws(ComicsFailure) {
    let address = address.appending(path: "\(id)")
    for _ in 0..<max(attempts, 1) {
      let (body, response) = try await send(URLRequest(url: address))
      guard response.statusCode == 200 else { throw .refused(status: response.statusCode) }
      // Without a strong tag, the change could overwrite what somebody else has changed meanwhile.
      guard let tag = response.value(forHTTPHeaderField: "ETag"), !tag.hasPrefix("W/") else {
        throw .withoutVersion
      }
      var patch = URLRequest(url: address)
      patch.httpMethod = "PATCH"
      patch.setValue("application/merge-patch+json", forHTTPHeaderField: "Content-Type")
      patch.setValue(tag, forHTTPHeaderField: "If-Match")
      patch.httpBody = try mergePatch(of: body, change)
      let status = try await send(patch).response.statusCode
      if 200..<300 ~= status { return }
      guard status == 412 else { throw .refused(status: status) }
    }
    throw .refused(status: 412)
  }

  private func mergePatch(
    of body: Data, _ change: (inout ComicBuilder) -> Void
  ) throws(ComicsFailure) -> Data {
    do throws(BuildFailure) {
      let sent = try SentDocument<ComicBuilder>(json: body)
      var comic = sent.value
      change(&comic)
      return try sent.edited(comic).mergePatch().data
    } catch {
      throw .unusable(error)
    }
  }
}
