"""Generates builders for each corpus, in a package of its own, and runs what was generated."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import made_captures

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Generated",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "construction-builders", path: {root})],
  targets: [
{targets}
  ]
)
"""

TARGET = """    .target(name: "{name}", dependencies: [
      .product(name: "{product}", package: "construction-builders"),
    ], path: "Sources/{name}"),
    .testTarget(name: "{name}Tests", dependencies: [
      "{name}",
      .product(name: "ConstructionBuildersTesting", package: "construction-builders"),
    ], path: "Tests/{name}Tests", resources: [.copy("Fixtures"), .copy("Samples")]),"""

# Builds each sample, without a finding where samples are consistent, and counts the elements of its
# arrays in the model: none is lost, also of arrays in texts. A row counts with all its positions.
# Arrays of a model that exists because a struct cannot contain itself have no elements in the JSON,
# and pairs can be a dictionary.
OWN_SAMPLES = """import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

@testable import {name}

struct SamplesOf{name} {{
  @Test func samples_areBuilt() throws {{
    let folder = try #require(Bundle.module.url(forResource: "Samples", withExtension: nil))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!files.isEmpty)
    for file in files {{
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      do {{
        let report = {report}
        let model = try report.result.get()
        if {isConsistent} {{ #expect(report.findings.map(\.description) == [], "\\(file)") }}
        guard {countsElements} else {{ continue }}
        let (built, sent) = (elements(of: model), elements(of: try JSONValue(json: data)))
        #expect(built >= sent, "\\(file): \\(sent - built) of \\(sent) elements are lost")
      }} catch {{
        Issue.record("\\(file): \\(error)")
      }}
    }}
  }}

  private let rows: [String: Int] = [{rows}]

  private func elements(of value: Any) -> Int {{
    if let value = value as? JSONValue {{
      return switch value {{
      case .array(let all): all.reduce(all.count) {{ $0 + elements(of: $1) }}
      case .object(let members): members.reduce(0) {{ $0 + elements(of: $1.value) }}
      case .string(let text): elements(of: text)
      default: 0
      }}
    }}
    if let text = value as? String {{
      guard let first = text.first(where: {{ !$0.isWhitespace }}), "[{{".contains(first),
        let inner = try? JSONValue(json: text)
      else {{ return 0 }}
      return elements(of: inner)
    }}
    let mirror = Mirror(reflecting: value)
    let isCounted = mirror.displayStyle == .collection || mirror.displayStyle == .dictionary
    var count = isCounted ? mirror.children.count : rows["\\(type(of: value))"] ?? 0
    for (label, inner) in mirror.children {{
      count += elements(of: inner)
      if label?.hasSuffix("Box") == true {{ count -= Mirror(reflecting: inner).children.count }}
    }}
    return count
  }}
}}
"""


def documents(corpus):
    """The documents of a folder, or of the lines of a file."""
    path = Path(corpus)
    if path.is_dir():
        files = sorted(file for file in path.rglob("*.json"))
        return [file.read_bytes() for file in files]
    text = path.read_bytes()
    try:
        json.loads(text)
        return [text]
    except ValueError:
        lines = [line for line in text.splitlines() if line.strip()]
        return [line for line in lines if is_json(line)]


def is_json(line):
    try:
        json.loads(line)
        return True
    except ValueError:
        return False


def name_of(corpus):
    stem = Path(corpus).name.split(".")[0]
    words = "".join(c if c.isalnum() else " " for c in stem).split()
    name = "".join(word[:1].upper() + word[1:] for word in words)
    return name if name[:1].isalpha() else "Corpus" + name


def main():
    root, corpora = Path(sys.argv[1]), sys.argv[2:]
    flags = os.environ.get("BUILD_FLAGS", "").split()
    subprocess.run(["swift", "build", "--product", "builders", *flags], cwd=root, check=True,
                   stdout=subprocess.DEVNULL)
    bin_path = subprocess.run(["swift", "build", "--show-bin-path", *flags], cwd=root, check=True,
                              capture_output=True, text=True).stdout.strip()
    package = Path(os.environ.get("GENERATED", tempfile.mkdtemp()))
    shutil.rmtree(package / "Sources", ignore_errors=True)
    shutil.rmtree(package / "Tests", ignore_errors=True)
    package.mkdir(exist_ok=True)
    if "--made" in corpora:
        made = package / "made"
        made.mkdir(exist_ok=True)
        corpora = [one for one in corpora if one != "--made"] + made_captures.write(made)
    targets, halves, refused = [], 0, []
    for corpus in corpora:
        samples = documents(corpus)
        if not samples:
            print(f"no JSON in {corpus}")
            continue
        for style in ["Hand", "Macro"]:
            parts = [("", samples, samples)]
            # The models are the same in both styles.
            if len(samples) >= 4 and style == "Hand":
                # Alternating documents: recordings of one kind often follow each other.
                parts.append(("Half", samples[::2], samples[1::2]))
            for part, seen, built in parts:
                name = f"{name_of(corpus)}{part}{style}"
                error = generate(bin_path, package, name, style, seen, built)
                if error:
                    refused.append(f"{name}: {error}")
                    continue
                halves += part == "Half"
                product = "ConstructionBuilders" + ("Macros" if style == "Macro" else "")
                targets.append(TARGET.format(name=name, product=product))
    (package / "Package.swift").write_text(
        MANIFEST.format(root=json.dumps(str(root)), targets="\n".join(targets)))
    print(f"{len(targets)} modules, {halves} of them for halves of a corpus")
    for line in refused:
        print("refused:", line)
    result = subprocess.run(
        ["swift", "test", "-Xswiftc", "-warnings-as-errors", *os.environ.get("TEST_FLAGS", "").split()], cwd=package)
    if "GENERATED" not in os.environ:
        shutil.rmtree(package)
    print("passed" if result.returncode == 0 else "FAILED", "--", len(targets), "modules")
    sys.exit(result.returncode)


def generate(bin_path, package, name, style, seen, built):
    captures = package / "captures"
    shutil.rmtree(captures, ignore_errors=True)
    captures.mkdir()
    for index, sample in enumerate(seen):
        (captures / f"{index:05}.json").write_bytes(sample)
    sources, tests = package / "Sources" / name, package / "Tests" / f"{name}Tests"
    command = [
        f"{bin_path}/builders", "generate", str(captures), "--name", "Document", "--into",
        str(sources), "--enumerations"]
    if style == "Macro":
        command += ["--macro"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        return run.stderr.strip()
    (tests / "Samples").mkdir(parents=True)
    for index, sample in enumerate(built):
        (tests / "Samples" / f"{index:05}.json").write_bytes(sample)
    builder = "Document.Builder" if style == "Macro" else "DocumentBuilder"
    isArray = all(sample.lstrip()[:1] == b"[" for sample in seen)
    report = f"[{builder}].report(json: data)" if isArray else f"{builder}.report(json: data)"
    # What is left out, the source says; and the other half has what nothing was said about.
    leaves_out = any("CHECK" in file.read_text() for file in sources.glob("*.swift"))
    counts = "false" if leaves_out or seen is not built else "true"
    # Where one spelling is repaired, the source says that there are several.
    mixed = re.compile(r"(number|string|true|false) [0-9,]+, (number|string|true|false) [0-9,]+")
    is_consistent = seen is built and not leaves_out and not any(
        mixed.search(line) for file in sources.glob("*.swift")
        for line in file.read_text().splitlines() if "OneOf<" not in line)
    text = "\n".join(file.read_text() for file in sources.glob("*.swift"))
    rows = re.findall(r"; (\d+) positions?\b.*\n(?:.*\n){0,3}?struct (\w+): Equatable", text)
    if leaves_out:
        print(f"{name}: not counted, its source says CHECK")
    (tests / "SamplesTests.swift").write_text(
        OWN_SAMPLES.format(name=name, report=report, countsElements=counts,
                           rows=", ".join(f'"{row}": {count}' for count, row in rows) or ":",
                           isConsistent="true" if is_consistent else "false"))
    return None


main()
