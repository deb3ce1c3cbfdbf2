import type { OrderView } from "#domain/studio/order-views.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** A page of the list. */
export type OrderList = StudioReplyTo<"GET orders">;

/** An order as the list shows it. */
export type RowOrder = OrderList["orders"][number];

/** A list that somebody has kept under a name. */
export type OwnView = StudioReplyTo<"GET own/order-views">["views"][number];

/** What of an address says which orders are listed. */
const names = [
  "search",
  "stage",
  "waits",
  "money",
  "urgency",
  "leaves_from",
  "leaves_until",
  "sort",
  "way",
  "cursor",
] as const;

export type ListName = (typeof names)[number];

/** The part of an address that the list understands, without what is empty. */
export function listedIn(address: URLSearchParams): URLSearchParams {
  const said = names.flatMap((name) => {
    const value = address.get(name)?.trim() ?? "";
    return value === "" ? [] : [[name, value]];
  });
  return new URLSearchParams(said);
}

/** The same list with something else said of it, from its beginning; "" takes away. */
export function listedWith(
  address: URLSearchParams,
  changed: Partial<Record<ListName, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!("cursor" in changed)) next.delete("cursor");
  for (const [name, value] of Object.entries(changed)) next.set(name, value);
  return listedIn(next);
}

/** The same list without the place in it. */
export function narrowedIn(address: URLSearchParams): URLSearchParams {
  const shown = listedIn(address);
  shown.delete("cursor");
  shown.sort();
  return shown;
}

/** Whether an address shows a view, wherever in it. */
export function isView(address: URLSearchParams, { query }: Pick<OrderView, "query">): boolean {
  return narrowedIn(address).toString() === narrowedIn(new URLSearchParams(query)).toString();
}
