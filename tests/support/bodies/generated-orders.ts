import fc from "fast-check";
import { soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { totalsOf } from "#domain/cart/price-cart.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { toCents } from "#domain/money.ts";
import type { StoredFact } from "#topics/order/order-facts.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { orderPlacedEmail, paymentArrivedEmail } from "#topics/order/order-emails.ts";
import { orderPlacedStaffEmail } from "#topics/order/order-staff-emails.ts";
import { loadedOrder } from "#topics/order/loaded-order.ts";
import { orderMailText } from "#topics/order/order-mail-text.ts";
import { bea } from "./order-bodies.ts";

/** What generated orders are of. */
export const orderedFrom = compileCatalogue(soldDocument, "v1");
const billTo = {
  bill_to_name: "",
  bill_to_company: "",
  bill_to_address: "",
  bill_to_city_town: "",
  bill_to_postcode: "",
};
const contact = { ...bea, company: "", apartment: "", instructions: "", po_number: "", ...billTo };
const selection = defaultSelection(orderedFrom, { productIds: [1], onlySupplyIds: null });

/** What is ordered, in cents, and what has come of it. */
export const generatedOrders = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 8 }),
  couponShare: fc.integer({ min: 0, max: 1_000 }),
  points: fc.integer({ min: 0, max: 500 }),
  shippingFee: fc.integer({ min: 0, max: 9_000 }),
  payments: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 4 }),
});

type Generated = typeof generatedOrders extends fc.Arbitrary<infer Each> ? Each : never;

/** Such an order as it is stored, and the sums that its cart had. */
export function generatedOrder({ prices, couponShare, points, shippingFee, payments }: Generated) {
  const subTotal = prices.reduce((sum, price) => sum + price, 0);
  const couponDiscount = Math.round((subTotal * couponShare) / 1_000);
  const pointDiscount = Math.min(points, Math.floor((subTotal - couponDiscount) / 100)) * 100;
  const totals = totalsOf({ subTotal, couponDiscount, pointDiscount, shippingFee });
  const item = {
    product: "Art Paper",
    title: "Art paper stickers",
    details: [],
    quantity: 100,
    sets: 1,
    originPath: "/",
  };
  const row = {
    id: 1,
    orderNo: "K26-222222",
    customerId: 1,
    guestId: null,
    contact,
    stage: "open",
    items: prices.map((price) => ({ ...item, price, priceLines: [], selection, files: {} })),
    subTotal,
    couponDiscount,
    pointDiscount,
    shippingFee,
    totalPrice: totals.total,
    catalogueVersionId: "v1",
    placedAt: new Date(0),
    shipping: { method: "Standard", toDispatch: 3, toDelivery: 5 },
  } as unknown as StoredOrder;
  const facts = payments.map((cents, at): StoredFact => ({
    kind: "paid",
    cents,
    reference: `bank ${at}`,
    id: at + 2,
    at: at + 1,
    by: "shop",
    once: `bank ${at}`,
  }));
  const first: StoredFact = { kind: "placed", id: 1, at: 0, by: "customer", once: "" };
  return { totals, order: loadedOrder(row, [first, ...facts]) };
}

/** The amounts of a text, in cents, in the order in which they stand there. */
function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(/(−|-)?\$([\d,]+\.\d\d)/g)].map(
    ([, sign, digits = ""]) => (sign ? -1 : 1) * toCents(Number(digits.replaceAll(",", ""))),
  );
}

/** The amounts that the mails of an order say: to the customer, to the staff, and when a dollar has come. */
export function mailedAmounts(
  services: Parameters<typeof orderMailText>[0],
  order: Parameters<typeof orderMailText>[2],
) {
  const words = { ...orderMailText(services, orderedFrom, order), url: "", staffUrl: "" };
  return {
    placed: amountsIn(orderPlacedEmail(words).text),
    toStaff: amountsIn(orderPlacedStaffEmail(words).text),
    dollarArrived: amountsIn(
      paymentArrivedEmail(
        words,
        { arrived: "$1.00 has arrived", cents: 100 },
        { hasEnded: false, isInWork: false },
      ).text,
    ),
  };
}
