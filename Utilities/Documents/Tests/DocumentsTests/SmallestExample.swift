// Code: README.md

/// Prints the failure.
func smallestExampleThatFails(print: (Any) -> Void) {
  // Code: SKILL.md, block 2
}
