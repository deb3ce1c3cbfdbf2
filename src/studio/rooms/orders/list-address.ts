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

interface View {
  readonly name: string;
  readonly query: string;
}

/** Lists that are looked at every day. */
export const views: readonly View[] = [
  { name: "All", query: "" },
  { name: "Needs a proof", query: "waits=proof" },
  { name: "Waits for payment", query: "waits=payment" },
  { name: "To print", query: "stage=ready&sort=leaves&way=rising" },
  { name: "In production", query: "stage=in-production&sort=leaves&way=rising" },
  { name: "Late or at risk", query: "urgency=late,risk&sort=leaves&way=rising" },
  { name: "On its way", query: "stage=dispatched" },
  { name: "Money owed back", query: "money=owed" },
];

/** Whether an address shows a view, wherever in it. */
export function isView(address: URLSearchParams, { query }: View): boolean {
  const shown = listedIn(address);
  shown.delete("cursor");
  shown.sort();
  const view = new URLSearchParams(query);
  view.sort();
  return shown.toString() === view.toString();
}
