import fc from "fast-check";
import { expect, test } from "vitest";
import { shareStructure } from "./use-configurator.ts";

test("what equals what was there before is what was there before", () => {
  const before = { sizes: [{ width: 40 }, { width: 60 }], label: "Size" };
  const after = shareStructure(before, { sizes: [{ width: 40 }, { width: 60 }], label: "Size" });
  expect(after).toBe(before);
});

test("beside a part that changed the others stay themselves", () => {
  const before = { supplies: [{ id: 1, selected: true }], sizes: [{ width: 40 }, { width: 60 }] };
  const after = shareStructure(before, {
    supplies: [{ id: 1, selected: false }],
    sizes: [{ width: 40 }, { width: 60 }],
  });
  expect(after).toEqual({ supplies: [{ id: 1, selected: false }], sizes: before.sizes });
  expect(after.sizes).toBe(before.sizes);
  expect(after.supplies).not.toBe(before.supplies);
});

test("a shorter list and a missing name are changes", () => {
  expect(shareStructure([1, 2], [1])).toEqual([1]);
  expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty("b");
  expect(shareStructure({ a: 1 }, { a: 1, b: undefined })).toHaveProperty("b");
});

test("a map is another map even with the same entries", () => {
  const after = new Map([[1, "one"]]);
  expect(shareStructure({ names: new Map([[1, "one"]]) }, { names: after }).names).toBe(after);
});

test("whatever was there before, the value stays equal to itself", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(shareStructure(before, after)).toEqual(after);
    }),
  );
});
