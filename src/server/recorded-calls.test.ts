import { expect, test } from "vitest";
import { recordCalls } from "#tests/recorded/replay.ts";

/** One line for each call, so that a difference shows what was asked and what is answered now. */
function linesOf(recorded: readonly object[]): string {
  return `[\n${recorded.map((call) => JSON.stringify(call)).join(",\n")}\n]\n`;
}

test("every call answers what was recorded, its status, headers and body", async () => {
  const recorded = await recordCalls();
  expect(recorded.length).toBeGreaterThan(200);
  await expect(linesOf(recorded)).toMatchFileSnapshot("../../tests/recorded/recorded-calls.json");
});
