/// Stands for a value that a decoder has and cannot read as any type known here, such as a number
/// too large for each of them.
struct UnreadableValue {}
