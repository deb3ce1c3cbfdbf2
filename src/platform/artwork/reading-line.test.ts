import { expect, test } from "vitest";
import { createReadingLine, type Reading } from "./reading-line.ts";

/** Has a file read whose processes end so, one after the other; answers what came of it and how long each might take. */
async function readAs(endings: readonly Reading<string>[], guessedS = 1) {
  const given: number[] = [];
  const left = [...endings];
  const read = async ({ wallMs }: { readonly wallMs: number }): Promise<Reading<string>> => {
    given.push(wallMs);
    return left.shift() ?? { ended: "done", result: "never" };
  };
  const told = await createReadingLine(2)({ from: "192.0.2.1", guessedS, read }).catch(
    (error: unknown) => error,
  );
  return { told, given };
}

const done: Reading<string> = { ended: "done", result: "pages" };

test.each<readonly [string, readonly Reading<string>[], number, object, readonly number[]]>([
  ["what looks cheap is tried for four seconds", [done], 1, done, [4_000]],
  ["what looks dear has twenty at once", [done], 9, done, [20_000]],
  [
    "a first try that was too short is followed by a long one",
    [{ ended: "cpu-time" }, done],
    1,
    done,
    [4_000, 20_000],
  ],
  ["so is one on a busy machine", [{ ended: "wall-time" }, done], 1, done, [4_000, 20_000]],
  [
    "what takes too much twice is too heavy",
    [{ ended: "cpu-time" }, { ended: "cpu-time" }],
    1,
    { ended: "cpu-time" },
    [4_000, 20_000],
  ],
  ["what somebody killed is tried once more", [{ ended: "killed" }, done], 9, done, [20_000, 20_000]],
])("%s", async (_what, endings, guessedS, told, given) => {
  expect(await readAs(endings, guessedS)).toEqual({ told, given });
});

test.each<readonly [string, readonly Reading<string>[]]>([
  ["killed twice", [{ ended: "killed" }, { ended: "killed" }]],
  ["late in its long try", [{ ended: "wall-time" }]],
])("a reader that was %s says nothing of the file: try again", async (_what, endings) => {
  const { told, given } = await readAs(endings, 9);
  expect(told).toMatchObject({ statusCode: 503, reason: "files" });
  expect(given).toHaveLength(endings.length);
});
