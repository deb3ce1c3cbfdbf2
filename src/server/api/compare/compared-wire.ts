import { z } from "zod";
import { formatDate } from "#domain/calendar-date.ts";
import { toDollars } from "#domain/money.ts";
import type { ComparedProduct } from "#server/services/compare/describe-compared.ts";
import { details, promotion, title } from "../answer-fields.ts";
import { originalToWire } from "../pricing/pricing-rows.ts";

function money(description: string) {
  return z.number().meta({ description, examples: [45.5] });
}

export const comparedSchema = z.object({
  key: z.string(),
  product: z.string(),
  title,
  details,
  pieces: z.int().meta({ description: "Pieces of all sets together." }),
  price: money("For all sets together, as of now; null when it has none.").nullable(),
  orig_price: money("Without the running promotion.").optional(),
  promotion: promotion.optional(),
  shipping: z
    .object({ method: z.string(), cost: money("0 is free."), delivery: z.string(), quote_page: z.string() })
    .nullable(),
  reason: z.string().nullable().meta({ description: "Why it has no price." }),
  link: z.string().nullable().meta({ description: "The page on which it can be changed." }),
  quote_data: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.number())]))
    .nullable()
    .meta({ description: "The body of `cart/add`; null when it has no price." }),
  picture: z.object({
    svg: z.string().meta({
      description: "What goes inside an `svg` element of 900 x 640; its ids begin with `at-place-`.",
    }),
    words: z.string(),
  }),
});

type Wire = z.output<typeof comparedSchema>;

function shippingToWire(shipping: NonNullable<ComparedProduct["orderable"]>["shipping"]): Wire["shipping"] {
  return (
    shipping && {
      method: shipping.method,
      cost: toDollars(shipping.cost),
      delivery: shipping.delivery,
      quote_page: formatDate(shipping.delivery),
    }
  );
}

/** A compared product in wire names; money as dollars with at most two decimals. */
export function comparedToWire({ orderable, ...product }: ComparedProduct): Wire {
  const { row } = orderable ?? {};
  const listed = Object.entries(orderable?.quoteData ?? {}).map(
    ([name, value]): [string, string | number | number[]] => [
      name,
      typeof value === "object" ? [...value] : value,
    ],
  );
  return {
    ...product,
    details: [...product.details],
    price: row ? toDollars(row.price) : null,
    ...(row ? originalToWire(row) : {}),
    shipping: shippingToWire(orderable?.shipping ?? null),
    quote_data: orderable && Object.fromEntries(listed),
  };
}
