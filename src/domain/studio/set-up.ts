/** What a new owner sees to before the shop is theirs, in the order in which it matters. */
export const setUpParts = [
  "gst",
  "account",
  "name",
  "place",
  "mail",
  "cards",
  "days",
  "reviews",
  "coupon",
] as const;
export type SetUpPart = (typeof setUpParts)[number];

/** The list as a whole: an owner can put it away. */
export const WHOLE_LIST = "list";

/** Parts that may be right as the program came with them, or not wanted: an owner says so. */
const confirmable: ReadonlySet<string> = new Set(["name", "cards", "days", "reviews", "coupon", WHOLE_LIST]);

export function mayConfirm(part: SetUpPart | typeof WHOLE_LIST): boolean {
  return confirmable.has(part);
}

/** A part of the list. "confirmed": it is as it came, and an owner has said that it is right. */
export interface SetUpRow {
  readonly part: SetUpPart;
  readonly state: "open" | "done" | "confirmed";
  readonly mayConfirm: boolean;
}

export interface OpenSetUp {
  readonly rows: readonly SetUpRow[];
  /** Without a GST number and an account it stays where it is. */
  readonly mayPutAway: boolean;
}

/**
 * What is left of the shop's set-up, by what is done and what an owner has confirmed; null once nothing is open, or where the list was
 * put away and the shop has its own numbers (decision 362).
 */
export function setUpList(
  isDone: Readonly<Record<SetUpPart, boolean>>,
  confirmed: ReadonlySet<string>,
): OpenSetUp | null {
  const stateOf = (part: SetUpPart): SetUpRow["state"] => {
    if (isDone[part]) return "done";
    return mayConfirm(part) && confirmed.has(part) ? "confirmed" : "open";
  };
  const rows = setUpParts.map((part) => ({ part, state: stateOf(part), mayConfirm: mayConfirm(part) }));
  const mayPutAway = isDone.gst && isDone.account;
  const isPutAway = mayPutAway && confirmed.has(WHOLE_LIST);
  return isPutAway || rows.every(({ state }) => state !== "open") ? null : { rows, mayPutAway };
}
