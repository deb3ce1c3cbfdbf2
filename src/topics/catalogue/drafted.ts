import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueIssues } from "#domain/catalogue/issues.ts";
import type { CatalogueIssue } from "#domain/catalogue/issues/issue.ts";
import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { type Conflict, withChanges } from "#domain/catalogue/sheets/changes.ts";
import { readCatalogueDocument } from "./catalogue-versions.ts";
import { type CatalogueDraft, readDraftRow } from "./draft-rows.ts";
import { catalogueVersionId } from "./publish-catalogue.ts";
import type { Services } from "#topics/services.ts";

/** What would be on sale if the draft were published now. */
export interface Drafted {
  readonly draft: CatalogueDraft;
  readonly onSale: CatalogueDocument;
  /** The version on sale. */
  readonly sold: Catalogue;
  readonly document: CatalogueDocument;
  /** The version that it would be: who publishes names it, so that nobody publishes what they did not see. */
  readonly version: string;
  /** Changes that do not fit what is on sale any more. */
  readonly conflicts: readonly Conflict[];
  readonly issues: readonly CatalogueIssue[];
}

const stored = new WeakMap<Catalogue, Promise<CatalogueDocument>>();

/** The document of a catalogue on sale, with what goods cost; read once for each. */
export function storedDocument(
  { db }: Pick<Services, "db">,
  catalogue: Catalogue,
): Promise<CatalogueDocument> {
  const found = stored.get(catalogue);
  if (found !== undefined) return found;
  const begun = readCatalogueDocument(db, catalogue.version).then((document) =>
    catalogueSchema.parse(document),
  );
  stored.set(catalogue, begun);
  // A database that was away is asked again.
  begun.catch(() => stored.delete(catalogue));
  return begun;
}

/** Any changes beside what is on sale, as if they were the draft. */
export async function draftedWith(
  services: Pick<Services, "catalogue" | "db">,
  changes: readonly CatalogueChange[],
): Promise<Drafted> {
  const sold = services.catalogue.current();
  const onSale = await storedDocument(services, sold);
  const { document, conflicts } = withChanges(onSale, changes);
  const version = catalogueVersionId(document);
  const draft = { changes, revision: 0 };
  return { draft, onSale, sold, document, version, conflicts, issues: catalogueIssues(document) };
}

/** The draft beside what is on sale. */
export async function readDrafted(services: Pick<Services, "catalogue" | "db">): Promise<Drafted> {
  const sold = services.catalogue.current();
  const [onSale, draft] = [await storedDocument(services, sold), await readDraftRow(services.db)];
  if (draft.changes.length === 0)
    return { draft, onSale, sold, document: onSale, version: sold.version, conflicts: [], issues: [] };
  const { document, conflicts } = withChanges(onSale, draft.changes);
  const version = catalogueVersionId(document);
  return { draft, onSale, sold, document, version, conflicts, issues: catalogueIssues(document) };
}
