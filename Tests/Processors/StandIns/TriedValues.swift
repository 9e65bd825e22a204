// In place of Input/TriedValues.swift, which keeps values of any type. The program reads no unions.

final class TriedValues {}
