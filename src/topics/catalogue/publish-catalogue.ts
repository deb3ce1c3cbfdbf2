import { createHash } from "node:crypto";
import { withOwnSettings } from "#domain/catalogue/own-settings.ts";
import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import {
  type CurrentVersion,
  type PublishedVersion,
  readCatalogueDocument,
  readCurrentVersion,
  writeCurrentVersion,
} from "./catalogue-versions.ts";
import type { Database, Transaction } from "#platform/db/database.ts";

/** JSON with sorted keys: the same facts give the same text, whatever order they were written in. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The name of a catalogue version: a hash of what it says. */
function catalogueVersionId(document: CatalogueDocument): string {
  return createHash("sha256").update(canonicalJson(document)).digest("hex").slice(0, 32);
}

function versionOf(document: CatalogueDocument): PublishedVersion {
  return { id: catalogueVersionId(document), document };
}

/** Makes a document the one every node sells from once the transaction has ended, and answers its version. */
export async function publishWithin(tx: Transaction, document: CatalogueDocument): Promise<string> {
  const version = versionOf(document);
  await writeCurrentVersion(tx, version, null);
  return version.id;
}

/** Makes a document the one every node sells from, and answers its version. */
export function publishCatalogue(db: Database, document: CatalogueDocument): Promise<string> {
  return db.transaction((tx) => publishWithin(tx, document));
}

/** What the program brings, with what the shop has set since the program before it: who it is, and its coupons. */
async function withOwn(
  tx: Transaction,
  shipped: CatalogueDocument,
  { versionId, shippedId }: CurrentVersion,
): Promise<CatalogueDocument> {
  if (versionId === shippedId) return shipped;
  const [now, before] = [
    await readCatalogueDocument(tx, versionId),
    await readCatalogueDocument(tx, shippedId),
  ];
  return withOwnSettings(shipped, catalogueSchema.parse(before), catalogueSchema.parse(now));
}

/**
 * Publishes the document that comes with the program when it differs from the one the program came with before: a version published
 * since then by the shop itself survives a restart; a new program's catalogue replaces it, but for what the shop has set itself (decision 005).
 */
export function publishShippedCatalogue(db: Database, document: CatalogueDocument): Promise<void> {
  const shipped = versionOf(document);
  return db.transaction(async (tx) => {
    const current = await readCurrentVersion(tx);
    if (current?.shippedId === shipped.id) return;
    const version = current === null ? shipped : versionOf(await withOwn(tx, document, current));
    await writeCurrentVersion(tx, version, shipped);
  });
}
