import { createHash } from "node:crypto";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { readCurrentVersion, storeCurrentVersion } from "#server/db/catalogue-versions.ts";
import type { Database } from "#server/db/database.ts";

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

/** Makes a document the one every node sells from, and answers its version. */
export async function publishCatalogue(db: Database, document: CatalogueDocument): Promise<string> {
  const id = catalogueVersionId(document);
  await storeCurrentVersion(db, { id, document, shipped: false });
  return id;
}

/**
 * Publishes the document that comes with the program when it differs from the one the program came with before:
 * a version published since then by the shop itself survives a restart, a new program's catalogue replaces it.
 */
export async function publishShippedCatalogue(db: Database, document: CatalogueDocument): Promise<void> {
  const id = catalogueVersionId(document);
  const current = await readCurrentVersion(db);
  if (current?.shippedId !== id) await storeCurrentVersion(db, { id, document, shipped: true });
}
