import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { cartShipping } from "./cart-shipping.ts";
import { type CartLine, noPreferences } from "./cart.ts";
import { couponUse, findCoupon } from "./coupon.ts";
import { pointsUse } from "./points-use.ts";
import { priceCart, totalsOf } from "./price-cart.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = wholeShop(catalogue);
/** A Wednesday before the cut-off, no promotion. */
const moment = { date: "2027-03-10", afterCutOff: false };

function product(productId: number, quantity: number): Selection {
  return choose(catalogue, scope, defaultSelection(catalogue, scope, { productId }), {
    field: "quantity",
    pieces: quantity,
  });
}
function line(selection: Selection, id = 1): CartLine {
  return {
    id,
    selection,
    originPath: "/",
    lastShownPrice: 1,
  };
}

describe("the sums of a cart", () => {
  test("two lines: $20.00 and $57.00 of goods, $8.00 to ship, $11.09 of tax in $85.00", () => {
    const lines = [line(product(2, 25)), line(product(2, 100), 2)];
    expect(priceCart(catalogue, lines, noPreferences, { balance: 0 }, moment).totals).toEqual({
      subTotal: 7700,
      couponDiscount: 0,
      pointDiscount: 0,
      shippingFee: 800,
      total: 8500,
      gst: 1109,
    });
  });

  test("coupon first, then points, both off the goods and never off the shipping", () => {
    const preferences = { couponCode: "FIRSTPEEL", points: 60, shippingMethod: "Express" };
    // 10% of $57.00 is $5.70; of the $51.30 left 51 points pay $51.00; Express stays $18.00.
    expect(
      priceCart(catalogue, [line(product(2, 100))], preferences, { balance: 70 }, moment).totals,
    ).toEqual({
      subTotal: 5700,
      couponDiscount: 570,
      pointDiscount: 5100,
      shippingFee: 1800,
      total: 1830,
      gst: 239,
    });
  });

  test("an empty cart costs nothing and ships nowhere", () => {
    const { totals, shipping, chosenShipping } = priceCart(
      catalogue,
      [],
      noPreferences,
      { balance: 5 },
      moment,
    );
    expect([totals.total, totals.gst, shipping, chosenShipping]).toEqual([0, 0, [], null]);
  });

  test("are never negative, whatever is asked for", () => {
    const goods = fc.integer({ min: 0, max: 200_000 });
    const points = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(goods, points, points, (subTotal, requested, balance) => {
        const coupon = couponUse(catalogue, "FIRSTPEEL", ofAny(subTotal), moment.date);
        const use = pointsUse(requested, balance, subTotal - coupon.discount);
        const totals = totalsOf({
          subTotal,
          couponDiscount: coupon.discount,
          pointDiscount: use.discount,
          shippingFee: 0,
        });
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(totals.total)).toBe(true);
        expect(use.used).toBeLessThanOrEqual(Math.min(requested, balance));
        expect(totals.total + coupon.discount + use.discount).toBe(subTotal);
      }),
    );
  });
});

describe("shipping everything together", () => {
  const classic = product(2, 25);

  test.each([
    [9999, 800],
    [10_000, 0],
  ])("at a subtotal of %i cents Standard costs %i", (subTotal, cost) => {
    expect(cartShipping(catalogue, [classic], subTotal, moment)[0]).toMatchObject({
      method: "Standard",
      cost,
    });
  });

  test("Express keeps its price when Standard is free", () => {
    expect(cartShipping(catalogue, [classic], 10_000, moment)[1]).toMatchObject({
      method: "Express",
      cost: 1800,
    });
  });

  test("waits for the last part: transparent stickers take longer than paper", () => {
    const [paper] = cartShipping(catalogue, [classic], 2000, moment);
    const [both] = cartShipping(catalogue, [classic, product(22, 25)], 4000, moment);
    // 8 + 2 and 9 + 3 working days from Wednesday 10 March; Good Friday is the 26th, Easter Monday the 29th.
    expect([paper?.delivery, both?.delivery]).toEqual(["2027-03-24", "2027-03-30"]);
  });

  test("Express is offered when everything can go by it: embossed paper cannot", () => {
    const methods = (selections: readonly Selection[]) =>
      cartShipping(catalogue, selections, 2000, moment).map(({ method }) => method);
    expect(methods([classic])).toEqual(["Standard", "Express"]);
    expect(methods([classic, product(6, 25)])).toEqual(["Standard"]);
    expect(methods([product(6, 25), classic])).toEqual(["Standard"]);
  });

  const domes = product(23, 5000);
  const cards = product(16, 10_000);

  test("takes as long as its slowest line, and not by Express when one line does not fit it", () => {
    const [alone] = cartShipping(catalogue, [classic], 2000, moment);
    // Four days of pouring domes: one more than Standard leaves room for.
    const slow = cartShipping(catalogue, [classic, domes], 2000, moment);
    expect([alone?.delivery, slow[0]?.delivery]).toEqual(["2027-03-24", "2027-03-25"]);
    expect(slow.map(({ method }) => method)).toEqual(["Standard"]);
  });

  test("weighs what all its lines weigh: two parcels of 13.2 kg are one of 26.4 kg", () => {
    const costs = (selections: readonly Selection[]) =>
      cartShipping(catalogue, selections, 2000, moment).map(({ cost }) => cost);
    // $6.00 for each 5 kg begun above 5 kg; by Express $9.00 for each 3 kg above 3 kg.
    expect(costs([cards])).toEqual([2000, 5400]);
    expect(costs([cards, cards])).toEqual([3800, 9000]);
  });

  test("is not paid for what always ships free, unless something else comes along", () => {
    expect(cartShipping(catalogue, [product(1, 25)], 1950, moment)[0]?.cost).toBe(0);
    expect(cartShipping(catalogue, [product(1, 25), classic], 3950, moment)[0]?.cost).toBe(800);
  });
});

/** Goods of one product for so much. */
const ofAny = (price: number) => [{ productId: 1, price }];

describe("a coupon", () => {
  const amount = changedCatalogue((document) => {
    document.coupons = [
      {
        id: 1,
        code: "FIVER",
        name: "Five dollars",
        off: { kind: "amount", cents: 500 },
        fromSubTotal: 2000,
        startsOn: "2027-03-10",
        endsOn: "2027-03-12",
      },
    ];
  });

  test("is found in any case and with spaces", () => {
    expect(findCoupon(amount, " fi ver ")?.id).toBe(1);
    expect(findCoupon(amount, "FIVERS")).toBeNull();
  });

  test.each([
    ["2027-03-09", 0, "This code can be used from Wed 10 March."],
    ["2027-03-10", 500, null],
    ["2027-03-12", 500, null],
    ["2027-03-13", 0, "This code could be used until Fri 12 March."],
  ])("on %s takes off %i cents", (day, discount, why) => {
    expect(couponUse(amount, "FIVER", ofAny(2000), day)).toMatchObject({ discount, why });
  });

  test.each([
    [{ inAll: 9, byCustomer: 1 }, 500, null],
    [{ inAll: 9, byCustomer: 2 }, 0, "You have used this code 2 times, as often as one customer can."],
    [{ inAll: 10, byCustomer: 0 }, 0, "This code has been used up."],
  ])("of 10 uses in all and 2 by one customer, after %o takes off %i cents", (uses, discount, why) => {
    const limited = changedCatalogue((document) => {
      document.coupons = amount.document.coupons.map((one) => ({
        ...one,
        usesInAll: 10,
        usesPerCustomer: 2,
      }));
    });
    expect(couponUse(limited, "FIVER", ofAny(2000), "2027-03-10", uses)).toMatchObject({ discount, why });
  });

  test("counts from exactly its subtotal", () => {
    expect(couponUse(amount, "FIVER", ofAny(1999), "2027-03-10")).toMatchObject({
      discount: 0,
      why: "Counts from $20.00 of goods: $0.01 to go.",
    });
  });

  test("for some goods takes off of these alone, and says which they are", () => {
    const some = changedCatalogue((document) => {
      document.coupons = amount.document.coupons.map((one) => ({ ...one, productIds: [1, 999] }));
    });
    const day = "2027-03-10";
    const name = some.products.get(1)?.name;
    const other = { productId: 2, price: 9000 };
    expect(couponUse(some, "FIVER", [...ofAny(2000), other], day)).toMatchObject({
      discount: 500,
      why: null,
    });
    expect(couponUse(some, "FIVER", [...ofAny(1999), other], day)).toMatchObject({
      discount: 0,
      why: `Counts from $20.00 of ${name}: $0.01 to go.`,
    });
    expect(couponUse(some, "FIVER", [other], day)).toMatchObject({
      discount: 0,
      why: `This code is for ${name}.`,
    });
  });

  test("of a share takes it off its own goods only", () => {
    const share = changedCatalogue((document) => {
      document.coupons[0]!.productIds = [2];
      document.coupons[0]!.fromSubTotal = 0;
    });
    const goods = [...ofAny(5000), { productId: 2, price: 1000 }];
    expect(couponUse(share, "FIRSTPEEL", goods, moment.date).discount).toBe(100);
  });

  test("that was stopped is gone, whatever its days say", () => {
    const stopped = changedCatalogue((document) => {
      document.coupons = amount.document.coupons.map((one) => ({ ...one, isStopped: true as const }));
    });
    expect(couponUse(stopped, "FIVER", ofAny(9000), "2027-03-10")).toMatchObject({
      discount: 0,
      why: "This code can no longer be used.",
    });
  });

  test("that has left the catalogue is said to be gone", () => {
    expect(couponUse(amount, "FIRSTPEEL", ofAny(9000), "2027-03-10")).toMatchObject({
      discount: 0,
      why: "This code can no longer be used.",
    });
  });

  test("of a tenth is rounded to the cent: 199.5 cents of $19.95 are $2.00", () => {
    const tenth = changedCatalogue((document) => (document.coupons[0]!.fromSubTotal = 0));
    expect(couponUse(tenth, "FIRSTPEEL", ofAny(1995), moment.date).discount).toBe(200);
  });
});

test.each([
  ["all of two", 2, 2, 5000, 2],
  ["no more than there are", 9, 2, 5000, 2],
  ["no more than the goods cost, in whole points", 9, 9, 399, 3],
  ["none for nothing", 9, 9, 0, 0],
])("points pay a dollar each: %s", (_what, requested, balance, goods, used) => {
  expect(pointsUse(requested, balance, goods)).toMatchObject({ used, discount: used * 100 });
});
