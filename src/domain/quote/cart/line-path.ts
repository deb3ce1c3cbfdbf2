/** The parameter by which a quote page knows that it changes a line of the cart. */
export const CART_ITEM = "cart_item";

/** A configured product's page, opened to change a line. */
export const linePath = (id: number, address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${CART_ITEM}=${id}`;

/** The line that a page's query says it changes; null for an ordinary page. */
export const lineIn = (query: string): number | null => {
  const found = new RegExp(`[?&]${CART_ITEM}=(\\d{1,9})(?:&|$)`).exec(query);
  return found ? Number(found[1]) : null;
};
