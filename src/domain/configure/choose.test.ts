import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "./choose.ts";
import { defaultSelection } from "./default-selection.ts";
import { offersFor } from "./offers.ts";
import { optionsOf } from "./options/options-of.ts";
import { scopeOf } from "./scope.ts";
import type { Change, Selection } from "./selection.ts";
import { summaryOf } from "./summary.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function scopeOfPage(slug: string) {
  return scopeOf(catalogue.featuredItemBySlug.get(slug)!);
}

function after(slug: string, selection: Selection, ...changes: Change[]): Selection {
  return changes.reduce((now, change) => choose(catalogue, scopeOfPage(slug), now, change), selection);
}
function configured(slug: string, ...changes: Change[]): Selection {
  return after(slug, defaultSelection(catalogue, scopeOfPage(slug)), ...changes);
}
function offersOf(slug: string, selection: Selection) {
  return offersFor(catalogue, scopeOfPage(slug), selection);
}

function feature(itemId: number, side: "na" | "front" | "back" = "na", chosen = true): Change {
  return {
    field: "printFeature",
    side,
    itemId,
    chosen,
  };
}
const bothSides: Change = { field: "printedSide", id: 2 };

describe("banner.md 4: choosing a product", () => {
  test("resets every dependent list and keeps the number of sets", () => {
    const changed = configured(
      "paper-stickers",
      { field: "supply", id: 2 },
      { field: "finishing", id: 2 },
      { field: "customSize", widthMm: 61, heightMm: 37 },
      { field: "customQuantity", pieces: 777 },
      { field: "sets", count: 3 },
      { field: "product", id: 5 },
    );
    const fresh = defaultSelection(catalogue, scopeOfPage("paper-stickers"), { productId: 5 });
    expect(changed).toEqual({ ...fresh, sets: { custom: false, count: 3 } });
  });

  test("that another page sells changes nothing", () => {
    const paper = configured("paper-stickers");
    expect(after("paper-stickers", paper, { field: "product", id: 16 })).toBe(paper);
  });

  test("on the roll page stays on the roll", () => {
    const roll = configured("roll", { field: "product", id: 4 });
    expect(roll.supplyId).toBe(9);
    expect(offersOf("roll", roll).supplies.map((supply) => supply.id)).toEqual([9]);
  });
});

describe("quotes-and-accounts.md 4: choosing a supply", () => {
  test("reloads shape, finishing and add-ons, and keeps size and quantity where they still exist", () => {
    const before = configured(
      "paper-stickers",
      { field: "finishing", id: 3 },
      { field: "size", widthMm: 75, heightMm: 75 },
      { field: "quantity", pieces: 100 },
    );
    const next = after("paper-stickers", before, { field: "supply", id: 2 });
    expect(next.finishingId).toBe(offersOf("paper-stickers", next).finishings[0]?.id);
    expect(next.shapeId).toBe(offersOf("paper-stickers", next).shapes.find((row) => !row.disabled)?.id);
    expect(next.size).toEqual({ custom: false, widthMm: 75, heightMm: 75 });
    expect(next.quantity).toEqual({ custom: false, pieces: 100 });
  });

  test("keeps a typed size", () => {
    const next = configured(
      "paper-stickers",
      { field: "customSize", widthMm: 61, heightMm: 37 },
      { field: "supply", id: 2 },
    );
    expect(next.size).toEqual({ custom: true, widthMm: 61, heightMm: 37 });
  });

  test("that is a special processing leaves the finishing alone (silver and gold vinyl on the roll)", () => {
    const mirror = configured("vinyl-stickers", { field: "product", id: 3 }, { field: "finishing", id: 9 });
    expect(mirror.finishingId).toBe(9);
    expect(after("vinyl-stickers", mirror, { field: "supply", id: 9 }).finishingId).toBe(9);
  });

  test("the roll has no adhesives and brings the orientation instead of premium processing", () => {
    const roll = configured("paper-stickers", { field: "supply", id: 9 });
    expect(roll.adhesiveId).toBeNull();
    expect(offersOf("paper-stickers", roll).adhesives).toEqual([]);
    expect(roll.addons).toEqual({ "roll-orientation": 53 });
  });
});

describe("quotes-and-accounts.md 4: choosing a finishing", () => {
  test("reloads adhesive and premium processing", () => {
    const before = configured("paper-stickers", { field: "addon", code: "premium-processing", id: 48 });
    const adhesives = offersOf("paper-stickers", before).adhesives;
    const removable = after("paper-stickers", before, { field: "adhesive", id: adhesives.at(-1)!.id });
    const next = after("paper-stickers", removable, { field: "finishing", id: 2 });
    const offers = offersOf("paper-stickers", next);
    expect(next.adhesiveId).toBe(offers.adhesives[0]?.id);
    expect(next.addons["premium-processing"]).toBe(offers.addons[0]?.items[0]?.id);
  });

  test("glossy lamination raises the glossy flag, except on White PVC Matte", () => {
    const glossy = configured("paper-stickers", { field: "addon", code: "premium-processing", id: 48 });
    expect(offersOf("paper-stickers", glossy).glossy).toBe("yes");
    expect(offersOf("paper-stickers", configured("paper-stickers")).glossy).toBe("no");
    const pvc = configured("bumper", { field: "finishing", id: 5 });
    expect(pvc.finishingId).toBe(5);
    const never = { ...pvc, addons: { "premium-processing": 48 } };
    expect(offersOf("bumper", never).glossy).toBe("no");
  });
});

describe("a shape brings its size", () => {
  const shapeOf = (slug: string, selection: Selection, id: number) =>
    offersOf(slug, selection).shapes.find((row) => row.id === id);

  test.each([
    ["paper-stickers", 3, "50 x 75 mm"],
    ["paper-stickers", 4, "50 x 75 mm"],
    ["roll", 3, "60 x 40 mm"],
    ["dome", 3, "30 x 50 mm is not listed: 50 x 30 mm"],
  ])(
    "on %s shape %i is offered while the sides are equal, with the nearest listed size",
    (slug, id, size) => {
      const before = configured(slug);
      const offered = shapeOf(slug, before, id);
      if (offered === undefined) throw new Error(`${slug} has no shape ${id}`);
      expect(offered.disabled).toBeNull();
      expect(size).toContain(offered.brings?.name ?? "nothing");
      const chosen = after(slug, before, { field: "shape", id });
      expect(chosen.shapeId).toBe(id);
      expect(chosen.size).toEqual({
        custom: false,
        widthMm: offered.brings?.widthMm,
        heightMm: offered.brings?.heightMm,
      });
      expect(shapeOf(slug, chosen, id)).toMatchObject({ selected: true, brings: null });
    },
  );

  test("Circle and Square bring a square one, also to a typed size", () => {
    const typed = configured("paper-stickers", { field: "customSize", widthMm: 90, heightMm: 60 });
    expect(after("paper-stickers", typed, { field: "shape", id: 1 }).size).toEqual({
      custom: false,
      widthMm: 75,
      heightMm: 75,
    });
  });

  test("a shape that fits leaves the size alone", () => {
    const typed = configured("paper-stickers", { field: "customSize", widthMm: 61, heightMm: 61 });
    expect(after("paper-stickers", typed, { field: "shape", id: 2 }).size).toEqual(typed.size);
  });
});

describe("shape and size stay consistent", () => {
  test("a size of unequal sides turns Circle into Oval and Square into Rectangle, and back", () => {
    for (const [equal, unequal] of [
      [1, 3],
      [2, 4],
    ] as const) {
      const shaped = configured(
        "paper-stickers",
        { field: "size", widthMm: 50, heightMm: 50 },
        { field: "shape", id: equal },
      );
      const long = after("paper-stickers", shaped, { field: "size", widthMm: 50, heightMm: 75 });
      expect(long.shapeId).toBe(unequal);
      const back = after("paper-stickers", long, { field: "customSize", widthMm: 61, heightMm: 61 });
      expect(back.shapeId).toBe(equal);
    }
  });

  test("to a call, which brings no size, each shape that cannot have the given one says why", () => {
    const square = configured("paper-stickers", { field: "size", widthMm: 50, heightMm: 50 });
    const reasons = optionsOf(catalogue, scopeOfPage("paper-stickers"), square, "shape").map(
      ({ row, disabled }) => [row.name, disabled],
    );
    expect(Object.fromEntries(reasons)).toMatchObject({
      Circle: null,
      Oval: "Oval needs a width that differs from the height",
      Rectangle: "Rectangle needs a width that differs from the height",
    });
  });

  test("while a side is empty every shape can be chosen", () => {
    const typing = configured("paper-stickers", { field: "customSize", widthMm: 50, heightMm: null });
    expect(offersOf("paper-stickers", typing).shapes.filter((row) => row.disabled)).toEqual([]);
  });
});

describe("banner.md 3, 4: print features", () => {
  test("the last radio is the default of emboss, punch holes and strings, the first elsewhere", () => {
    const tags = configured("swing-tags", feature(132));
    const groups = offersOf("swing-tags", tags).printFeatures.filter((row) => row.optionType === "radio");
    for (const group of groups.filter((row) => row.code !== "punch-holes2")) {
      const last = ["emboss-deboss", "tag-strings"].includes(group.code);
      expect([group.code, group.items.at(last ? -1 : 0)?.selected]).toEqual([group.code, true]);
    }
  });

  test("tag strings are offered only while the summary contains 'Punch Hole'", () => {
    const strings = (selection: Selection) =>
      offersOf("swing-tags", selection).printFeatures.some((row) => row.code === "tag-strings");
    const plain = configured("swing-tags", feature(133));
    expect([summaryOf(catalogue, plain).includes("Punch Hole"), strings(plain)]).toEqual([false, false]);
    const punched = after("swing-tags", plain, feature(131));
    expect([summaryOf(catalogue, punched).includes("Punch Hole"), strings(punched)]).toEqual([true, true]);
    const strung = after("swing-tags", punched, feature(143));
    expect(strung.printFeatures.na).toContain(143);
    const unpunched = after("swing-tags", strung, feature(133));
    expect(unpunched.printFeatures.na).not.toContain(143);
    const again = after("swing-tags", unpunched, feature(131));
    expect(again.printFeatures.na).toContain(144);
  });

  test("both printed sides show a front and a back group", () => {
    const labels = (selection: Selection) =>
      offersOf("premium-business-card", selection).printFeatures.map((row) => row.label);
    const one = configured("premium-business-card");
    expect(labels(one)).toContain("Emboss / Deboss");
    const both = after("premium-business-card", one, bothSides);
    expect(labels(both)).toEqual(expect.arrayContaining(["Front: Emboss / Deboss", "Back: Emboss / Deboss"]));
    expect(labels(both)).not.toContain("Emboss / Deboss");
  });

  test("radios that apply to both sides stay synchronised, whichever side is clicked", () => {
    const both = configured("premium-business-card", bothSides);
    const front = after("premium-business-card", both, feature(101, "front"));
    expect(front.printFeatures).toMatchObject({ front: [101], back: [101] });
    const back = after("premium-business-card", front, feature(102, "back"));
    expect(back.printFeatures).toMatchObject({ front: [102], back: [102] });
  });

  test("checkboxes of front and back are separate and take at most two each", () => {
    const both = configured("premium-business-card", bothSides, feature(111, "front"), feature(113, "front"));
    const full = offersOf("premium-business-card", both).printFeatures.filter(
      (row) => row.code === "foil-stamp",
    );
    expect(full.map((row) => row.items.map((item) => item.disabled))).toEqual([
      [null, "Choose at most 2", null, "Choose at most 2"],
      [null, null, null, null],
    ]);
    expect(after("premium-business-card", both, feature(112, "front"))).toBe(both);
    const back = after("premium-business-card", both, feature(112, "back"));
    expect(back.printFeatures.back).toContain(112);
  });

  test("a large foil takes the place of a small one of its metal, another metal comes beside it", () => {
    const small = configured("premium-business-card", feature(111, "front"), feature(113, "front"));
    expect(small.printFeatures.front).toEqual([111, 113, 103].sort((a, b) => a - b));
    const gold = configured("premium-business-card", feature(111, "front"), feature(112, "front"));
    expect(gold.printFeatures.front).toContain(112);
    expect(gold.printFeatures.front).not.toContain(111);
    const both = after("premium-business-card", gold, feature(114, "front"));
    expect(both.printFeatures.front).toEqual(expect.arrayContaining([112, 114]));
  });

  test("back to one printed side the back's features are gone and the front's stay", () => {
    const both = configured("premium-business-card", bothSides, feature(111, "front"), feature(114, "back"));
    const single = after("premium-business-card", both, { field: "printedSide", id: 1 });
    expect(single.printFeatures.back).toEqual([]);
    expect(single.printFeatures.front).toContain(111);
    expect(after("premium-business-card", single, bothSides).printFeatures.back).not.toContain(114);
  });

  test("standard business cards show none", () => {
    const cards = configured("standard-business-card");
    expect(cards.productId).toBe(16);
    expect(offersOf("standard-business-card", cards).printFeatures).toEqual([]);
  });
});

test("a number that cannot be typed is not taken", () => {
  const roll = configured("roll");
  const changes: Change[] = [
    { field: "customSize", widthMm: -1, heightMm: 5 },
    { field: "customSize", widthMm: Number.NaN, heightMm: 5 },
    { field: "customSize", widthMm: 1_000_000, heightMm: 5 },
    { field: "customQuantity", pieces: 1.5 },
    { field: "customSets", count: 100 },
    { field: "sets", count: 11 },
    { field: "quantity", pieces: 11 },
    { field: "size", widthMm: 51, heightMm: 50 },
  ];
  for (const change of changes) expect(after("roll", roll, change)).toBe(roll);
});
