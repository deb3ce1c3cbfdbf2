import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { catalogueDocument } from "../../../catalogue/catalogue.ts";
import { compileCatalogue } from "../../catalogue/catalogue.ts";
import { gstIn } from "./gst.ts";
import { totalsOf } from "./totals.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

const artPaper = { productId: 1, finishingId: 1 };
const kraft = { productId: 5, finishingId: 1 };
const cards = { productId: 16, finishingId: null };
const item = (selection: typeof artPaper | typeof cards, price: number) => ({ selection, price });

describe("shipping", () => {
  test.each([
    ["one item below a hundred dollars pays the standard way", [item(kraft, 4300)], 800, 5100],
    ["two items are one parcel", [item(kraft, 4300), item(cards, 1900)], 800, 7000],
    ["a cent below a hundred dollars is below", [item(kraft, 9999)], 800, 10_799],
    ["a hundred dollars ship free", [item(kraft, 6300), item(cards, 3700)], 0, 10_000],
    ["art paper ships free at any price", [item(artPaper, 1300)], 0, 1300],
    ["art paper does not carry the rest", [item(artPaper, 1300), item(cards, 1700)], 800, 3800],
  ])("%s", (_fact, items, shippingFee, totalPrice) => {
    expect(totalsOf(catalogue, items)).toMatchObject({ shippingFee, totalPrice });
  });
});

describe("discounts", () => {
  test("come off the goods after the shipping was decided", () => {
    const totals = totalsOf(catalogue, [item(kraft, 10_500)], { coupon: 1050, points: 200 });
    expect(totals).toEqual({
      subTotal: 10_500,
      shippingFee: 0,
      couponDiscount: 1050,
      pointDiscount: 200,
      totalPrice: 9250,
    });
  });

  test("never take more than the goods cost; the coupon goes first", () => {
    const totals = totalsOf(catalogue, [item(kraft, 1000)], { coupon: 700, points: 900 });
    expect(totals).toMatchObject({ couponDiscount: 700, pointDiscount: 300, totalPrice: 800 });
  });
});

describe("GST", () => {
  test.each([
    [2300, 300],
    [5100, 665],
    [10_799, 1409],
    [1, 0],
    [4, 1],
    [0, 0],
  ])("in %i cents are %i", (total, gst) => {
    expect(gstIn(total)).toBe(gst);
  });
});

test("the parts of every quotation add up to the cent", () => {
  const cents = fc.integer({ min: 1, max: 5_000_000 });
  const items = fc.array(fc.record({ selection: fc.constantFrom(artPaper, kraft, cards), price: cents }), {
    minLength: 1,
    maxLength: 50,
  });
  fc.assert(
    fc.property(items, fc.record({ coupon: cents, points: cents }), (rows, discounts) => {
      const { subTotal, shippingFee, couponDiscount, pointDiscount, totalPrice } = totalsOf(
        catalogue,
        rows,
        discounts,
      );
      expect(subTotal).toBe(rows.reduce((sum, { price }) => sum + price, 0));
      expect(totalPrice).toBe(subTotal + shippingFee - couponDiscount - pointDiscount);
      expect(totalPrice).toBeGreaterThanOrEqual(shippingFee);
      const gst = gstIn(totalPrice);
      expect(Math.abs(gst - (totalPrice - gst) * 0.15)).toBeLessThanOrEqual(1);
    }),
  );
});
