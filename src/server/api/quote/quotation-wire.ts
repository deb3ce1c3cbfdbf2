import { z } from "zod";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { toWire } from "#domain/configure/wire/to-wire.ts";
import { toDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quote/quotation/quotation.ts";
import { validUntil } from "#domain/quote/quotation/validity.ts";
import type { KeptQuotation } from "#server/services/quotation/quotation-of.ts";
import { date, details, dollars, place, title } from "../answer-fields.ts";

/** A quotation in the spec's names (quotes-and-accounts.md 3); money as dollars, GST included. */
export const quotationSchema = z.object({
  id: z.int(),
  quotation_no: z.string(),
  issue_date: date,
  valid_until: date,
  name: z.string(),
  ...place,
  items: z.array(
    z.object({
      product: z.string(),
      title,
      details,
      quantity: z.int().meta({ description: "Pieces of one set." }),
      kinds: z.int().meta({ description: "Number of sets." }),
      quantity_text: z.string().meta({ examples: ["2 sets of 250 pcs"] }),
      price: dollars.meta({ description: "For all sets." }),
      picture: z.string().meta({ description: "Query of `quote/get/picture`." }),
    }),
  ),
  sub_total: dollars,
  shipping_fee: dollars,
  point_discount: dollars,
  coupon_discount: dollars,
  total_price: dollars,
  gst: dollars.meta({ description: "Inside the total." }),
});

export function quotationToWire(
  catalogue: Catalogue,
  quotation: KeptQuotation,
): z.output<typeof quotationSchema> {
  return {
    id: quotation.id,
    quotation_no: quotation.number,
    issue_date: quotation.issueDate,
    valid_until: validUntil(quotation.issueDate),
    ...quotation.billTo,
    items: quotation.lines.map((line) => ({
      product: line.product,
      title: line.title,
      details: [...line.details],
      quantity: line.quantity,
      kinds: line.sets,
      quantity_text: quantityText(line),
      price: toDollars(line.price),
      picture: new URLSearchParams(toWire(catalogue, line.selection)).toString(),
    })),
    sub_total: toDollars(quotation.totals.subTotal),
    shipping_fee: toDollars(quotation.totals.shippingFee),
    point_discount: toDollars(quotation.totals.pointDiscount),
    coupon_discount: toDollars(quotation.totals.couponDiscount),
    total_price: toDollars(quotation.totals.total),
    gst: toDollars(quotation.totals.gst),
  };
}

/** One line of the list of quotations. */
export const listedSchema = quotationSchema
  .pick({ id: true, quotation_no: true, issue_date: true, valid_until: true, total_price: true })
  .extend({ products: z.array(z.string()), titles: z.array(title) });

export function listedToWire(quotation: KeptQuotation): z.output<typeof listedSchema> {
  return {
    id: quotation.id,
    quotation_no: quotation.number,
    issue_date: quotation.issueDate,
    valid_until: validUntil(quotation.issueDate),
    total_price: toDollars(quotation.totals.total),
    products: quotation.lines.map(({ product }) => product),
    titles: quotation.lines.map((line) => line.title),
  };
}
