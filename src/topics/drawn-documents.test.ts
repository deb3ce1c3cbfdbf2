import { expect, test, vi } from "vitest";
import { createDrawnDocuments } from "./drawn-documents.ts";

function drawer(bytes: number) {
  return vi.fn<() => Promise<Buffer>>(async () => Buffer.alloc(bytes));
}

test("a document is drawn once, also for those who ask at once; another one is drawn for itself", async () => {
  const drawn = createDrawnDocuments();
  const [first, second] = [drawer(10), drawer(20)];
  const both = await Promise.all([drawn.get("a", first), drawn.get("a", first)]);
  expect(await drawn.get("a", first)).toBe(both[0]);
  expect(await drawn.get("b", second)).toHaveLength(20);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test("a drawing that fails is tried again by who asks next", async () => {
  const drawn = createDrawnDocuments();
  await expect(drawn.get("a", () => Promise.reject(new Error("no ink")))).rejects.toThrow("no ink");
  expect(await drawn.get("a", drawer(10))).toHaveLength(10);
});

test("documents that were asked for longest ago make room, so that memory stays bounded", async () => {
  const drawn = createDrawnDocuments();
  for (const name of ["a", "b", "c"]) await drawn.get(name, drawer(3 * 1024 * 1024));
  expect([drawn.has("a"), drawn.has("b"), drawn.has("c")]).toEqual([false, true, true]);
});

test("one that takes long keeps no other one waiting", async () => {
  const drawn = createDrawnDocuments();
  const gate = Promise.withResolvers<Buffer>();
  const waiting = Array.from({ length: 21 }, (_, n) => drawn.get(`new ${n}`, () => gate.promise));
  expect(await drawn.get("short", drawer(10))).toHaveLength(10);
  gate.resolve(Buffer.alloc(1));
  expect(await Promise.all(waiting)).toHaveLength(21);
});
