/** The parameter by which a quote page knows that it changes a line of the cart. */
export const CART_ITEM = "cart_item";

/** A configured product's page, opened to change a line; the line it was opened for before does not count. */
export function linePath(id: number, address: string): string {
  const [page = "", query = ""] = address.split("?", 2);
  const kept = query.split("&").filter((part) => part !== "" && !part.startsWith(`${CART_ITEM}=`));
  return `${page}?${[...kept, `${CART_ITEM}=${id}`].join("&")}`;
}

/** The line that a page's query says it changes; null for an ordinary page. */
export function lineIn(query: string): number | null {
  const found = new RegExp(`[?&]${CART_ITEM}=(\\d{1,9})(?:&|$)`).exec(query);
  return found ? Number(found[1]) : null;
}
