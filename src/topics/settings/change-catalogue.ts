import { catalogueIssues } from "#domain/catalogue/issues.ts";
import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import type { Refusal, RefusalCode } from "#domain/refusal.ts";
import { lockCurrentDocument } from "#topics/catalogue/catalogue-versions.ts";
import type { Transaction } from "#platform/db/database.ts";
import { publishWithin } from "#topics/catalogue/publish-catalogue.ts";
import type { Services } from "#topics/services.ts";

/** The document as it is to be; null where it says all of it already. */
interface Changed {
  readonly ok: true;
  readonly document: CatalogueDocument | null;
}

/**
 * Publishes a change of the document on sale. It is made of what is on sale while nobody else changes it, in the transaction in
 * which the change is also written into the audit log; every node follows, and this one before the answer.
 */
export async function changeCatalogue<Refused extends Refusal<RefusalCode>>(
  { catalogue, db }: Pick<Services, "catalogue" | "db">,
  change: (document: CatalogueDocument, tx: Transaction) => Promise<Changed | Refused>,
): Promise<{ readonly ok: true } | Refused> {
  const outcome = await db.transaction(async (tx) => {
    const changed = await change(catalogueSchema.parse(await lockCurrentDocument(tx)), tx);
    if (!changed.ok || changed.document === null) return changed;
    const document = catalogueSchema.parse(changed.document);
    const [issue] = catalogueIssues(document);
    if (issue !== undefined) throw new Error(`This cannot be published: ${issue.message}`);
    await publishWithin(tx, document);
    return changed;
  });
  if (!outcome.ok) return outcome;
  await catalogue.refresh();
  return { ok: true };
}
