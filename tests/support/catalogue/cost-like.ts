/** Names under which a cost or a margin would be sent; the cost of shipping is what it costs the customer. */
const COST_LIKE = /charge|cost|margin|permille|markup|mark_up|profit|overhead/i;
const TOLD = new Set(["minimumCharge", "permilleOff", "packingPermille", "cost", "shipping_cost"]);

/** Fields of a document, however deep, that sound like what something costs the shop or what it adds. */
export function costLikeFields(part: unknown): readonly string[] {
  if (Array.isArray(part)) return [...new Set(part.flatMap(costLikeFields))];
  if (part === null || typeof part !== "object") return [];
  return Object.entries(part).flatMap(([name, field]) => [
    ...(COST_LIKE.test(name) && !TOLD.has(name) ? [name] : []),
    ...costLikeFields(field),
  ]);
}

/** Such fields in a text that holds JSON somewhere, as a page does; also where its quotation marks are escaped. */
export function costLikeNames(text: string): readonly string[] {
  return [...text.matchAll(/"([a-z_]+)\\*"\s*:/gi)]
    .map(([, name]) => name ?? "")
    .filter((name) => COST_LIKE.test(name) && !TOLD.has(name));
}
