import { describe, expect, test } from "vitest";
import { formOf, onSupply, scope, sized, special } from "#tests/support/bodies/special-form.ts";
import { checkSpecial } from "./check-special.ts";
import { chooseSpecial, startSpecial } from "./choose-special.ts";
import { specialOffers } from "./special-offers.ts";

const premium = "premium-processing";
function finishing(id: number) {
  return { field: "finishing", id } as const;
}

describe("the cascade (quotes-and-accounts.md 4)", () => {
  test("changing the product reloads supply, colour, quantity and special processing, each at its first option", () => {
    const paper = formOf(
      1,
      onSupply(3),
      { field: "colour", id: 2 },
      { field: "quantity", pieces: 50 },
      { field: "processing", id: 8, chosen: true },
      { field: "processing", id: 5, chosen: true },
    );
    expect(paper.selection).toMatchObject({ supplyId: 3, colourId: 2 });
    const vinyl = chooseSpecial(special, scope, paper, { field: "product", id: 8 });
    expect(vinyl.selection).toMatchObject({ supplyId: 1, colourId: 1, finishingId: 4 });
    expect(vinyl.selection.quantity.pieces).toBe(formOf(8).selection.quantity.pieces);
    // Numbering (8) is offered there too, and has to be ticked anew.
    expect(vinyl.processings).toEqual([]);
  });

  test("changing the supply reloads shape, orientation, finishing, premium processing and quantity", () => {
    const before = formOf(
      1,
      finishing(2),
      { field: "adhesive", id: 3 },
      { field: "addon", code: premium, id: 49 },
      { field: "shape", id: 5 },
      { field: "quantity", pieces: 500 },
    );
    expect(before.selection).toMatchObject({ finishingId: 2, adhesiveId: 3, shapeId: 5 });
    expect(before.selection.quantity.pieces).toBe(500);
    const after = chooseSpecial(special, scope, before, onSupply(2)).selection;
    expect(after).toMatchObject({ finishingId: 1, adhesiveId: 1, shapeId: 1, addons: { [premium]: 47 } });
    expect(after.quantity.pieces).toBe(formOf(1, onSupply(2)).selection.quantity.pieces);
  });

  test("also on the roll of the metal films, where other forms leave the finishing alone", () => {
    const roll = formOf(3, finishing(9), onSupply(9)).selection;
    expect(roll).toMatchObject({ supplyId: 9, finishingId: 8 });
  });

  test("changing the finishing reloads adhesive and premium processing", () => {
    const clear = formOf(
      8,
      { field: "adhesive", id: 4 },
      { field: "addon", code: premium, id: 50 },
      finishing(6),
    );
    expect(clear.selection).toMatchObject({ adhesiveId: 1, addons: { [premium]: 47 } });
  });

  test("supply 9 shows the orientation and fixed sizes, and has no adhesives and no premium processing", () => {
    const die = specialOffers(special, scope, formOf(1));
    expect([die.orientation, die.sizes]).toEqual([null, []]);
    expect(die.premium?.items.map(({ id }) => id)).toEqual([47, 48, 50]);
    const form = formOf(1, onSupply(9));
    const roll = specialOffers(special, scope, form);
    expect(roll.orientation?.items.map(({ id }) => id)).toEqual([53, 54, 55, 56]);
    expect(roll.sizes.length).toBeGreaterThan(3);
    expect([roll.adhesives, roll.premium, form.selection.adhesiveId]).toEqual([[], null, null]);
    expect(form.selection.size).toMatchObject({ custom: false, widthMm: roll.sizes[0]!.widthMm });
  });

  test("a typed size stays when the product or the supply changes, on the roll too, where a list stands beside it", () => {
    const typed = formOf(1, sized(62, 41), { field: "product", id: 8 }, onSupply(3));
    expect(typed.selection.size).toEqual({ custom: true, widthMm: 62, heightMm: 41 });
    const roll = formOf(1, sized(62, 41), onSupply(9));
    expect(roll.selection.size).toEqual({ custom: true, widthMm: 62, heightMm: 41 });
    const listed = formOf(1, onSupply(9));
    const off = chooseSpecial(special, scope, listed, onSupply(1));
    expect(off.selection.size).toEqual({ ...listed.selection.size, custom: true });
  });

  test("a quantity outside the list can be asked for, none cannot", () => {
    const askFor = (pieces: number | null) =>
      checkSpecial(
        special,
        formOf(
          1,
          sized(62, 41),
          { field: "customQuantity", pieces },
          { field: "processing", id: 8, chosen: true },
        ),
      );
    expect([askFor(3), askFor(77), askFor(20_000)]).toEqual([{}, {}, {}]);
    const missing = { quantity: "Please enter the quantity." };
    expect([askFor(0), askFor(null)]).toEqual([missing, missing]);
  });

  test("what is disabled or unknown changes nothing", () => {
    const form = formOf(14);
    for (const change of [onSupply(6), onSupply(7), onSupply(99), { field: "product", id: 9 } as const])
      expect(chooseSpecial(special, scope, form, change)).toBe(form);
  });
});

describe("as the form opens", () => {
  test("it has everything that is looked at and can be had here: size, quantity and sets too", () => {
    const looked = {
      ...formOf(1, onSupply(2), finishing(2), sized(80, 40)).selection,
      quantity: { custom: true, pieces: 20_000 },
      sets: { custom: false, count: 6 },
    };
    expect(startSpecial(special, scope, looked).selection).toMatchObject({
      productId: 1,
      supplyId: 2,
      finishingId: 2,
      size: { custom: true, widthMm: 80, heightMm: 40 },
      quantity: { custom: true, pieces: 20_000 },
      sets: { custom: false, count: 6 },
    });
    const onRoll = startSpecial(special, scope, { ...looked, supplyId: 9 }).selection;
    expect(onRoll.size).toEqual({ custom: true, widthMm: 80, heightMm: 40 });
  });

  test("a product that is hidden here gives way to the first one", () => {
    expect(
      startSpecial(special, { ...scope, productIds: [1, 2, 5] }, { productId: 9 }).selection.productId,
    ).toBe(1);
  });
});

describe("shapes by width and height", () => {
  const shapes = (width: number | null, height: number | null) =>
    specialOffers(special, scope, formOf(1, sized(width, height))).shapes.map(({ name }) => name);

  test("when width differs from height, Circle and Square are hidden", () => {
    expect(shapes(50, 30)).toEqual(["Oval", "Rectangle", "Custom"]);
    expect(formOf(1, sized(50, 30)).selection.shapeId).toBe(3);
  });

  test("when they are equal, Oval and Rectangle are hidden", () => {
    expect(shapes(50, 50)).toEqual(["Circle", "Square", "Custom"]);
  });

  test("while a side is missing, all are there", () => {
    expect(shapes(50, null)).toHaveLength(5);
    expect(shapes(null, null)).toHaveLength(5);
  });
});
