"""Made-up captures: what contains itself, of depth 1 to 40, kinds of objects, and a shop."""

import json

DEEPEST = 40


def write(folder):
    """Writes two corpora of each kind, all depths and the deepest alone, and returns their paths."""
    paths = []
    for name, document in KINDS.items():
        for part, depths in [("", range(1, DEEPEST + 1)), ("Deep", [DEEPEST])]:
            path = folder / f"{name}{part}.ndjson"
            path.write_text("".join(json.dumps(document(depth)) + "\n" for depth in depths))
            paths.append(str(path))
    return paths


def comment(depth):
    return {"id": f"c{depth}", "author": f"u{depth % 7}", "body": f"text {depth}",
            "edited": False if depth % 3 else 1500000000 + depth}


def branches(depth, top):
    """Two near the root, then one: otherwise there were 2⁴⁰."""
    return range(2 if top - depth < 3 else 1)


def thread(depth, top=None):
    """Comments as a listing of things, of which some stand for more."""
    top = top or depth
    things = []
    for _ in branches(depth, top):
        data = comment(depth)
        data["replies"] = thread(depth - 1, top) if depth > 1 else ""
        things.append({"kind": "t1", "data": data})
    if depth < top:
        more = {"count": 3, "children": ["a", "b"], "parent_id": "t1_x"}
        things.append({"kind": "more", "data": more})
    return {"kind": "Listing", "data": {"modhash": "", "children": things, "after": None}}


def replies(depth, top=None):
    top = top or depth
    inner = [replies(depth - 1, top) for _ in branches(depth, top)] if depth > 1 else []
    return {**comment(depth), "replies": inner}


def list_node(depth):
    following = list_node(depth - 1) if depth > 1 else None
    return {"value": depth, "label": f"n{depth}", "next": following}


def tree(depth):
    if depth == 0:
        return None
    right = tree(depth - 1) if depth <= 8 else None
    return {"key": depth, "left": tree(depth - 1), "right": right}


def wrapped(depth):
    inner = {"child": {"node": wrapped(depth - 1)}} if depth > 1 else {}
    return {"value": depth, "name": f"w{depth}", **inner}


def envelope(depth, top=None):
    """Events whose payload is told by a type beside it, and contains events."""
    top = top or depth
    kind = ["push", "ping", "fork"][depth % 3]
    payload = {
        "push": {"ref": "main", "size": depth}, "ping": {"zen": "z", "hook": depth},
        "fork": {"forkee": "x", "at": depth}}[kind]
    if depth > 1:
        payload = {**payload, "events": [envelope(depth - 1, top) for _ in branches(depth, top)]}
    return {"type": kind, "payload": payload}


def resource(number):
    """A resource of JSON:API."""
    kind = ["articles", "people", "tags"][number % 3]
    attributes = {
        "articles": {"title": "t", "body": "b", "words": number},
        "people": {"first": "a", "last": "b", "age": number},
        "tags": {"name": "n", "color": "red", "uses": number}}[kind]
    return {"type": kind, "id": str(number), "attributes": attributes}


def event(number):
    """An event with its kind beside the object, and more beside both."""
    kind = ["PushEvent", "WatchEvent", "ForkEvent"][number % 3]
    payload = {
        "PushEvent": {"size": number, "commits": [{"sha": f"s{number}", "message": "m"}]},
        "WatchEvent": {"action": "started"},
        "ForkEvent": {"forkee": {"id": number, "name": "x", "size": 3}}}[kind]
    return {"id": str(number), "type": kind, "actor": {"id": number, "login": "a"},
            "payload": payload, "public": True, "created_at": "2026-01-02T03:04:05Z"}


def syntax(depth):
    """The nodes of a program, in which a node has kinds of its own inside."""
    if depth == 1:
        return {"type": "Literal", "value": 1, "raw": "1"}
    if depth % 3 == 0:
        return {"type": "CallExpression", "callee": {"type": "Identifier", "name": "f"},
                "arguments": [syntax(depth - 1), {"type": "Identifier", "name": "x"}]}
    return {"type": "BinaryExpression", "operator": "+", "left": syntax(depth - 1),
            "right": {"type": "Identifier", "name": "y"}}


def product(number):
    """A product of a shop: its types differ in a few keys, and its objects are named as SwiftUI is."""
    kind = ["simple", "variable", "bundle", "download"][number % 4]
    image = {"src": f"https://example.com/{number}.png", "width": number, "alt": "a"}
    own = {
        "simple": {"weight": 1.5, "stock": number}, "variable": {"sizes": ["s", "m"]},
        "bundle": {"bundle": {"parts": [number], "excluded": [] if number % 3 else None}},
        "download": {"file": "f", "expires": number}}[kind]
    return {
        "id": number, "type": kind, "name": f"n{number}", "price": number + 0.5,
        "regular_price": f"{number}.50", "total": number, "tax": f"{number % 10}.05",
        "category": {"id": number % 3, "title": "c"}, "image": image,
        "action": {"label": "buy", "link": {"href": "https://example.com/buy", "rel": "buy"}},
        "section": {"value": 1, "color": {"red": 0.5, "green": 1}}, "exclusions": [number], **own}


def spelled(number):
    """What senders write by their own contracts: each is read without a finding."""
    day, month = number % 28 + 1, number % 12 + 1
    part = {"x": number, "y": 1.5, "z": "k"}
    meta = [{"key": f"k{index}", "value": f"v{number}"} for index in range(number % 4)]
    return {
        "id": number, "price": f"{number}.50", "quantity": f"0.{number:08d}",
        "regular_price": "" if number % 5 else str(number),
        "sold": 3 * number if number % 4 else "N/A",
        "born": f"1990-02-{day:02d}" if number % 3 else "0000-00-00",
        "created": f"{day:02d}.{month:02d}.2024 10:00", "due": f"{month:02d}/{day:02d}/2024",
        "published": f"Thu, {day:02d} Jan 2026 03:04:05 GMT", "start_date": f"2024{month:02d}{day:02d}",
        "visible": "true" if number % 2 else "false", "is_featured": number % 2,
        "times_at": [1700000000 + number], "edited_at": [False, 1700000000],
        "tags": "a" if number % 2 else ["a", "b"], "parts": part if number % 2 else [part, part],
        "meta": meta, "by_day": {f"2024-01-{day:02d}": number},
        "by_compact_day": {f"202401{day:02d}": part}, "payload": json.dumps({"id": number}),
        "image": {"src": "a", "alt": "b"} if number % 3 else [],
        "parent": {"name": "q"} if number % 3 else False, "stock": number if number % 2 else "",
        "sale": number if number % 2 else [], "length": f"PT{number}M{number % 60}S",
        "duration": f"{number}:{number % 60:02d}:07", "cost": f"{1 + number}.234,50",
        "fee": f"{number},50", "local": f"2026-01-{day:02d}T10:00", "prices": ["1.50", "", "2.50"]}


def several(number):
    """Values of one of two types, as a backend sends them by its own contract."""
    customer = {"id": f"c{number}", "email": f"m{number}@example.com", "total": number}
    line = {"sku": f"s{number}", "count": number}
    return {
        "id": number, "customer": f"c{number}" if number % 2 else customer,
        "manage_stock": ["parent", True, False][number % 3],
        "registrations": {"enabled": True, "message": "m"} if number % 2 else number % 4 == 0,
        "result": [line] * (number % 3 + 1) if number % 2 else True,
        "tip": f"{number}.50" if number % 2 else number % 4 == 0,
        "seen_at": 1700000000 + number if number % 2 else True,
        "mode": [False, {"level": number}, f"m{number}"][number % 3],
        "choice": [True, False, {"name": f"c{number}"}, "auto"][number % 4],
        "input": f"text {number}" if number % 2 else [number, number + 1],
        "shipping": [number, {"code": "x", "price": 1.5}, ""][number % 3],
        "lines": [line if index % 2 else f"s{index}" for index in range(number % 5)],
        "rates": {f"{100 + index}": True if index % 2 else f"r{index}" for index in range(number % 4)}}


def opcode(number):
    """A message of a gateway, which a number tells, or nothing."""
    return [
        {"op": 10, "d": {"interval": number, "trace": ["a"]}}, {"op": 11},
        {"op": 0, "d": {"name": f"n{number}", "ready": True}}, {"d": f"t{number}"}][number % 4]


def ticks(count):
    """Rows of a market: with a tail that some lack, nested, beside texts, and within an event."""
    def row(index):
        tail = [{"venue": "x", "fee": 0.5}] if index % 3 == 0 else []
        return [1499040000000 + index, f"0.{index:04d}", None, index % 2 == 0, [f"a{index}", index], *tail]
    numbers = range(count)
    return {
        "rows": [row(index) for index in numbers],
        "feed": [row(index) if index % 2 else f"s{index}" for index in numbers],
        "events": [
            {"type": "trade", "fill": [index, "b"]} if index % 2 else {"type": "halt", "why": "w"}
            for index in numbers],
        "points": [[index, 1.5] for index in numbers]}


def stream(number):
    """An event whose payload has any type, as a number of servers push them."""
    return [
        {"event": "delete", "payload": str(number)}, {"event": "seen", "payload": [number, 1]},
        {"event": "update", "payload": {"id": number, "tags": ["x"]}}, {"event": "cleared"},
        {"event": "status", "payload": json.dumps({"id": number})},
        {"event": "at", "payload": "2026-01-02T03:04:05Z"}][number % 6]


def message(number):
    """A message, of which the plain ones lack the subtype."""
    return [
        {"type": "message", "user": f"u{number}", "text": "t"},
        {"type": "message", "subtype": "bot_message", "bot_id": "b", "username": f"n{number}"},
        {"type": "message", "subtype": "channel_join", "inviter": "i", "channel": number}][number % 3]


def text(number, depth=3):
    """Arrays and objects as JSON in texts: with texts, variants and themselves in them."""
    line = {"sku": f"s{number}", "count": number, "price": f"{number}.50"}
    reply = text(number, depth - 1) if depth > 1 and number % 4 else None
    return {
        "id": number, "event": json.dumps(event(number)), "line": json.dumps(line),
        "lines": [json.dumps(line) for _ in range(number % 3)], "list": json.dumps([line] * (number % 3)),
        "times_at": json.dumps([1700000000 + number]), "by_day": json.dumps({f"2024-01-{number % 28 + 1:02d}": line}),
        "config": json.dumps({"a": number, "inner": json.dumps({"on": [True]})}) if number % 5 else "",
        "several": json.dumps(several(number)), "mixed": json.dumps([line] if number % 2 else line),
        "reply": reply and json.dumps(reply)}


KINDS = {
    "texts": lambda depth: {"items": [text(number) for number in range(depth)]},
    "streams": lambda depth: {"events": [stream(number) for number in range(depth)]},
    "messages": lambda depth: {"messages": [message(number) for number in range(depth)]},
    "ticks": ticks,
    "opcodes": lambda depth: {"messages": [opcode(number) for number in range(depth)]},
    "several": lambda depth: {"items": [several(number) for number in range(depth)]},
    "spelled": lambda depth: {"items": [spelled(number) for number in range(depth)]},
    "products": lambda depth: {"products": [product(number) for number in range(depth)]},
    "thread": thread,
    "replies": lambda depth: {"comments": [replies(depth), replies(depth)]},
    "list": list_node,
    "tree": tree,
    "wrapped": lambda depth: {"node": wrapped(depth)},
    "envelope": envelope,
    "resources": lambda depth: {"data": [resource(number) for number in range(depth)]},
    "events": lambda depth: [event(number) for number in range(depth)],
    "syntax": lambda depth: {"type": "Program", "body": [syntax(depth)] * 2},
}
