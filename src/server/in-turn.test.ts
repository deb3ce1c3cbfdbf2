import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

const open = () => Promise.withResolvers<string>();

test("two works run, two wait, the next is refused as busy; a work that fails gives its turn on", async () => {
  const inTurn = createTurns({ sideBySide: 2, longestQueue: 2, reason: "documents" });
  const works = [open(), open(), open(), open()];
  const begun: number[] = [];
  const running = works.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at);
      return promise;
    }),
  );
  await expect(inTurn(async () => "never")).rejects.toMatchObject({ statusCode: 503 });
  expect(begun).toEqual([0, 1]);

  works[1]?.reject(new Error("This one fails."));
  await expect(running[1]).rejects.toThrow("This one fails.");
  expect(begun).toEqual([0, 1, 2]);

  for (const [at, { resolve }] of works.entries()) resolve(`work ${at}`);
  expect(await Promise.all([running[0], running[2], running[3]])).toEqual(["work 0", "work 2", "work 3"]);
  expect(await inTurn(async () => "again")).toBe("again");
});
