import { homePath, returnPath } from "#domain/account/return-path.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** Ids that a submission carries beside its product (banner.md 3, quotes-and-accounts.md 3); other names are passed over. */
const submissionNames = ["featured_item_id", "quote_slider_id", "uses_id", "uses_product_id"] as const;

/** Where a product was configured, as its page said it: kept with what was submitted, by wire name. Never part of a price. */
export type Submission = Readonly<Partial<Record<(typeof submissionNames)[number], number>>>;

const LAST_ID = 2_147_483_647;

function idIn(value: unknown): number | null {
  const id = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id > 0 && id <= LAST_ID ? id : null;
}

/** The ids among a payload's values; what is no id is passed over, for nothing hangs on it. */
export function submissionOf(value: (name: string) => unknown): Submission {
  return Object.fromEntries(
    submissionNames.flatMap((name) => {
      const id = idIn(value(name));
      return id === null ? [] : [[name, id]];
    }),
  );
}

/**
 * What two submissions share that are the same one, as text: everything but which guest sends it. The first of them may have
 * made the guest whom the second one names.
 */
export function submittedText(body: unknown): string {
  return JSON.stringify(body, (name, value: unknown) => (name === "guest_id" ? undefined : value));
}

/** What `origin_path` says of a caller that names its page by `featured_item_id` alone (quotes-and-accounts.md 3). */
const QUOTE_PAGE = "quote_page";

/** The page a product was configured on, a path of this site: its address, else the route of its featured item. */
export function submittedPath(
  { featuredItems }: Catalogue,
  originPath: unknown,
  { featured_item_id: id }: Submission,
): string {
  const route = (id === undefined ? null : featuredItems.get(id)?.route) ?? homePath;
  return typeof originPath === "string" && originPath !== QUOTE_PAGE ? returnPath(originPath) : route;
}
