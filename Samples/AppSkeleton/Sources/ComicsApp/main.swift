import Comics
import ConstructionBuildersContracts
import Foundation

// A kind of finding that has not been seen before is worth a line in the log. The row has no value
// from the response.
let watch = FindingRecorder { row in print("new: \(row)") }

guard CommandLine.arguments.count == 2, let address = URL(string: CommandLine.arguments[1]) else {
  print("usage: ComicsApp ADDRESS")
  exit(2)
}
do throws(ComicsFailure) {
  for comic in try await ComicsService(address: address, watch: watch).comics() {
    print(comic.title)
  }
} catch {
  print(error)
}
print(watch.take())
