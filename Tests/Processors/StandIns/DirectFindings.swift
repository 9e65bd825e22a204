// In place of Input/Tape/DirectFindings.swift, which needs lists of findings. The program makes no
// models.

@usableFromInline
final class DirectFindings {}
