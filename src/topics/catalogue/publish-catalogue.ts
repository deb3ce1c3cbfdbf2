import { createHash } from "node:crypto";
import { withOwnSettings } from "#domain/catalogue/own-settings.ts";
import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import { ownWords } from "#domain/catalogue/words/words.ts";
import {
  type CurrentVersion,
  type PublishedVersion,
  readCatalogueDocument,
  readCurrentVersion,
  writeCurrentVersion,
  writeOffered,
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

/** The name of a catalogue version: a hash of what it says (decision 005). */
export function catalogueVersionId(document: CatalogueDocument): string {
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

async function readStored(tx: Transaction, id: string): Promise<CatalogueDocument> {
  return catalogueSchema.parse(await readCatalogueDocument(tx, id));
}

/**
 * What is on sale once a program has brought another document: its own, with what the shop has set itself. Null where the shop has
 * prices of its own: what it sells stays as it is (decision 320).
 */
async function afterRelease(
  tx: Transaction,
  shipped: CatalogueDocument,
  { versionId, shippedId }: CurrentVersion,
): Promise<CatalogueDocument | null> {
  if (versionId === shippedId) return shipped;
  const [now, before] = [await readStored(tx, versionId), await readStored(tx, shippedId)];
  const onlySettings = withOwnSettings(before, before, now);
  if (catalogueVersionId(onlySettings) !== catalogueVersionId(now)) return null;
  return withOwnSettings(shipped, before, now);
}

/**
 * Words of a newer program that the shop has not changed are said beside its own, whatever it sells: they are compared with those that
 * the last program brought, on sale or only offered.
 */
async function publishNewWords(
  tx: Transaction,
  shipped: CatalogueDocument,
  { versionId, shippedId, offeredId }: CurrentVersion,
): Promise<void> {
  const [now, before] = [await readStored(tx, versionId), await readStored(tx, offeredId ?? shippedId)];
  const next = versionOf({ ...now, words: ownWords(shipped.words, before.words, now.words) });
  if (next.id !== catalogueVersionId(now)) await writeCurrentVersion(tx, next, null);
}

/**
 * Publishes the document that comes with the program when it differs from the one the program came with before: a version published
 * since then by the shop itself survives a restart. A new program's catalogue replaces it, but for what the shop has set itself, and
 * not where the shop has prices of its own: then it is kept as what the program offers (decision 320).
 */
export function publishShippedCatalogue(db: Database, document: CatalogueDocument): Promise<void> {
  const shipped = versionOf(document);
  return db.transaction(async (tx) => {
    const current = await readCurrentVersion(tx);
    if (current === null) return writeCurrentVersion(tx, shipped, shipped);
    if (current.shippedId === shipped.id) return writeOffered(tx, null);
    const next = await afterRelease(tx, document, current);
    if (next === null) {
      await publishNewWords(tx, document, current);
      return writeOffered(tx, shipped);
    }
    await writeCurrentVersion(tx, versionOf(next), shipped);
    return writeOffered(tx, null);
  });
}
