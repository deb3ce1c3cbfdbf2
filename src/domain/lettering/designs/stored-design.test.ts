import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryDesign } from "#tests/support/lettering/arbitrary-design.ts";
import { defaultDesign } from "../design.ts";
import { storedDesign } from "./stored-design.ts";

test("a design of today is read back whole", () => {
  fc.assert(
    fc.property(arbitraryDesign(["pacifico", "roboto"]), (design) => {
      expect(storedDesign(JSON.parse(JSON.stringify(design)))).toEqual({ design, isWhole: true });
    }),
  );
});

test("of another version what is there today is taken over, and it says that it is not whole", () => {
  const older = { version: 0, text: "Kia ora", font: "pacifico", bend: 30, arc: "40", outline: { mm: 2 } };
  expect(storedDesign(older)).toEqual({
    design: { ...defaultDesign, text: "Kia ora", font: "pacifico" },
    isWhole: false,
  });
});

test("whatever is stored is a design that can be opened", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const { design } = storedDesign(stored);
      expect([design.version, typeof design.text, typeof design.font]).toEqual([1, "string", "string"]);
    }),
  );
});
