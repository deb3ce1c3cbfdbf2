import type { Selection } from "../../configure/selection.ts";

/** The parameter by which a quote page knows that it changes a line of the cart. */
export const CART_ITEM = "cart_item";

const COUNTS = /^(?:custom_)?(?:quantity|kinds)=/;
const OWN = new RegExp(`^${CART_ITEM}=`);

const count = (name: string, custom: boolean, value: number | null): string[] =>
  custom ? [`${name}=custom`, `custom_${name}=${value ?? ""}`] : [`${name}=${value ?? ""}`];

/** The page a line was configured on, with the counts it has now, opened to change this line; null when none is known. */
export const linePath = (id: number, { quantity, sets }: Selection, originPath: string): string | null => {
  const [page = "/", query = ""] = originPath.split("#", 1)[0]?.split("?", 2) ?? [];
  if (page === "/") return null;
  const kept = query.split("&").filter((part) => part !== "" && !COUNTS.test(part) && !OWN.test(part));
  const counts = [
    ...count("quantity", quantity.custom, quantity.pieces),
    ...count("kinds", sets.custom, sets.count),
  ];
  return `${page}?${[...kept, ...counts, `${CART_ITEM}=${id}`].join("&")}`;
};
