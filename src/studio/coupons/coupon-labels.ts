import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

type Listed = StudioReplyTo<"GET coupons">;
export type ListedCoupon = Listed["coupons"][number];
export type Products = Listed["products"];
export type SeenCoupon = Omit<ListedCoupon, "uses" | "closed">;

/** "10% off", "$5.00 off from $50.00". */
export function discountLabel({ kind, value, from }: SeenCoupon): string {
  const off = kind === "share" ? `${value}% off` : `$${value} off`;
  return from === "" ? off : `${off} from $${from}`;
}

/** "12 of 100, 2 each". */
export function usesLabel({
  uses,
  uses_in_all: inAll,
  uses_per_customer: each,
}: Pick<ListedCoupon, "uses" | "uses_in_all" | "uses_per_customer">): string {
  return `${uses}${inAll === "" ? "" : ` of ${inAll}`}${each === "" ? "" : `, ${each} each`}`;
}

/** What it is for: all goods, the one product, or how many. */
export function goodsLabel({ product_ids: ids }: SeenCoupon, products: Products): string {
  if (ids.length === 0) return "All";
  const names = products.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 2 ? `${ids.length} products` : names.join(", ");
}

/** As it was seen, without what is counted. */
export function seenOf({ uses: _uses, closed: _closed, ...seen }: ListedCoupon): SeenCoupon {
  return seen;
}
