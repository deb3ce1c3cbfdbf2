import { defaultDesign } from "#domain/lettering/design.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDesign } from "#tests/support/catalogue/arbitrary-design.ts";
import {
  letteringCatalogue as catalogue,
  letteringSelection,
} from "#tests/support/catalogue/lettering-catalogue.ts";
import { readAddress, writeAddress } from "../address/address.ts";
import { check } from "../check.ts";
import { choose } from "../choose.ts";
import { defaultSelection } from "../default-selection.ts";
import { issueMessage } from "../issue-message.ts";
import { canBeQuoted, mainButton } from "../main-button.ts";
import { titleOf } from "../options/title.ts";
import { scopeOf } from "../scope.ts";
import { selectionHash } from "../selection-hash.ts";
import type { Selection } from "../selection.ts";
import { detailsOf, summaryOf } from "../summary.ts";
import { selectionFromWire } from "../wire/selection-from-wire.ts";
import { selectionToWire } from "../wire/selection-to-wire.ts";

const scope = scopeOf(catalogue.featuredItemBySlug.get("vinyl-lettering-designer")!);
const start = defaultSelection(catalogue, scope);
const colourIds = catalogue.products.get(start.productId)!.colourIds;
const designs = arbitraryDesign(colourIds);

function at(query: string): Selection {
  return readAddress(catalogue, scope, new URLSearchParams(query));
}
function messages(selection: Selection) {
  return check(catalogue, selection).map(issueMessage);
}

/** "Kia ora" in Pacifico, high enough for its i. */
const kiaOra = letteringSelection({ text: "Kia ora", font: "pacifico", size: { by: "height", mm: 30 } });

describe("a design in the address", () => {
  test("leads back to exactly the selection it was written from, whatever the words", () => {
    fc.assert(
      fc.property(designs, fc.constantFrom(...colourIds), (design, colourId) => {
        const selection = choose(catalogue, scope, letteringSelection(design), {
          field: "colour",
          id: colourId,
        });
        expect(at(writeAddress(catalogue, scope, selection))).toEqual(selection);
      }),
    );
  });

  test("reads like words as far as it can", () => {
    expect(writeAddress(catalogue, scope, letteringSelection({ text: "Kia ora" }))).toBe("text=Kia%20ora");
    expect(at("selected_font=pacifico&text=Kia+ora").lettering).toMatchObject({
      text: "Kia ora",
      font: "pacifico",
    });
  });

  test("is empty while no part of it is said", () => {
    expect(at("quantity=20").lettering).toEqual(defaultDesign);
  });

  test("is none where that is said: the size is typed", () => {
    expect(at("lettering=none&size=custom&width=97&height=20")).toMatchObject({
      lettering: null,
      size: { custom: true, widthMm: 97, heightMm: 20 },
    });
  });

  test.each([
    // The sides that the form showed, and those it sends.
    ["480x60", "480", "60", { by: "height", mm: 30 }],
    ["480x60", "300", "60", { by: "width", mm: 300 }],
    ["480x60", "480", "90", { by: "height", mm: 90 }],
    ["480x60", "", "90", { by: "height", mm: 90 }],
    ["480x60", "300", "90", { by: "width", mm: 300 }],
  ])(
    "of a form without a script, shown as %s and sent as %s by %s, has the side that was typed",
    (...typed) => {
      const [shown, width, height, size] = typed;
      const rest = encodeURIComponent('{"size":{"by":"height","mm":30},"arc":20}');
      const sent = at(`text=Kia+ora&lettering=${rest}&shown_size=${shown}&width=${width}&height=${height}`);
      expect(sent.lettering).toMatchObject({ text: "Kia ora", size, arc: 20 });
    },
  );

  test("is nothing to a product without a creation tool", () => {
    const decals = scopeOf(catalogue.featuredItemBySlug.get("decals")!);
    expect(readAddress(catalogue, decals, new URLSearchParams("text=Hello")).lettering).toBeNull();
  });
});

describe("the size of a design", () => {
  test("is whole millimetres rounded up, and nobody else's", () => {
    const measured = catalogue.measureLettering(kiaOra.lettering!);
    expect(measured.ok && measured.widthMm).toBe(kiaOra.size.widthMm);
    expect(kiaOra.size.heightMm).toBe(30);
    expect(at("text=Kia+ora&size=custom&width=500&height=500").size).toEqual(at("text=Kia+ora").size);
  });

  test("is the box of 30 x 30 while nothing is written, and none while the words cannot be measured", () => {
    expect(letteringSelection({}).size).toEqual({ custom: true, widthMm: 30, heightMm: 30 });
    expect(letteringSelection({ text: "😀" }).size).toEqual({ custom: true, widthMm: null, heightMm: null });
  });

  test.each([
    ["width", { widthMm: 600, heightMm: 30 }],
    ["height", { widthMm: kiaOra.size.widthMm, heightMm: 77 }],
  ] as const)("follows its typed %s", (by, typed) => {
    const next = choose(catalogue, scope, kiaOra, { field: "customSize", ...typed });
    const side = by === "width" ? "widthMm" : "heightMm";
    expect(next.lettering?.size).toEqual({ by, mm: typed[side] });
    expect(next.size[side]).toBe(typed[side]);
    expect(next.size.widthMm! / next.size.heightMm!).toBeCloseTo(
      kiaOra.size.widthMm! / kiaOra.size.heightMm!,
      0,
    );
  });
});

describe("what keeps words from being cut", () => {
  test("nothing, where every letter is 10 mm both ways", () => {
    expect(check(catalogue, kiaOra)).toEqual([]);
  });

  test("letters that are too small: the cart waits, a person can be asked, and the smallest size that passes is said", () => {
    const issues = check(catalogue, letteringSelection({ text: "Hello" }));
    expect(issues).toMatchObject([{ field: "lettering", code: "too-small", severity: "waits" }]);
    expect(mainButton(issues)).toEqual({ text: "ADD TO CART", disabled: true });
    expect(canBeQuoted(issues)).toBe(true);
    const mm = issues[0]!.limit!;
    expect(issueMessage(issues[0]!)).toContain(`Make your text ${mm} mm high or more`);
    expect(messages(letteringSelection({ text: "Hello", size: { by: "height", mm } }))).toEqual([]);
    expect(messages(letteringSelection({ text: "Hello", size: { by: "height", mm: mm - 1 } }))).toHaveLength(
      1,
    );
  });

  test("words that are lower than the smallest size wait like their letters: the first ones typed are 30 mm wide", () => {
    const first = letteringSelection({ text: "Kia ora" });
    expect(first.size).toMatchObject({ widthMm: 30, heightMm: 7 });
    const issues = check(catalogue, first);
    expect(issues.map((issue) => [issue.field, issue.code, issue.severity])).toEqual([
      ["lettering", "too-small", "waits"],
      ["size", "too-small", "waits"],
    ]);
    expect(canBeQuoted(issues)).toBe(true);
    const { limit } = issues[0]!;
    expect(messages(letteringSelection({ text: "Kia ora", size: { by: "height", mm: limit! } }))).toEqual([]);
  });

  test("no text: no flag, no price; pressing the button leads to the field", () => {
    const issues = check(catalogue, letteringSelection({ text: "  \n " }));
    expect(issues).toMatchObject([{ field: "text", code: "missing" }]);
    expect(mainButton(issues)).toEqual({ text: "ADD TO CART", disabled: false });
  });

  test.each([
    ["an emoji", { text: "hi 😀" }, "text", "'😀' cannot be cut in Antique Olive"],
    ["Arabic", { text: "سلام", font: "roboto" }, "text", "'س'"],
    ["a letter that the face of one line lacks", { text: "a\n漢", lines: [] }, "text", "'漢'"],
    ["501 characters", { text: "a".repeat(501) }, "text", "501 characters"],
    ["21 lines", { text: "a\n".repeat(21).trimEnd() }, "text", "21 lines"],
    ["an unknown font", { text: "a", font: "x" }, "font", "There is no font 'x'"],
    ["an arc out of range", { text: "a", arc: 181 }, "lettering", "arc"],
    ["a film that is not offered", { text: "a", outline: { mm: 2, colourId: 999 } }, "lettering", "film"],
  ] as const)("%s: named, nothing lost, no default in its place", (_what, design, field, words) => {
    const selection = letteringSelection({ size: { by: "height", mm: 60 }, ...design });
    expect(selection.lettering).toMatchObject(design);
    const issues = check(catalogue, selection);
    expect(issues.map((issue) => [issue.field, issue.severity])).toEqual([[field, "error"]]);
    expect(issueMessage(issues[0]!)).toContain(words);
    expect(at(writeAddress(catalogue, scope, selection))).toEqual(selection);
  });

  test("a size out of the product's limits can be asked for", () => {
    const long = letteringSelection({ text: "Hello", size: { by: "width", mm: 1201 } });
    expect(check(catalogue, long)).toMatchObject([{ field: "size", code: "too-large", severity: "quote" }]);
  });
});

describe("a design in a request", () => {
  const wire = (changed: Readonly<Record<string, string | null>>): [string, string][] => [
    ...selectionToWire(catalogue, kiaOra).filter(([name]) => !(name in changed)),
    ...Object.entries(changed).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, value]],
    ),
  ];
  const refused = (changed: Readonly<Record<string, string | null>>) => {
    const read = selectionFromWire(catalogue, wire(changed));
    return read.ok ? null : { malformed: read.malformed, fields: Object.keys(read.fields) };
  };

  test("is written in the names of the specification and read back exactly", () => {
    expect(selectionToWire(catalogue, kiaOra)).toEqual(
      expect.arrayContaining([
        ["use_creation_tool", "yes"],
        ["text", "Kia ora"],
        ["selected_font", "pacifico"],
        ["selected_color", "black"],
        ["align", "left"],
        ["lettering", '{"size":{"by":"height","mm":30}}'],
      ]),
    );
    fc.assert(
      fc.property(designs, (design) => {
        const selection = letteringSelection(design);
        expect(selectionFromWire(catalogue, selectionToWire(catalogue, selection))).toEqual({
          ok: true,
          selection,
        });
      }),
    );
  });

  test("may leave out its size, the id of its film and whatever is usual", () => {
    const bare = { width: null, height: null, size: null, color_id: null, align: null };
    expect(selectionFromWire(catalogue, wire(bare))).toEqual({ ok: true, selection: kiaOra });
  });

  test.each([
    ["an emoji", { text: "hi 😀" }, ["text"]],
    ["Arabic", { text: "سلام" }, ["text"]],
    ["501 characters", { text: "a".repeat(501) }, ["text"]],
    ["21 lines", { text: "a\n".repeat(20) + "a" }, ["text"]],
    ["an unknown font", { selected_font: "x" }, ["selected_font"]],
    ["an alignment that is none", { align: "middle" }, ["align"]],
    ["an arc out of range", { lettering: '{"arc":999}' }, ["lettering"]],
    ["what is no JSON", { lettering: "{", width: null, height: null, size: null }, ["lettering"]],
    ["another size than its own", { width: "500", lettering: null }, ["width"]],
    ["words without the tool", { use_creation_tool: null }, ["use_creation_tool"]],
    ["an unknown film", { selected_color: "plaid" }, ["selected_color"]],
    ["two films", { selected_color: "gold" }, ["selected_color"]],
  ] as const)("%s is refused by name", (_what, changed, fields) => {
    expect(refused(changed)).toEqual({ malformed: false, fields });
  });

  test("of another product is refused", () => {
    const paper = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
    const entries = selectionToWire(catalogue, defaultSelection(catalogue, paper));
    const read = selectionFromWire(catalogue, [...entries, ["use_creation_tool", "yes"]]);
    expect(read).toMatchObject({ ok: false, fields: { use_creation_tool: expect.any(String) } });
  });
});

test("different words have different hashes; without words a selection keeps the hash it had", () => {
  const hashes = ["Kia ora", "Kia Ora", "Kia ora "].map((text) =>
    selectionHash(letteringSelection({ text })),
  );
  expect(new Set([...hashes, selectionHash(start)]).size).toBe(4);
  expect(selectionHash({ ...start })).toBe(selectionHash(start));
});

test("details, summary and title name the words, the font, the film and the size", () => {
  const [width, height] = [kiaOra.size.widthMm, kiaOra.size.heightMm];
  const told = new Map(detailsOf(catalogue, kiaOra).map(({ label, value }) => [label, value]));
  expect(told.get("Text")).toBe("“Kia ora”");
  expect(told.get("Font")).toBe("Pacifico");
  expect(told.get("Film")).toBe("Black");
  expect(told.get("Size")).toBe(`${width} x ${height} mm`);
  expect(told.has("Shape")).toBe(false);
  expect(summaryOf(catalogue, kiaOra)).toContain(`“Kia ora”, Pacifico`);
  expect(titleOf(catalogue, kiaOra)).toBe(
    `Vinyl lettering “Kia ora”, on transfer tape, ${width} x ${height} mm`,
  );
  const lines = letteringSelection({ text: "Open\ndaily", arc: 30, insideGlass: true });
  expect(summaryOf(catalogue, lines)).toContain(
    "“Open / daily”, Antique Olive (cut in Bricolage Grotesque), left aligned, arc of 30°, for the inside of glass",
  );
});
