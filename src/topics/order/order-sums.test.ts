import fc from "fast-check";
import { expect, test } from "vitest";
import { toCents } from "#domain/money.ts";
import { printedTaxPaper } from "#topics/payment/print-tax-paper.ts";
import {
  generatedOrder,
  generatedOrders,
  mailedAmounts,
  orderedFrom,
} from "#tests/support/bodies/generated-orders.ts";
import { testServices } from "#tests/support/server/test-services.ts";
import { orderToWire } from "./order-to-wire.ts";

test("page, mails, tax invoice and stored order say the same amounts, and they add up to the cent", async () => {
  const { services, close } = await testServices();
  const shop = { ...services, catalogue: { ...services.catalogue, current: () => orderedFrom } };
  fc.assert(
    fc.property(generatedOrders, (generated) => {
      const { totals, order } = generatedOrder(generated);
      const wire = orderToWire(shop, {
        ...order,
        catalogue: orderedFrom,
        artwork: new Map(),
        papers: [],
        doesInvoiceWait: false,
        reviews: new Map(),
        checks: [],
        request: null,
        promise: { dates: null, isFixed: false },
      });
      const items = wire.items.map(({ price }) => toCents(price));
      const total = toCents(wire.total_price);
      expect(items).toEqual(generated.prices);
      expect(items.reduce((sum, price) => sum + price, 0)).toBe(toCents(wire.sub_total));
      expect(total).toBe(
        toCents(wire.sub_total) -
          toCents(wire.coupon_discount) -
          toCents(wire.point_discount) +
          toCents(wire.shipping_fee),
      );
      expect(toCents(wire.gst)).toBe(totals.gst);
      expect(toCents(wire.paid) + toCents(wire.due)).toBe(total);
      expect(wire.bank === null).toBe(wire.due <= 0);

      if (total > 0) {
        const paper = { id: 1, kind: "invoice", number: 1, cents: total, shop: orderedFrom.document.shop };
        const issued = { ...paper, issuedAt: new Date(0) } as unknown as Parameters<
          typeof printedTaxPaper
        >[2];
        const invoice = printedTaxPaper("https://shop.test", order, issued, [issued]);
        expect(invoice.charges.map(({ price }) => price)).toEqual(items);
        expect(invoice.totals).toEqual(totals);
        expect(invoice.totals.total).toBe(total);
        expect(invoice.totals.gst).toBe(toCents(wire.gst));
      }

      const mailed = mailedAmounts(shop, order);
      const discounts = [wire.coupon_discount, wire.point_discount].filter((one) => one > 0);
      const shipping = wire.shipping_fee > 0 ? [toCents(wire.shipping_fee)] : [];
      const sums = [...items, ...discounts.map((one) => -toCents(one)), ...shipping, total, totals.gst];
      const due = wire.due > 0 ? [toCents(wire.due)] : [];
      expect(mailed.placed).toEqual([...due, ...sums, ...due]);
      expect(mailed.toStaff).toEqual([total, ...sums]);
      expect(mailed.dollarArrived).toEqual([
        1_00,
        ...due,
        ...due,
        ...(wire.due < 0 ? [-toCents(wire.due)] : []),
      ]);
    }),
  );
  await close();
});
