import type { ShopContent } from "#domain/content/content.ts";
import { type FaqGroup, withPublished } from "#domain/content/faq.ts";
import { contentIn } from "#domain/content/shop-words.ts";
import type { Database } from "#platform/db/database.ts";
import { readPublishedAnswers } from "./published-answers-rows.ts";
import type { CatalogueStore } from "#topics/catalogue/catalogue-store.ts";
import { type FollowedRevision, followRevision } from "#topics/follow-revision.ts";

/** Questions with their answers as they are read: those of the catalogue's words, and those that were published since. */
export interface FaqStore extends Pick<FollowedRevision<unknown>, "refresh" | "revision"> {
  groups(): readonly FaqGroup[];
}

export async function openFaqStore(
  db: Database,
  catalogue: Pick<CatalogueStore, "current">,
  content: ShopContent,
): Promise<FaqStore> {
  const { known, revision, refresh } = await followRevision(db, readPublishedAnswers);
  const groups = () => {
    const current = catalogue.current();
    return withPublished(current, contentIn(current, content), known());
  };
  return { revision, refresh, groups };
}
