#!/usr/bin/env python3
"""Writes the test vectors of chance: a second implementation that shares nothing with the first.

python3 tools/vectors.py            writes src/engine/chance/vectors.json
python3 tools/vectors.py --check    exits 1 if that file is not what would be written

docs/chance.md defines everything here.
"""

import hashlib
import hmac
import json
import struct
import sys
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "src" / "engine" / "chance" / "vectors.json"
MASK = 2**32 - 1

ZEROS = bytes(32)
COUNTING = bytes(range(32))
TEXT = hashlib.sha256(b"three straws").digest()
SEEDS = [ZEROS, COUNTING, TEXT]
STREAMS = [(0, 0), (1, 0), (3, 2), (2**32 - 1, 7)]
PILES = [64, 59, 70]
SMALL = [1, 2, 3, 6, 7, 59, 64, 70, 1, 5, 8, 10, 52, 100, 255, 256]
LARGE = [1000, 65537, 2**24 + 1, 2**31 - 1, 2**31, 2**32 - 1, 2**32]
# its first word is 2^32 - 2: no search of a few seconds finds another that 59 and 70 have to skip
RARE = (COUNTING, 9803358, 0)

STRAW = (
    [f"item-{n}" for n in range(1, 11) for _ in range(4)]
    + [f"carpet-{n}" for n in range(1, 10)]
    + ["lamp"] * 4
    + ["copy"] * 5
    + ["reverse"] * 5
    + ["straw"]
)


class Hmac:
    """Stream (round, shuffle) of hmac-sha256/1."""

    def __init__(self, seed, round_, shuffle):
        self.skipped = 0
        self._words = self._stream(seed, round_, shuffle)

    @staticmethod
    def _stream(seed, round_, shuffle):
        block = 0
        while True:
            label = struct.pack(">III", round_, shuffle, block)
            yield from struct.unpack(">8I", hmac.new(seed, label, hashlib.sha256).digest())
            block += 1

    def word(self):
        return next(self._words)

    def below(self, n):
        fair = 2**32 // n * n
        word = self.word()
        while word >= fair:
            self.skipped += 1
            word = self.word()
        return word % n


class Sfc32:
    """Stream (round, shuffle) of sfc32/1."""

    skipped = 0

    def __init__(self, seed, round_, shuffle):
        w = struct.unpack(">8I", seed)
        self.a = w[0] ^ w[4] ^ ((round_ + 1) * 0x9E3779B9 & MASK)
        self.b = w[1] ^ w[5] ^ ((shuffle + 1) * 0x85EBCA6B & MASK)
        self.c = w[2] ^ w[6]
        self.counter = w[3] ^ w[7]
        for _ in range(12):
            self.word()

    def word(self):
        word = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = self.c * 9 & MASK
        self.c = ((self.c << 21 | self.c >> 11) + word) & MASK
        return word

    def below(self, n):
        if n <= 256:
            return (self.word() >> 8) * n >> 24
        return self.word() * n >> 32


def drawing_order(stream, n):
    pile = list(range(n))
    for t in range(n):
        other = t + stream.below(n - t)
        pile[t], pile[other] = pile[other], pile[t]
    return pile


def named(seed, round_, shuffle):
    return {"seed": seed.hex(), "round": round_, "shuffle": shuffle}


def words(generator):
    for seed in SEEDS:
        for stream in STREAMS:
            source = generator(seed, *stream)
            yield {**named(seed, *stream), "words": [f"{source.word():08x}" for _ in range(20)]}


def below(generator, seed, stream, ns):
    source = generator(seed, *stream)
    results = [source.below(n) for n in ns]
    return {**named(seed, *stream), "n": ns, "results": results, "skipped": source.skipped}


def orders(generator, streams):
    for seed, round_, shuffle in streams:
        for n in PILES:
            order = drawing_order(generator(seed, round_, shuffle), n)
            yield {**named(seed, round_, shuffle), "cards": n, "order": order}


def lots(generator):
    for seed in SEEDS:
        for seats in range(2, 7):
            yield {**named(seed, 0, 0), "seats": seats, "first": generator(seed, 0, 0).below(seats)}


def straw_deals(generator):
    for seed in SEEDS:
        order = drawing_order(generator(seed, 1, 0), len(STRAW))
        for seats in (2, 4, 6):
            hands = [[STRAW[card] for card in order[4 * seat : 4 * seat + 4]] for seat in range(seats)]
            yield {**named(seed, 1, 0), "seats": seats, "hands": hands}


def vectors_of(generator, belows, more_orders):
    return {
        "words": list(words(generator)),
        "below": belows,
        "orders": list(orders(generator, [(seed, 1, 0) for seed in SEEDS] + more_orders)),
        "lots": list(lots(generator)),
        "straw": list(straw_deals(generator)),
    }


def hmac_vectors():
    whole = 2**32  # as the last n it shows which word comes next, so how many were skipped
    belows = [below(Hmac, seed, (1, 0), SMALL + LARGE) for seed in SEEDS]
    belows += [below(Hmac, TEXT, (2, 1), [n] * 16 + [whole]) for n in (3 * 2**30, 2**31 + 1)]
    belows += [below(Hmac, RARE[0], RARE[1:], [n, whole]) for n in (6, 59, 70, 3)]
    assert [case["skipped"] > 0 for case in belows[-6:]] == [True] * 5 + [False]
    return vectors_of(Hmac, belows, [RARE])


def sfc32_vectors():
    belows = [below(Sfc32, seed, stream, SMALL + LARGE[:2]) for seed in SEEDS for stream in STREAMS]
    return vectors_of(Sfc32, belows, [(TEXT, 3, 2)])


def seed_vectors():
    secret = hashlib.sha256(b"a secret").digest()
    salts = [hashlib.sha256(b"salt of seat %d" % seat).digest() for seat in range(3)]
    for given in ([], salts[:1], salts):
        yield {
            "secret": secret.hex(),
            "commitment": hashlib.sha256(secret).hexdigest(),
            "salts": [salt.hex() for salt in given],
            "seed": hmac.new(secret, b"".join(given), hashlib.sha256).hexdigest(),
        }


def bots_vectors():
    """A bot's luck: a block of the seed's stream of its seat, which is the seed of a quick stream."""
    for seed in SEEDS:
        for seat, decision in ((0, 0), (1, 0), (1, 1), (5, 299)):
            luck = hmac.new(seed, struct.pack(">III", MASK, seat, decision), hashlib.sha256).digest()
            source = Sfc32(luck, MASK, 0)
            words = [f"{source.word():08x}" for _ in range(4)]
            yield {"seed": seed.hex(), "seat": seat, "decision": decision, "luck": luck.hex(), "words": words}


def pretty(value, indent=""):
    """JSON with plain lists, and what is small, on one line."""
    inner = indent + "  "
    if isinstance(value, dict):
        lines = [f"{json.dumps(key)}: {pretty(item, inner)}" for key, item in value.items()]
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        lines = [pretty(item, inner) for item in value]
    else:
        return json.dumps(value)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    one_line = opening + " " + ", ".join(lines) + " " + closing
    if len(one_line) <= 100 and "\n" not in one_line:
        return one_line
    return opening + "\n" + ",\n".join(inner + line for line in lines) + "\n" + indent + closing


def main():
    text = pretty(
        {
            "made by": "tools/vectors.py",
            "seeds": list(seed_vectors()),
            "hmac-sha256/1": hmac_vectors(),
            "sfc32/1": sfc32_vectors(),
            "bots": list(bots_vectors()),
        }
    )
    text += "\n"
    if sys.argv[1:] == ["--check"]:
        if not FILE.exists() or FILE.read_bytes() != text.encode():
            sys.exit("vectors.json is not what tools/vectors.py writes")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        FILE.write_bytes(text.encode())


if __name__ == "__main__":
    main()
