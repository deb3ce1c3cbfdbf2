import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
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

/** What changes make of what is on sale; conflicts name these very changes. */
interface Outcome extends Pick<Drafted, "document" | "version" | "conflicts" | "issues"> {
  readonly changes: readonly CatalogueChange[];
}

/** The draft, everything that is shown of what waits, and one or two more: each some 250 KB of text. */
const MOST_REMEMBERED = 24;

const remembered = new WeakMap<Catalogue, LRUCache<string, Outcome>>();

function workOut(onSale: CatalogueDocument, changes: readonly CatalogueChange[]): Outcome {
  const { document, conflicts } = withChanges(onSale, changes);
  const version = catalogueVersionId(document);
  return { changes, document, version, conflicts, issues: catalogueIssues(document) };
}

/** What changes make of a catalogue: the whole is worked out once for each, however often it is searched, listed and looked at. */
function outcomeOf(sold: Catalogue, onSale: CatalogueDocument, changes: readonly CatalogueChange[]): Outcome {
  if (changes.length === 0)
    return { changes, document: onSale, version: sold.version, conflicts: [], issues: [] };
  const known = remembered.get(sold) ?? new LRUCache<string, Outcome>({ max: MOST_REMEMBERED });
  remembered.set(sold, known);
  const key = createHash("sha256").update(JSON.stringify(changes)).digest("base64");
  const found = known.get(key) ?? workOut(onSale, changes);
  known.set(key, found);
  return found;
}

/** Any changes beside what is on sale, as if they were the draft. */
export async function draftedWith(
  services: Pick<Services, "catalogue" | "db">,
  changes: readonly CatalogueChange[],
  revision = 0,
): Promise<Drafted> {
  const sold = services.catalogue.current();
  const onSale = await storedDocument(services, sold);
  const { changes: known, ...outcome } = outcomeOf(sold, onSale, changes);
  return { draft: { changes: known, revision }, onSale, sold, ...outcome };
}

/** The draft beside what is on sale. */
export async function readDrafted(services: Pick<Services, "catalogue" | "db">): Promise<Drafted> {
  const { changes, revision } = await readDraftRow(services.db);
  return draftedWith(services, changes, revision);
}
