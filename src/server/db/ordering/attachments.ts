import { inArray } from "drizzle-orm";
import { attachment } from "../schema/ordering/quote-request.ts";
import type { Queries } from "../transaction.ts";

const AT_ONCE = 1_000;

/** Which of these contents a quote request refers to. */
export const readReferencedFiles = async (
  db: Queries,
  sha256s: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (let from = 0; from < sha256s.length; from += AT_ONCE) {
    const some = sha256s.slice(from, from + AT_ONCE);
    const rows = await db
      .selectDistinct({ sha256: attachment.sha256 })
      .from(attachment)
      .where(inArray(attachment.sha256, some));
    for (const { sha256 } of rows) found.add(sha256);
  }
  return found;
};
