// In place of Record/FieldLayout.swift, which reflects builders. The program ranks none.

final class FieldLayouts {}
