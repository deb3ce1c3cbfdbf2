import { expect, test } from "vitest";
import { memoizeAsync } from "./promises.ts";

test("who asks at once waits for one making; what was made is kept", async () => {
  let times = 0;
  const ask = memoizeAsync(async () => (times += 1));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test("what could not be made is made when somebody asks again", async () => {
  const outcomes = [Promise.reject(new Error("The shop is busy.")), Promise.resolve("made")];
  const ask = memoizeAsync(() => outcomes.shift() ?? Promise.resolve("once more"));
  await expect(ask()).rejects.toThrow("busy");
  expect(await ask()).toBe("made");
  expect(await ask()).toBe("made");
});
