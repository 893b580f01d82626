"""How a file of puzzles or openings was made: commands in the comments ahead of its rows.

A command of a miner is a vein, and has `--seeds N` in place of a seed: it is run once for each seed from 1 to N, each time
beside what was found before."""

import pathlib
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parent.parent
TOOLS = ("mine", "explore")


class Vein:
    def __init__(self, words):
        at = words.index("--seeds")
        self.words = words[:at] + words[at + 2 :]
        self.seeds = int(words[at + 1])

    @property
    def program(self):
        return self.words[0]

    @property
    def game(self):
        return self.words[2]

    def command(self, seed):
        return [*self.words, "--seed", str(seed)]

    def comment(self):
        return "# " + " ".join([*self.words, "--seeds", str(self.seeds)])


def comments_of(text):
    return [line for line in text.splitlines() if line.startswith("#")]


def rows_of(text):
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def commands_of(text):
    """The commands in the comments, as lists of words."""
    lines = (line[2:].split() for line in comments_of(text))
    return [words for words in lines if words and words[0].split("-")[0] in TOOLS]


def veins_of(text):
    return [Vein(words) for words in commands_of(text) if "--seeds" in words]


def run(words, folder, given=None):
    program = folder / "tools" / words[0].split("-")[0] / words[0]
    print(" ".join(words), file=sys.stderr, flush=True)
    done = subprocess.run([program, *words[1:]], check=True, input=given, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def run_besides(words, folder, rows, given=None):
    """What a miner finds that is not among these rows."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as known:
        known.write("\n".join(rows) + "\n")
        known.flush()
        return run([*words, "--besides", known.name], folder, given)


def name_of(row):
    return tuple(row.split(" | ")[:2])


def judged_again(veins, folder, old, rows):
    """Of the old rows those that are still puzzles, and not among the new ones."""
    kept = []
    for vein in {vein.game: vein for vein in veins}.values():
        given = "\n".join(row for row in old if row.startswith(vein.game + " | ")) + "\n"
        words = [*vein.words[:3], "--again", "--fewest", "1"]
        kept += run_besides(words, folder, rows, given)
    return kept


def easiest_first(rows):
    """By their rating. A position that came twice is kept once."""
    kept = {}
    for row in sorted(rows, key=lambda row: int(row.split(" | ")[3])):
        kept.setdefault(name_of(row), row)
    return list(kept.values())


def write(file, comments, rows):
    """The old file stays until the new one is whole."""
    new = file.with_suffix(".new")
    new.write_text("\n".join([*comments, *rows]) + "\n")
    new.replace(file)
