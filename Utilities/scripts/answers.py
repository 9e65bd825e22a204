"""Makes random documents that the schemas of answers accept. See `check-schema`, which runs it.

The arguments are the program that judges them, `SchemaDocuments`, and how many are made for each
schema. Schemas and judged documents are written as `check-schema.py` reads them.

This program knows JSON Schema, and nothing of builders. Texts and numbers are what people write.
Half of the documents have mostly values that no finding was about before, so that many build.
"""

import collections
import json
import random
import subprocess
import sys
import urllib.parse

TEXTS = [
    "", "a", "é", "e\u0301", " x ", "12", "-7", "07", "+1", "1.5", "1e2", "1,5", "1.234,5", "12.3,4",
    "null", "true", "false", "TRUE", "N/A", "NaN", "-Infinity", "0000-00-00", "2024-05-06",
    "2024-02-30", "2024-05-06T07:08:09Z", "2024-05-06T07:08:09+02:00", "2024-05-06T07:08:09.123Z",
    "2024-05-06T07:08:09", "2024-03-31T02:30:00", "2024-10-27T02:30:00", "06.05.2024",
    "31.02.2024", "06.05.2024 07:08", "31.03.2024 02:30", "27.10.2024 02:30", "Mon, 6 May 2024",
    "Tue, 6 May 2024", "Mon, 06 May 2024 07:08:09 +0000", "Tue, 06 May 2024 07:08:09 +0000",
    "PT4M13S", "P1M", "01:04:13", "04:13", "04:99", "3.5s", "9" * 22 + "s",
    "123e4567-e89b-12d3-a456-426614174000", "123e4567e89b12d3a456426614174000",
    "https://example.com/a?b=c", "http://ä.de", "QUI=", "QUJD", "QU JD", "QUI", "_-8", "ff00",
    "FF0", "{}", "[]", "[1, 2]", "[1.5]", "[1", '{"name": "a", "low": 1, "high": null}',
    '{"name": 1}', '{"name": "a", "low": 1, "high": 2, "low": 3}', "first", "seven", "20", "0",
]
INTEGERS = [
    "0", "-0", "1", "-1", "7", "255", "256", "1.0", "1e2", "-3.0", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e30", "1700000000",
]
NUMBERS = INTEGERS + [
    "1.5", "0.1", "0.25", "1700000000.5", "1700000000123", "253402300800", "-62135596801",
    "16777217", "1e300", "1e400", "-1e-400", "0.12345678901234567890123456789012345678901",
    "18446744073709551616", "1E+3",
]


class Numeral(str):
    """A number, as its digits."""


def written(value):
    """The value as JSON. The module's own writer does not take numbers as digits."""
    if isinstance(value, Numeral):
        return str(value)
    if isinstance(value, dict):
        members = (f"{json.dumps(key)}: {written(member)}" for key, member in value.items())
        return "{" + ", ".join(members) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


class Documents:
    """Documents that one schema accepts."""

    def __init__(self, schema):
        self.root = schema
        self.random = random.Random(60)
        self.good = collections.defaultdict(set)
        self.isTame = False
        self.made = []

    def next(self):
        self.isTame = self.random.random() < 0.5
        self.made = []
        return self.value(self.root, ())

    def learn(self, findings):
        """Keeps the values that no finding is about."""
        bad = [tuple(finding["keys"]) for finding in findings]
        for place, keys, value in self.made:
            if not any(keys[: len(other)] == other or other[: len(keys)] == keys for other in bad):
                self.good[place].add(value)

    def value(self, schema, keys):
        if "$ref" in schema:
            target = self.root
            for step in urllib.parse.unquote(schema["$ref"]).removeprefix("#/").split("/"):
                target = target[step.replace("~1", "/").replace("~0", "~")]
            return self.value(target, keys)
        if "anyOf" in schema:
            return self.value(self.random.choice(schema["anyOf"]), keys)
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        kind = schema["type"]
        if kind == "object":
            members = list(schema["properties"].items())
            self.random.shuffle(members)
            return {key: self.value(member, keys + (key,)) for key, member in members}
        if kind == "array":
            count = self.random.randrange(4)
            return [self.value(schema["items"], keys) for _ in range(count)]
        if kind == "boolean":
            return self.random.random() < 0.5
        if kind == "null":
            return None
        return self.scalar(schema, kind, keys)

    def scalar(self, schema, kind, keys):
        good = sorted(self.good[id(schema)])
        if good and self.isTame:
            value = self.random.choice(good)
        elif kind == "string":
            value = self.random.choice(TEXTS)
        else:
            value = Numeral(self.random.choice(INTEGERS if kind == "integer" else NUMBERS))
        self.made.append((id(schema), keys, value))
        return value


def main():
    program = subprocess.Popen(
        [sys.argv[1], "--answers"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    schemas = []
    while (line := program.stdout.readline()) != "\n":
        if not line:
            sys.exit("The program has no schemas.")
        schemas.append(line)
    for line in schemas:
        print(line, end="")
        line = json.loads(line, parse_float=Numeral, parse_int=Numeral)
        documents = Documents(line["schema"])
        for _ in range(int(sys.argv[2])):
            name, document = json.dumps(line["name"]), written(documents.next())
            program.stdin.write(f'{{"name": {name}, "document": {document}}}\n')
            program.stdin.flush()
            judged = program.stdout.readline()
            print(judged, end="")
            documents.learn(json.loads(judged)["findings"])
    program.stdin.close()
    sys.exit(program.wait())


main()
