import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "../default-selection.ts";
import { scopeOf } from "../scope.ts";
import { selectionFromWire } from "./selection-from-wire.ts";
import { selectionToWire } from "./selection-to-wire.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const visits = arbitraryVisit(catalogue);
function pageOf(slug: string) {
  return selectionToWire(
    catalogue,
    defaultSelection(catalogue, scopeOf(catalogue.featuredItemBySlug.get(slug)!)),
  );
}
const paper = pageOf("paper-stickers");

/** The default of the paper page with some parameters replaced (null = left out). */
function paperWith(changed: Readonly<Record<string, string | null>>): [string, string][] {
  return [
    ...paper.filter(([name]) => !(name in changed)),
    ...Object.entries(changed).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, value]],
    ),
  ];
}

function refusal(entries: [string, string][]) {
  const result = selectionFromWire(catalogue, entries);
  return result.ok ? null : { malformed: result.malformed, fields: Object.keys(result.fields) };
}

test("what was written in wire names is read back exactly", () => {
  fc.assert(
    fc.property(visits, ({ selection }) => {
      expect(selectionFromWire(catalogue, selectionToWire(catalogue, selection))).toEqual({
        ok: true,
        selection,
      });
    }),
    { numRuns: 500 },
  );
});

describe("a request is refused with the field named", () => {
  test.each([
    ["letters for a number", { product_id: "abc" }, "product_id", true],
    ["a negative number", { width: "-5" }, "width", true],
    ["a decimal", { height: "50.5" }, "height", true],
    ["too many digits", { width: "1234567", size: null }, "width", true],
    ["a NUL byte", { finishing_id: "1\0" }, "finishing_id", true],
    ["a size that is no size", { size: "big" }, "size", true],
    ["an unknown side", { "print_features[left][]": "1" }, "print_features", true],
    ["a set count of three digits", { kinds: "100" }, "kinds", true],
    ["an unknown product", { product_id: "999" }, "product_id", false],
    ["no product", { product_id: null }, "product_id", false],
    ["an empty product", { product_id: "" }, "product_id", false],
    ["no supply", { cutting_id: null }, "cutting_id", false],
    ["no colour", { color_id: null }, "color_id", false],
    ["an unknown colour", { color_id: "77" }, "color_id", false],
    ["a finishing of another product", { finishing_id: "9" }, "finishing_id", false],
    ["no width", { width: null, size: null }, "width", false],
    ["a size that contradicts itself", { width: "51" }, "size", false],
    ["a listed and a typed quantity", { custom_quantity: "77" }, "quantity", false],
    ["print features of cards", { "print_features[]": "131" }, "print_features[na][]", false],
    ["an add-on that does not exist", { premium_processing_id: "1" }, "premium_processing_id", false],
    ["roll orientation without a roll", { orientation: "53" }, "orientation", false],
    ["install-ready where it is not offered", { install_ready: "yes" }, "install_ready", false],
  ] as const)("%s", (_name, changed, field, malformed) => {
    expect(refusal(paperWith(changed))).toEqual({ malformed, fields: [field] });
  });

  test("a parameter given twice", () => {
    expect(refusal([...paper, ["product_id", "1"]])).toEqual({ malformed: true, fields: ["product_id"] });
  });

  test("everything that is missing is named at once", () => {
    const fields = refusal(paperWith({ color_id: null, width: null, height: null, size: null }))?.fields;
    expect(fields).toEqual(["color_id", "width", "height"]);
  });

  test("what is wrong with the product comes before what is wrong with its size", () => {
    const fields = refusal(paperWith({ product_id: "999", width: null, height: null, size: null }))?.fields;
    expect(fields).toEqual(["product_id", "width", "height"]);
  });
});

test("a shape that its size rules out is refused with the form's reason, not made another one", () => {
  const shaped = (shape_id: string, width: string, height: string) =>
    selectionFromWire(catalogue, paperWith({ shape_id, size: null, width, height }));
  expect(shaped("1", "60", "40")).toEqual({
    ok: false,
    malformed: false,
    fields: { shape_id: "shape_id 1: Circle needs equal width and height." },
  });
  expect(shaped("3", "60", "60")).toMatchObject({
    fields: { shape_id: "shape_id 3: Oval needs a width that differs from the height." },
  });
  expect([shaped("3", "60", "40").ok, shaped("1", "60", "60").ok]).toEqual([true, true]);
});

test("a reason that is a sentence ends once", () => {
  const reasons = catalogue.document.products.flatMap(({ id, supplies }) =>
    supplies
      .filter(({ disabledReason }) => disabledReason !== undefined)
      .map((row) =>
        selectionFromWire(catalogue, paperWith({ product_id: String(id), cutting_id: String(row.supplyId) })),
      ),
  );
  expect(reasons.length).toBeGreaterThan(0);
  for (const read of reasons)
    expect(Object.values("fields" in read ? read.fields : {}).join("|")).not.toMatch(/\.\.|^$/);
});

test("one choice for both sides is said to be one", () => {
  const emboss = [...catalogue.printFeatures.values()].find(
    ({ optionType, appliedSide }) => optionType === "radio" && appliedSide === "both",
  )!;
  const [first, second] = emboss.items;
  const card = pageOf("premium-business-card").filter(
    ([name]) => name !== "printed_side_id" && !name.startsWith("print_features"),
  );
  const read = selectionFromWire(catalogue, [
    ...card,
    ["printed_side_id", "2"],
    ["print_features[front][]", String(first?.id)],
    ["print_features[back][]", String(second?.id)],
  ]);
  const message = `print_features[back][]: ${emboss.name}: choose the same on the front and the back.`;
  expect(read).toMatchObject({ fields: { "print_features[back][]": message } });
});

test("who orders says how many: nothing is made up, and no quantity comes before what is wrong with it", () => {
  const ordered = (changed: Readonly<Record<string, string | null>>) =>
    selectionFromWire(catalogue, paperWith(changed), { needsQuantity: true });
  for (const quantity of [null, ""])
    expect(ordered({ quantity, color_id: null })).toMatchObject({
      malformed: false,
      fields: { color_id: "color_id is required.", quantity: "Please enter the quantity." },
    });
  expect(ordered({ quantity: "25" }).ok).toBe(true);
  expect(ordered({ quantity: null, custom_quantity: "77" }).ok).toBe(true);
});

describe("a request may leave out", () => {
  test("quantity and sets: the first tier and one set", () => {
    const result = selectionFromWire(catalogue, paperWith({ quantity: null, kinds: null }));
    expect(result.ok && result.selection.sets).toEqual({ custom: false, count: 1 });
    expect(result.ok && result.selection.quantity.custom).toBe(false);
  });

  test("the name of the size when width and height are given, and print features", () => {
    const result = selectionFromWire(catalogue, paperWith({ size: null, width: "61", height: "61" }));
    expect(result.ok && result.selection.size).toEqual({ custom: true, widthMm: 61, heightMm: 61 });
    const cards = pageOf("premium-business-card").filter(([name]) => !name.startsWith("print_features"));
    expect(selectionFromWire(catalogue, cards).ok).toBe(true);
  });

  test("parameters that are not its own are ignored", () => {
    expect(selectionFromWire(catalogue, [...paper, ["utm_source", "x"], ["__proto__", "y"]]).ok).toBe(true);
  });
});

test("a quantity between the tiers counts as typed", () => {
  const result = selectionFromWire(catalogue, paperWith({ quantity: "137" }));
  expect(result.ok && result.selection.quantity).toEqual({ custom: true, pieces: 137 });
});

test("print features without a side go where they stand with one printed side", () => {
  const tags = pageOf("swing-tags").filter(([name]) => !name.startsWith("print_features"));
  const result = selectionFromWire(catalogue, [
    ...tags,
    ["print_features[]", "132"],
    ["print_features[]", "101"],
  ]);
  expect(result.ok && result.selection.printFeatures.na).toContain(132);
  expect(result.ok && result.selection.printFeatures.front).toContain(101);
});

test("print features may be joined by commas", () => {
  const tags = pageOf("swing-tags").filter(([name]) => !name.startsWith("print_features"));
  const result = selectionFromWire(catalogue, [...tags, ["print_features[na][]", "132,143"]]);
  expect(result.ok && result.selection.printFeatures.na).toEqual(expect.arrayContaining([132, 143]));
});

const names = fc.oneof(
  fc.constantFrom(...paper.map(([name]) => name), "print_features[front][]", "ea"),
  fc.string(),
);
const values = fc.oneof(
  fc.nat(200).map(String),
  fc.string(),
  fc.constantFrom("", "custom", "50x50", "\0", "1e3"),
);

test("any garbage is either understood or refused by name, never an error", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 25 }), (entries) => {
      const result = selectionFromWire(catalogue, [...paper.slice(entries.length % 6), ...entries]);
      if (!result.ok) expect(Object.keys(result.fields).length).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});
