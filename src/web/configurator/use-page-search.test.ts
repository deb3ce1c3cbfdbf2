import { expect, test } from "vitest";
import { createAddressWriter, type Going, stillChosen } from "./use-read-selection.ts";

test.each([
  ["its own address ends it", "?quantity=200", "REPLACE", null],
  ["the address of a change before it does not", "?quantity=100", "REPLACE", "?quantity=200"],
  ["nor does a step of the history for a change before it", "?quantity=100", "PUSH", "?quantity=200"],
  ["going back does, wherever it leads", "?quantity=100", "POP", null],
] as const)("what was chosen counts until the address has it: %s", (_what, search, by, left) => {
  expect(stillChosen("?quantity=200", { search, by })).toBe(left);
});

/** An address, and frames that are painted when the test says so. */
function open() {
  const frames: (() => void)[] = [];
  const written: Going[] = [];
  const writer = createAddressWriter(() => new Promise((painted) => frames.push(painted)));
  return {
    written,
    giveUp: writer.giveUp,
    ahead: writer.ahead,
    go: (search: string, push = false) => writer.write({ search, push }, (going) => written.push(going)),
    paint: async () => {
      for (const painted of frames.splice(0)) painted();
      await Promise.resolve();
    },
  };
}

test("the address is written once the frame is painted, not before", async () => {
  const { go, paint, written } = open();
  go("?size=50x50");
  await Promise.resolve();
  expect(written).toEqual([]);
  await paint();
  expect(written).toEqual([{ search: "?size=50x50", push: false }]);
});

test("of changes within a frame the last one is written, once", async () => {
  const { go, paint, written } = open();
  go("?size=50x50");
  go("?size=60x60");
  await paint();
  expect(written).toEqual([{ search: "?size=60x60", push: false }]);
});

test.each([
  [true, false],
  [false, true],
])("a step of the history stays one when a change joins it (%s, %s)", async (first, second) => {
  const { go, paint, written } = open();
  go("?product=kraft-paper", first);
  go("?product=kraft-paper&quantity=200", second);
  await paint();
  expect(written).toEqual([{ search: "?product=kraft-paper&quantity=200", push: true }]);
});

test("a step that is in the address does not make the next change one", async () => {
  const { go, paint, written } = open();
  go("?product=kraft-paper", true);
  await paint();
  go("?product=kraft-paper&quantity=200");
  await paint();
  expect(written.map(({ push }) => push)).toEqual([true, false]);
});

test("what is on its way is known until it is written", async () => {
  const { go, paint, ahead } = open();
  expect(ahead()).toBeNull();
  go("?ship=express");
  expect(ahead()).toBe("?ship=express");
  await paint();
  expect(ahead()).toBeNull();
});

test("what was on its way is not written after somebody went back", async () => {
  const { go, paint, giveUp, written } = open();
  go("?size=50x50", true);
  giveUp();
  await paint();
  expect(written).toEqual([]);
});
