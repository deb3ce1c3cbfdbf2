import { toCents } from "#domain/money.ts";
import type { Cents } from "#domain/money.ts";

interface WireRow {
  readonly quantity: number;
  readonly price: number;
}

function isRow(value: unknown): value is WireRow {
  return (
    typeof value === "object" &&
    value !== null &&
    "quantity" in value &&
    typeof value.quantity === "number" &&
    "price" in value &&
    typeof value.price === "number"
  );
}

/** The hash of the selection an answer belongs to, and the price of one quantity in it (null: it has none). */
export function readPriceAnswer(
  body: unknown,
  quantity: number,
): { readonly hash: string | null; readonly price: Cents | null } {
  const envelope = body as { readonly data?: unknown; readonly selection_hash?: unknown } | null;
  const rows = Array.isArray(envelope?.data) ? envelope.data.filter(isRow) : [];
  const row = rows.find((one) => one.quantity === quantity);
  return {
    hash: typeof envelope?.selection_hash === "string" ? envelope.selection_hash : null,
    price: row === undefined ? null : toCents(row.price),
  };
}
