import { expect, test } from "vitest";
import { within } from "./promises.ts";

test("what ends in time is answered, its fault is its own, and what does not end is given up with a sentence", async () => {
  expect(await within(60_000, "The work", Promise.resolve("done"))).toBe("done");
  await expect(within(60_000, "The work", Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const never = new Promise(() => undefined);
  await expect(within(20, "The work", never)).rejects.toThrow("The work took longer than 0.02 seconds.");
});
