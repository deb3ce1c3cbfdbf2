import type { ReplyTo } from "#contract/calls.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { toDollars } from "#domain/money.ts";
import type { ComparedProduct } from "./describe-compared.ts";
import { originalPriceToWire } from "#topics/pricing/pricing-to-wire.ts";

type Wire = ReplyTo<"GET compare">["types"][number];

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
export function comparedProductToWire({ orderable, ...product }: ComparedProduct): Wire {
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
    ...(row ? originalPriceToWire(row) : {}),
    shipping: shippingToWire(orderable?.shipping ?? null),
    quote_data: orderable && Object.fromEntries(listed),
  };
}
