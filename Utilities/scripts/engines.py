"""The parts of Utilities/scripts/engines that need Python: data, counts, and Spark."""
import collections
import json
import random
import sys


def make(path):
    """Writes responses, one a line, of which some are not JSON."""
    dice = random.Random(7)
    with open(path, "w") as file:
        for number in range(60_000):
            one = {"id": number, "name": f"n{dice.randrange(5000)}", "price": dice.random() * 9}
            if dice.random() < 0.1:
                one["id"] = str(number)
            if dice.random() < 0.2:
                one["name"] = None
            if dice.random() < 0.5:
                one["tags"] = [{"label": f"t{dice.randrange(9)}"} for _ in range(dice.randrange(4))]
            one["seen"] = {f"{dice.randrange(10**9)}": dice.randrange(5)}
            line = json.dumps(one)
            file.write((line[:-3] if number % 997 == 0 else line) + "\n")


def count(path, survey):
    """Compares presence, kinds and ranges of a survey with those that are counted here."""
    kinds = collections.defaultdict(collections.Counter)
    lost = 0

    def visit(value, place):
        names = {dict: "object", list: "array", str: "string", bool: "boolean", type(None): "null"}
        kinds[place][names.get(type(value), "number")] += 1
        if isinstance(value, dict):
            for key, inner in value.items():
                visit(inner, place + ("{}" if key.isdigit() else key,))
        elif isinstance(value, list):
            for inner in value:
                visit(inner, place + ("[]",))

    documents = 0
    with open(path) as file:
        for line in file:
            try:
                visit(json.loads(line), ())
                documents += 1
            except json.JSONDecodeError:
                lost += 1
    with open(survey) as file:
        found = json.load(file)
    assert found["documents"] == documents, (found["documents"], documents)
    assert sum(found["unreadable"].values()) == lost, (found["unreadable"], lost)
    places = found["endpoints"][0]["places"]
    for place in places:
        name = tuple(
            step if isinstance(step, str) else "[]" if step == [] else "{}"
            for step in place["path"])
        counted = {kind: n for kind, n in kinds.pop(name).items() if n > 0}
        seen = {kind: place[kind]["count"] for kind in place
                if kind in ("null", "boolean", "number", "string", "array", "object")}
        assert seen == counted, (name, seen, counted)
    assert not kinds, list(kinds)
    print(f"Python: the same counts at {len(places)} places in {documents} documents")


def spark(path, command, parts):
    """Surveys each partition in Spark, in local mode with two workers."""
    from pyspark import SparkConf, SparkContext

    context = SparkContext(conf=SparkConf().setMaster("local[2]").set("spark.ui.enabled", "false"))
    lines = context.textFile(path, 7)
    # More partitions than there is data for some, so that the command also runs on nothing.
    few = context.parallelize([], 3)
    shuffled = lines.union(few).repartition(11).union(few)
    surveys = shuffled.pipe(f"{command} survey - --json", checkCode=True).collect()
    with open(parts, "w") as file:
        file.write("".join(line + "\n" for line in surveys))
    context.stop()


if __name__ == "__main__":
    {"make": make, "count": count, "spark": spark}[sys.argv[1]](*sys.argv[2:])
