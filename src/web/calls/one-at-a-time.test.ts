import { expect, test } from "vitest";
import { createOneAtATime } from "./one-at-a-time.ts";

test("what is asked for while it is under way is not done", async () => {
  const once = createOneAtATime();
  const done: string[] = [];
  const first = once(async () => {
    await Promise.resolve();
    return done.push("first");
  });
  expect(await once(async () => done.push("second"))).toBeNull();
  expect(await first).toBe(1);
  expect(await once(async () => done.push("third"))).toBe(2);
  expect(done).toEqual(["first", "third"]);
});

test("a work that breaks keeps none back", async () => {
  const once = createOneAtATime();
  const broken = once(() => Promise.reject(new Error("no picture")));
  await expect(broken).rejects.toThrow("no picture");
  expect(await once(async () => "done")).toBe("done");
});
