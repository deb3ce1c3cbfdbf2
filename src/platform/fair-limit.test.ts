import { expect, test } from "vitest";
import { createFairLimit } from "./fair-limit.ts";

function openLine(longestQueue: number) {
  const inLine = createFairLimit({ sideBySide: 1, longestQueue, longestOwnQueue: 2, reason: "files" });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (holder: string, name: string) =>
    inLine(holder, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return { bring, begun, end: (name: string) => ends.get(name)?.() };
}

test("who brings many works has one place in the line: another waits for one of them, not for all", async () => {
  const { bring, begun, end } = openLine(1);
  const works = [bring("ann", "ann 1"), bring("ann", "ann 2"), bring("ann", "ann 3"), bring("bob", "bob 1")];
  expect(begun).toEqual(["ann 1"]);
  end("ann 1");
  await works[0];
  await expect.poll(() => begun).toEqual(["ann 1", "bob 1"]);
  end("bob 1");
  await expect.poll(() => begun).toEqual(["ann 1", "bob 1", "ann 2"]);
  end("ann 2");
  await expect.poll(() => begun).toEqual(["ann 1", "bob 1", "ann 2", "ann 3"]);
  end("ann 3");
  await Promise.all(works);
});

test("more of one's own than may wait are refused as busy, and keep nobody else back", async () => {
  const { bring, begun, end } = openLine(1);
  const works = [bring("ann", "ann 1"), bring("ann", "ann 2"), bring("ann", "ann 3")];
  await expect(bring("ann", "ann 4")).rejects.toMatchObject({ statusCode: 503 });
  const other = bring("bob", "bob 1");
  for (const name of ["ann 1", "bob 1", "ann 2", "ann 3"]) {
    await expect.poll(() => begun.includes(name)).toBe(true);
    end(name);
  }
  await Promise.all([...works, other]);
});
