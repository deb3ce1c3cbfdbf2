import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import { type CatalogueChange, undone } from "#domain/catalogue/sheets/change.ts";
import { withChanges } from "#domain/catalogue/sheets/changes.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import { lockCurrentDocument } from "./catalogue-versions.ts";
import { changesForLog } from "./change-draft.ts";
import { type ComparedPrices, comparePrices, shownBreaches } from "./compare-prices.ts";
import {
  addPublication,
  findLastPublication,
  findPublication,
  findTakenBack,
  readDraftRow,
  writeDraftRow,
} from "./draft-rows.ts";
import { type Drafted, draftedWith, readDrafted } from "./drafted.ts";
import { catalogueVersionId, publishWithin } from "./publish-catalogue.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;
export type Published = { readonly ok: true; readonly publication: number };
export type Faulty = Refusal<"catalogue-faulty"> | Refusal<"catalogue-conflict"> | PricesBroken;

/** Prices break rules, and no reason is given for them: which, and the worst of them. */
export interface PricesBroken extends Refusal<"catalogue-prices-broken"> {
  readonly broken: ReturnType<typeof shownBreaches>;
}

/** How something is published: what its owner writes for later, and why in spite of broken rules; "" where none is given. */
export interface PublishingInput {
  readonly note: string;
  readonly reason: string;
}

interface Publication {
  readonly staffId: number;
  readonly changes: readonly CatalogueChange[];
  readonly broken: ComparedPrices["broken"];
  readonly undoes: number | null;
  readonly input: PublishingInput;
}

/** Puts a document on sale, with its row among the publications and its entry in the audit log. */
export async function publish(
  tx: Transaction,
  { onSale, document }: { readonly onSale: CatalogueDocument; readonly document: CatalogueDocument },
  { staffId, changes, broken, undoes, input: { note, reason } }: Publication,
): Promise<number> {
  const versionId = await publishWithin(tx, document);
  const publication = await addPublication(tx, {
    staffId,
    versionId,
    changes,
    note,
    broken: Object.fromEntries(broken.map(({ rule, count }) => [rule, count])),
    reason: broken.length > 0 ? reason : null,
    undoes,
  });
  const { before, after } = changesForLog(undoes === null ? document : onSale, changes);
  await writeAudit(tx, {
    staffId,
    action: undoes === null ? "catalogue.published" : "catalogue.taken-back",
    target: `catalogue ${undoes ?? publication}`,
    before,
    after: {
      ...after,
      ...(note !== "" && { note }),
      ...(broken.length > 0 && { reason }),
    },
  });
  return publication;
}

/** Refuses prices that break rules, and shows them. */
export function refusePrices(broken: ComparedPrices["broken"]): PricesBroken {
  return { ...refuseStaff("catalogue-prices-broken"), broken: shownBreaches(broken) };
}

/** What keeps a document from being published; broken rules of prices do not where a reason is given. */
export async function keptFrom(services: Needs, drafted: Drafted, { reason }: PublishingInput) {
  if (drafted.conflicts.length > 0) return refuseStaff("catalogue-conflict");
  if (drafted.issues.length > 0) return refuseStaff("catalogue-faulty");
  const { broken } = await comparePrices(services, drafted);
  if (broken.some(({ rule }) => rule === "no-price")) return refuseStaff("catalogue-faulty");
  return broken.length > 0 && reason === "" ? refusePrices(broken) : { ok: true as const, broken };
}

/** The document on sale, while nobody else publishes another. */
export async function lockOnSale(tx: Transaction): Promise<CatalogueDocument> {
  return catalogueSchema.parse(await lockCurrentDocument(tx));
}

/** Who presses twice is told of the first: where nothing is drafted, what they put on sale last as the version that they saw. */
async function publishedAs(
  db: Queries,
  staffId: number,
  version: string,
): Promise<Published | Refusal<"catalogue-unchanged">> {
  const last = await findLastPublication(db);
  return last?.versionId === version && last.staffId === staffId
    ? { ok: true, publication: last.id }
    : refuseStaff("catalogue-unchanged");
}

/**
 * Puts the draft on sale on every node, on this one before the answer. `version` is what it was seen to become: where it is another
 * by now, nothing is published, and a reason counts for no other. Everything is checked before the lock, and nothing that was not
 * checked goes through it.
 */
export async function publishDraft(
  services: Needs,
  staffId: number,
  seen: PublishingInput & { readonly version: string },
): Promise<Published | Faulty | Refusal<"staff-changed" | "catalogue-unchanged">> {
  const drafted = await readDrafted(services);
  if (drafted.draft.changes.length === 0) return publishedAs(services.db, staffId, seen.version);
  if (drafted.version !== seen.version) return refuseStaff("staff-changed");
  const checked = await keptFrom(services, drafted, seen);
  if (!checked.ok) return checked;
  const outcome = await services.db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    const { changes } = await readDraftRow(tx);
    if (changes.length === 0) return publishedAs(tx, staffId, seen.version);
    const { document, conflicts } = withChanges(onSale, changes);
    if (conflicts.length > 0 || catalogueVersionId(document) !== seen.version)
      return refuseStaff("staff-changed");
    const publication = await publish(
      tx,
      { onSale, document },
      {
        staffId,
        changes,
        broken: checked.broken,
        undoes: null,
        input: seen,
      },
    );
    await writeDraftRow(tx, []);
    return { ok: true as const, publication };
  });
  if (outcome.ok) await services.catalogue.refresh();
  return outcome;
}

/** Takes a publication back, in one press: each of its changes, where nothing that came later has changed the same. */
export async function takeBack(
  services: Needs,
  staffId: number,
  id: number,
  input: PublishingInput,
): Promise<Published | Faulty | Refusal<"not-found" | "staff-changed" | "catalogue-taken-back">> {
  const row = await findPublication(services.db, id);
  if (row === null) return refuse("not-found");
  if ((await findTakenBack(services.db, id)) !== null) return refuseStaff("catalogue-taken-back");
  const changes = undone(row.changes);
  const next = await draftedWith(services, changes);
  const checked = await keptFrom(services, next, input);
  if (!checked.ok) return checked;
  const outcome = await services.db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    if ((await findTakenBack(tx, id)) !== null) return refuseStaff("catalogue-taken-back");
    const { document, conflicts } = withChanges(onSale, changes);
    if (conflicts.length > 0 || catalogueVersionId(document) !== next.version)
      return refuseStaff("staff-changed");
    const { broken } = checked;
    const publication = await publish(
      tx,
      { onSale, document },
      { staffId, changes, broken, undoes: id, input },
    );
    return { ok: true as const, publication };
  });
  if (outcome.ok) await services.catalogue.refresh();
  return outcome;
}
