"""Compares schemas with what builders take. See `check-schema`, which runs this file.

The standard input is what `Utilities/SchemaDocuments` writes: a line with a schema, and lines with
documents after it.
"""

import collections
import decimal
import json
import re
import sys

from jsonschema import Draft202012Validator
from jsonschema.validators import extend


def is_integer(checker, value):
    if isinstance(value, decimal.Decimal):
        return value == value.to_integral_value()
    return isinstance(value, int) and not isinstance(value, bool)


# Numbers keep their digits, as they do in builders.
Validator = extend(
    Draft202012Validator,
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", is_integer),
)
UNNAMED = "what a builder rejects without naming a field"

# The findings that an excess of an answer is about: their kinds, and the JSON types of the value.
TEXT, NUMBER = {"string", "array", "object"}, {"number"}
KINDS = [
    (r"strings in another format", {"mismatch"}, TEXT),
    (r"strings that are not (URLs|base64|such numbers)", {"mismatch"}, {"string"}),
    (r"dates that do not exist, .*", {"mismatch"}, {"string"}),
    (r"times that .*", {"mismatch"}, {"string"}),
    (r"dates (less than a second|outside) .*", {"outOfRange", "mismatch"}, NUMBER),
    (r"numbers (below|above) .*", {"outOfRange", "mismatch"}, NUMBER),
    (r"numbers beyond the range of .*", {"outOfRange", "mismatch"}, {"number", "string"}),
    (r"numbers that are not whole, or out of range", {"outOfRange", "mismatch"}, {"string"}),
    (r"(whole )?numbers that .* does not hold exactly", {"imprecise", "mismatch"}, NUMBER),
    (r"numbers that Duration cannot hold, .*", {"imprecise", "outOfRange"}, NUMBER),
    (r"values that are not .*", {"rejected"}, None),
    (r"values that mean null", {"null"}, None),
    (r"values that .* does not take", {"unknownCase"}, {"string"}),
    (r"durations that are too long, .*", {"outOfRange"}, {"string"}),
    (r"repeated elements|equal elements that are .*", {"duplicate"}, None),
    (r"arrays with a repeated key", {"duplicate"}, None),
    (r"keys that are out of range", {"mismatch", "outOfRange"}, {"string"}),
    (
        r"strings that do not contain such an (array|object) as JSON",
        {"mismatch", "missing", "duplicate", "outOfRange"}, None,
    ),
]


class Group:
    """A schema, and the documents that it was tried on."""

    def __init__(self, line):
        self.name = line["name"]
        self.excesses = line["excesses"]
        self.problems = []
        self.counts = collections.Counter()
        self.taken = collections.Counter()
        Validator.check_schema(line["schema"])
        self.validator = Validator(line["schema"])

    def take(self, line):
        document = line["document"]
        error = next(self.validator.iter_errors(document), None)
        self.counts["builds" if line["builds"] else "does not build"] += 1
        if line["builds"] and error is not None:
            path = "/".join(map(str, error.absolute_path))
            self.problems.append(f"refused at {path}: {error.message[:200]}")
        elif "findings" in line:
            self.excuse_findings(line)
        elif not line["builds"] and error is None:
            self.excuse(line)

    def excuse_findings(self, line):
        """Finds an excess for each finding about an answer, and a finding for what is refused."""
        if not line["builds"] and not line["findings"]:
            self.problems.append(f"does not build: {line['document']}")
        for finding in line["findings"]:
            # It is about elements, and each has its own finding.
            if finding["kind"] == "tooManyLosses" and len(line["findings"]) > 1:
                continue
            for excess in self.excesses:
                if explains_finding(excess, finding):
                    self.taken[excess["text"]] += 1
                    break
            else:
                self.problems.append(f"{finding['text']} ({finding['kind']})")

    def excuse(self, line):
        """Finds the excess because of which a document was taken."""
        for keys in line["culprits"]:
            for excess in self.excesses:
                if explains(excess, keys):
                    self.taken[excess["text"]] += 1
                    return
        if [] in line["culprits"] and isinstance(line["document"], dict):
            self.taken[UNNAMED] += 1
            return
        text = json.dumps(line["document"], default=str)
        self.problems.append(f"taken, with findings at {line['culprits']}: {text[:300]}")

    def report(self):
        counts = ", ".join(f"{self.counts[key]} {key}" for key in ("builds", "does not build"))
        print(f"{self.name}: {counts}, {sum(self.taken.values())} of these taken")
        for text, count in self.taken.most_common():
            print(f"  {count} × {text}")
        for problem in self.problems[:20]:
            print(f"  error: {problem}")
        if len(self.problems) > 20:
            print(f"  error: and {len(self.problems) - 20} more")


def explains(excess, keys):
    """Whether a finding can be about what an excess names.

    The path of a finding begins at the document, and that of an excess at an object in it. A
    dictionary adds the keys of its members. The key of a position is "[0]".
    """
    path = excess["path"]
    if excess["object"] is None:
        return not keys
    if not path:
        return any(key in excess["words"] for key in keys)
    width = len(path)
    return any(keys[start : start + width] == path for start in range(len(keys) - width + 1))


def ends(keys, path, inner):
    """Whether keys end with a path, and others in its value: of pairs, or of JSON in a text."""
    end = len(keys) - inner
    return end >= len(path) and keys[end - len(path) : end] == path


def explains_finding(excess, finding):
    """Whether an excess of an answer is about such a finding, at its place."""
    for words, kinds, types in KINDS:
        if re.fullmatch(words, excess["words"]):
            return (
                finding["kind"] in kinds
                and (types is None or finding["found"] in types)
                and any(ends(finding["keys"], excess["path"], inner) for inner in (0, 1))
            )
    return False


def main():
    groups = []
    for line in sys.stdin:
        line = json.loads(line, parse_float=decimal.Decimal)
        if "schema" in line:
            groups.append(Group(line))
        else:
            groups[-1].take(line)
    for group in groups:
        group.report()
    problems = sum(len(group.problems) for group in groups)
    builds = sum(group.counts["builds"] for group in groups)
    documents = sum(sum(group.counts.values()) for group in groups)
    print(f"{len(groups)} schemas, {documents} documents, {builds} of them build")
    if problems or not builds:
        sys.exit(f"{problems} problems")


main()
