import { afterEach, expect, test, vi } from "vitest";
import { Closers } from "./closers.ts";

afterEach(() => vi.restoreAllMocks());

test("everything is closed, last opened first, also after a step that fails and one that never ends", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const closed: string[] = [];
  const closers = new Closers();
  closers.add("the first", 60_000, async () => void closed.push("first"));
  closers.add("the second", 20, () => new Promise(() => undefined));
  closers.add("the third", 60_000, () => Promise.reject(new Error("The third would not close.")));
  await Promise.all([closers.close(), closers.close()]);
  expect(closed).toEqual(["first"]);
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    "The third would not close.\n",
    "Closing the second took longer than 0.02 seconds.\n",
  ]);
});
