import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scope, special } from "#tests/support/bodies/special-form.ts";
import type { Offer } from "#domain/configure/offers.types.ts";
import { checkSpecial, isSpecial } from "./check-special.ts";
import { chooseSpecial, startSpecial, wantSpecial } from "./choose-special.ts";
import type { SpecialChange, SpecialForm } from "./special-form.ts";
import { specialOffers } from "./special-offers.ts";
import { specialFormFromWire } from "./wire/special-form-from-wire.ts";
import { specialFormToWire } from "./wire/special-form-to-wire.ts";

const SIDES = [null, 0, 14, 15, 20, 50, 100, 300, 999_999] as const;

/** Every control of the form, the disabled ones included, and what may be typed. */
function possible(form: SpecialForm): readonly SpecialChange[] {
  const offers = specialOffers(special, scope, form);
  const listed = (
    field: "product" | "supply" | "shape" | "finishing" | "adhesive" | "colour",
    rows: readonly Offer[],
  ) => rows.map(({ id }): SpecialChange => ({ field, id }));
  const addons = [offers.orientation, offers.premium].flatMap((group) =>
    (group?.items ?? []).map(({ id }): SpecialChange => ({ field: "addon", code: group!.code, id })),
  );
  const ticks = offers.processings.flatMap((row): SpecialChange[] => [
    { field: "processing", id: row.id, chosen: !row.chosen },
    ...row.options.map(({ id, chosen }): SpecialChange => ({
      field: "processingOption",
      processingId: row.id,
      id,
      chosen: !chosen,
    })),
  ]);
  return [
    ...listed("product", offers.products),
    ...listed("supply", offers.supplies),
    ...listed("shape", offers.shapes),
    ...listed("finishing", offers.finishings),
    ...listed("adhesive", offers.adhesives),
    ...listed("colour", offers.colours),
    ...addons,
    ...ticks,
    ...offers.coatings.map(({ id }): SpecialChange => ({ field: "coating", id })),
    ...offers.sizes.map(({ widthMm, heightMm }): SpecialChange => ({ field: "size", widthMm, heightMm })),
    ...offers.quantities.map((pieces): SpecialChange => ({ field: "quantity", pieces })),
    ...SIDES.map((widthMm, index): SpecialChange => ({
      field: "customSize",
      widthMm,
      heightMm: SIDES[(index * 5 + 2) % SIDES.length] ?? null,
    })),
    ...[null, 0, 1, 30, 31].flatMap((value): SpecialChange[] => [
      { field: "cutPerShape", value },
      { field: "stickersPerSheet", value },
    ]),
  ];
}

const forms = fc
  .tuple(fc.nat(99), fc.boolean(), fc.array(fc.nat(9_999), { maxLength: 15 }))
  .map(([product, singleColour, picks]) =>
    picks.reduce(
      (form, pick) => {
        const changes = possible(form);
        return chooseSpecial(special, scope, form, changes[pick % changes.length]!);
      },
      startSpecial(
        special,
        scope,
        { productId: scope.productIds[product % scope.productIds.length] },
        singleColour,
      ),
    ),
  );
const runs = { numRuns: 150 };

describe("whatever is clicked", () => {
  test("the form never has a disabled or unlisted thing chosen", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const offers = specialOffers(special, scope, form);
        const { products, supplies, shapes, finishings, adhesives, colours } = offers;
        const addons = [offers.orientation, offers.premium].flatMap((group) => (group ? [group.items] : []));
        for (const list of [products, supplies, shapes, finishings, adhesives, colours, ...addons]) {
          const chosen = list.filter(({ selected }) => selected);
          if (list.length > 0) expect(chosen.map(({ disabled }) => disabled)).toEqual([null]);
        }
        for (const row of offers.processings.filter(({ chosen }) => chosen)) {
          expect(row.disabled).toBeNull();
          const ticked = row.options.filter(({ chosen }) => chosen);
          expect(ticked.length).toBeLessThanOrEqual(row.singleOption ? 1 : 3);
          expect(ticked.every(({ disabled }) => disabled === null)).toBe(true);
        }
        expect(offers.coatings.length > 0).toBe(form.coatingId !== null);
        expect(offers.quantities).toContain(form.selection.quantity.pieces);
      }),
      runs,
    );
  });

  test("the form is settled: asking for it again changes nothing", () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(wantSpecial(special, scope, form)).toEqual(form);
      }),
      runs,
    );
  });

  test("what the form would send is read back as the form, or refused with the form's own messages", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const read = specialFormFromWire(special, specialFormToWire(special, form));
        const messages = checkSpecial(special, form);
        if (Object.keys(messages).length === 0) expect(read).toEqual({ ok: true, form });
        else expect(read).toEqual({ ok: false, malformed: false, fields: messages });
        expect("addons" in messages).toBe(!isSpecial(special, form));
      }),
      runs,
    );
  });
});
