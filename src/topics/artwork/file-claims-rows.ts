import { randomUUID } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database, Queries, Transaction } from "#platform/db/database.ts";
import { fileClaimTable } from "#platform/db/schema/artwork.ts";
import { closeSavedFiles, holdSavedFiles, readReferencedFiles, tryToCloseSavedFiles } from "./attachments.ts";

/** How long a claim holds when nobody ends it: far longer than storing a form's files, or removing a few contents, can take. */
const HOLDS = { storing: sql`interval '1 day'`, removal: sql`interval '15 minutes'` };

function isOpen(kind: keyof typeof HOLDS) {
  const { claimedAt, isRemoval } = fileClaimTable;
  return and(eq(isRemoval, kind === "removal"), sql`${claimedAt} > now() - ${HOLDS[kind]}`);
}

async function addClaim(tx: Transaction, sha256s: readonly string[], isRemoval: boolean): Promise<string> {
  const workId = randomUUID();
  await tx.insert(fileClaimTable).values(sha256s.map((sha256) => ({ workId, sha256, isRemoval })));
  return workId;
}

/** Claims contents that are about to be stored, before the first byte: none of them is removed until the claim ends. Null while one is. */
export function claimForStoring(db: Database, sha256s: ReadonlySet<string>): Promise<string | null> {
  return db.transaction(async (tx) => {
    await holdSavedFiles(tx);
    const [removed] = await tx
      .select({ sha256: fileClaimTable.sha256 })
      .from(fileClaimTable)
      .where(and(inArray(fileClaimTable.sha256, [...sha256s]), isOpen("removal")))
      .limit(1);
    return removed === undefined ? addClaim(tx, [...sha256s], false) : null;
  });
}

/** Some contents that nobody needs, claimed by one piece of work. */
export interface ClaimedFiles {
  readonly workId: string;
  readonly sha256s: readonly string[];
}

/** Those of some contents that nobody is at work on, and that nothing refers to. */
async function unused(tx: Transaction, sha256s: readonly string[]): Promise<readonly string[]> {
  const claims = await tx
    .select({ sha256: fileClaimTable.sha256 })
    .from(fileClaimTable)
    .where(and(inArray(fileClaimTable.sha256, [...sha256s]), or(isOpen("storing"), isOpen("removal"))));
  // Looked up after the claims: whoever ends one has committed before what refers to the content.
  const needed = await readReferencedFiles(tx, sha256s);
  for (const { sha256 } of claims) needed.add(sha256);
  return sha256s.filter((sha256) => !needed.has(sha256));
}

/**
 * Claims those of some contents that may be removed: until the claim ends nobody begins to store them. Null when there are none, or when
 * others hold the kept files and this work does not wait for them.
 */
export function claimForRemoval(
  db: Database,
  sha256s: readonly string[],
  { waits }: { readonly waits: boolean },
): Promise<ClaimedFiles | null> {
  return db.transaction(async (tx) => {
    if (waits) await closeSavedFiles(tx);
    else if (!(await tryToCloseSavedFiles(tx))) return null;
    const claimed = await unused(tx, sha256s);
    return claimed.length === 0 ? null : { workId: await addClaim(tx, claimed, true), sha256s: claimed };
  });
}

export async function endClaim(db: Queries, workId: string): Promise<void> {
  await db.delete(fileClaimTable).where(eq(fileClaimTable.workId, workId));
}
