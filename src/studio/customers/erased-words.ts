/** What is said where one lands after erasing somebody; null where one comes from elsewhere. It names nobody: they are gone. */
export function erasedWords(state: unknown): string | null {
  const { keptOrders } = (state ?? {}) as { readonly keptOrders?: unknown };
  if (typeof keptOrders !== "number") return null;
  if (keptOrders === 0) return "The customer is erased: nothing of theirs is kept.";
  const orders = keptOrders === 1 ? "order and its" : `${keptOrders} orders and their`;
  return `The customer is erased. Their ${orders} tax papers are kept, as the law asks.`;
}
