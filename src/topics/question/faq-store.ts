import type { ShopContent } from "#domain/content/content.ts";
import { type FaqGroup, withPublished } from "#domain/content/faq.ts";
import type { Database } from "#platform/db/database.ts";
import { readPublishedAnswers } from "./published-answers-rows.ts";
import type { CatalogueStore } from "#topics/catalogue/catalogue-store.ts";
import { type FollowedRevision, followRevision } from "#topics/follow-revision.ts";

/** Questions with their answers as they are read: those that come with the program, and those that were published since. */
export interface FaqStore extends Pick<FollowedRevision<unknown>, "refresh" | "revision"> {
  groups(): readonly FaqGroup[];
}

export async function openFaqStore(
  db: Database,
  catalogue: Pick<CatalogueStore, "current">,
  content: Pick<ShopContent, "faq">,
): Promise<FaqStore> {
  const { known, revision, refresh } = await followRevision(db, readPublishedAnswers);
  return { revision, refresh, groups: () => withPublished(catalogue.current(), content, known()) };
}
