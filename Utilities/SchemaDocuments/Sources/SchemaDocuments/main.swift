import ConstructionBuilders
import Foundation
import MarvelSample

// Writes documents with schemas, for `Utilities/scripts/check-schema`. The argument is the folder
// with the webhook bodies of GitHub. Without it, they are left out. With `--answers`, it judges
// documents that `Utilities/scripts/answers.py` makes.
if CommandLine.arguments.dropFirst().first == "--answers" {
  try AnswerJudge().judgeInput()
  exit(0)
}
let writer = DocumentWriter()
try writer.write("marvel", FetchCharactersResponseBuilder.self, SampleResponse.json)
try writer.write("shapes", ShapesBuilder.self, ShapesBuilder.sample)
try writer.write("containers", ContainersBuilder.self, ContainersBuilder.sample)
try writer.write("growing", GrowingBuilder.self, GrowingBuilder.sample)
try writer.write("steps", StepsBuilder.self, StepsBuilder.sample)
try writer.write("rules", RulesBuilder.self, RulesBuilder.sample, RulesBuilder.documents(1_000))
try writer.write(
  "formats", FormatsBuilder.self, FormatsBuilder.sample, FormatsBuilder.documents(1_000))
try writer.write("kinds", VariantsBuilder.self, VariantsBuilder.sample)
try writer.write("unions", UnionsBuilder.self, UnionsBuilder.sample)
if let folder = CommandLine.arguments.dropFirst().first {
  try writer.writeEvents(in: URL(fileURLWithPath: folder))
}
