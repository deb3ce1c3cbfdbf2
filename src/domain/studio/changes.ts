import type { Permission } from "./permissions.ts";

/** What the studio is told of while it changes, and what somebody needs to hear of it. "work": mails and jobs that are stuck. */
const kinds = {
  order: "orders.read",
  draft: "orders.place",
  request: "requests.read",
  customer: "customers.read",
  review: "reviews.decide",
  question: "questions.answer",
  coupon: "coupons.change",
  settings: "settings.change",
  catalogue: "catalogue.change",
  staff: "staff.manage",
  work: "state.work",
} as const satisfies Readonly<Record<string, Permission>>;

export type ChangeKind = keyof typeof kinds;
export const changeKinds = Object.keys(kinds) as readonly ChangeKind[];

/** What somebody may do who hears of changes of a kind. */
export function neededToHear(kind: ChangeKind): Permission {
  return kinds[kind];
}

/** Words that targets of the audit log begin with, where they are no kind themselves. */
const alsoCalled: Readonly<Record<string, ChangeKind>> = { mail: "work", job: "work" };

/** What an entry of the audit log is about: "order K26-4F7Q2M". An address alone is somebody invited; the rest are settings. */
export function changedBy(target: string): { readonly kind: ChangeKind; readonly id: string } {
  const [word = "", id = ""] = target.split(" ");
  const kind = alsoCalled[word] ?? changeKinds.find((one) => one === word);
  if (kind !== undefined) return { kind, id };
  return { kind: word.includes("@") ? "staff" : "settings", id: "" };
}
