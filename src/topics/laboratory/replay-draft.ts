import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Replayed } from "#domain/laboratory/replay.ts";
import { type ReplaySummary, replaySummary } from "#domain/laboratory/summary.ts";
import { comparedSelections } from "#domain/price/change/listed-selections.ts";
import { type Drafted, readDrafted } from "#topics/catalogue/drafted.ts";
import type { Services } from "#topics/services.ts";
import { type Configurations, readConfigurations } from "./configurations-rows.ts";
import { inThread } from "./in-thread.ts";
import type { ComparedDocuments } from "./laboratory-work.types.ts";

export type LaboratoryNeeds = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** What was replayed, and what came of it. */
export interface ReplayedDraft {
  readonly used: Configurations;
  /** Nobody has configured anything yet: everything that is listed stands for it. */
  readonly isListed: boolean;
  readonly all: readonly Replayed[];
  readonly summary: ReplaySummary;
}

/** One answer for everybody who looks at the same draft. */
interface Replay {
  readonly key: string;
  readonly begunAt: number;
  /** Not 0 once a newer draft is looked at: nobody needs this one any more. */
  readonly ended: Int32Array;
  /** Null where it was given up for a newer one. */
  readonly found: Promise<ReplayedDraft | null>;
}

/** Customers go on configuring: after so long what they did is read anew. Milliseconds. */
const READ_ANEW_MS = 10 * 60_000;

let last: Replay | null = null;

export function comparedDocuments(
  { catalogue, shopMoment }: LaboratoryNeeds,
  { onSale, sold, document, version }: Drafted,
): ComparedDocuments {
  return {
    before: { version: sold.version, document: onSale },
    after: { version, document },
    today: shopMoment().date,
    facesFolder: catalogue.facesFolder,
  };
}

/** What customers have configured; where nobody has yet, all that is listed. */
async function readUsed({ db }: LaboratoryNeeds, { sold }: Drafted) {
  const used = await readConfigurations(db);
  if (used.selections.length > 0) return { used, isListed: false };
  const selections = comparedSelections(sold);
  return { used: { ...used, selections, hashes: selections.map(selectionHash) }, isListed: true };
}

async function replay(
  services: LaboratoryNeeds,
  drafted: Drafted,
  ended: Int32Array,
): Promise<ReplayedDraft | null> {
  const { used, isListed } = await readUsed(services, drafted);
  const { selections } = used;
  const documents = comparedDocuments(services, drafted);
  const all = await inThread<"replay">({ kind: "replay", ...documents, selections, ended });
  return all && { used, isListed, all, summary: replaySummary(all, used.lines) };
}

function begin(services: LaboratoryNeeds, drafted: Drafted, key: string): Replay {
  const ended = new Int32Array(new SharedArrayBuffer(4));
  const begun = { key, begunAt: performance.now(), ended, found: replay(services, drafted, ended) };
  // What failed is tried again.
  begun.found.catch(() => {
    if (last === begun) last = null;
  });
  return begun;
}

/** What the draft does to what customers have configured, remembered; a newer draft ends the older's replay (decision 401). */
export async function replayDraft(services: LaboratoryNeeds): Promise<{
  readonly drafted: Drafted;
  /** Null where nothing is drafted, and where the draft has faults: what cannot be sold by it has no prices. */
  readonly replayed: ReplayedDraft | null;
}> {
  const drafted = await readDrafted(services);
  if (drafted.version === drafted.sold.version || drafted.issues.length > 0)
    return { drafted, replayed: null };
  const key = [drafted.sold.version, drafted.version, services.shopMoment().date].join(" ");
  if (last?.key !== key || performance.now() - last.begunAt > READ_ANEW_MS) {
    if (last !== null) Atomics.store(last.ended, 0, 1);
    last = begin(services, drafted, key);
  }
  const replayed = await last.found;
  // Given up for a newer draft: that one is what is asked about now.
  return replayed === null ? replayDraft(services) : { drafted, replayed };
}
