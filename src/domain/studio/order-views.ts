import { requiredLine } from "../account/fields.ts";

/** A list of orders with a name. */
export interface OrderView {
  readonly name: string;
  /** What its address says. */
  readonly query: string;
}

/** Lists that everybody looks at every day. */
export const everydayViews: readonly OrderView[] = [
  { name: "All", query: "" },
  { name: "Needs a proof", query: "waits=proof" },
  { name: "Waits for payment", query: "waits=payment" },
  { name: "To print", query: "stage=ready&sort=leaves&way=rising" },
  { name: "In production", query: "stage=in-production&sort=leaves&way=rising" },
  { name: "Late or at risk", query: "urgency=late,risk&sort=leaves&way=rising" },
  { name: "On its way", query: "stage=dispatched" },
  { name: "Money owed back", query: "money=owed" },
];

/** How many somebody may have of their own: they stand in one row. */
export const MOST_VIEWS = 20;

export const VIEW_NAME_MAX = 40;

/** The name of a view, as it is typed. */
export const viewName = requiredLine(
  VIEW_NAME_MAX,
  "Please give the view a name.",
  `The name must be one line of at most ${VIEW_NAME_MAX} characters.`,
);

/** Whether a name is that of a view of every day, however it is written. */
export function isEverydayName(name: string): boolean {
  return everydayViews.some((view) => view.name.toLowerCase() === name.toLowerCase());
}
