import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { Explained } from "#domain/laboratory/explained.ts";
import type { PricedOutcome } from "#domain/laboratory/replay.ts";
import { placesWith, percentSteps } from "#domain/laboratory/summary.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";
import type { Drafted } from "#topics/catalogue/drafted.ts";
import { readConfigurations } from "./configurations-rows.ts";
import { inThread } from "./in-thread.ts";
import { readRivals } from "./rival-prices.ts";
import { comparedDocuments, type LaboratoryNeeds, type ReplayedDraft, replayDraft } from "./replay-draft.ts";

type LaboratoryView = StudioReplyTo<"GET laboratory">;
type Row = StudioReplyTo<"GET laboratory/configurations">["rows"][number];

function outcomeToWire(outcome: PricedOutcome) {
  if (!outcome.ok) return { price: null, cost: null, days: null, why: outcome.why };
  const { price, cost, days } = outcome;
  return { price, cost, days, why: null };
}

/** One of the replayed by its place, as a page shows it: drawn by what is on sale. */
function rowOf({ used, all }: ReplayedDraft, sold: Catalogue) {
  return (at: number): Row[] => {
    const [selection, hash, one] = [used.selections[at], used.hashes[at], all[at]];
    if (selection === undefined || hash === undefined || one === undefined) return [];
    const isSold = sold.products.has(selection.productId);
    return [
      {
        hash,
        label: one.title,
        pieces: selection.quantity.pieces ?? 0,
        sets: selection.sets.count ?? 1,
        picture: isSold ? new URLSearchParams(selectionToWire(sold, selection)).toString() : null,
        address: isSold ? configuredAddress(sold, selection, "/") : null,
        before: outcomeToWire(one.before),
        after: outcomeToWire(one.after),
      },
    ];
  };
}

function foundToWire(replayed: ReplayedDraft, sold: Catalogue): NonNullable<LaboratoryView["found"]> {
  const { rises, falls, broken, counts, orders, ...summary } = replayed.summary;
  const row = rowOf(replayed, sold);
  return {
    ...summary,
    steps: percentSteps.map((step, at) => ({ ...step, count: counts[at] ?? 0 })),
    turnover_before: orders.before.turnover,
    turnover_after: orders.after.turnover,
    margin_before: orders.before.margin,
    margin_after: orders.after.margin,
    lines_gone: orders.gone,
    rises: rises.flatMap(row),
    falls: falls.flatMap(row),
    broken: broken.map(({ rule, count, worst }) => ({
      rule,
      count,
      worst: worst.flatMap(({ at, rule: _rule, ...breach }) =>
        row(at).map(({ hash, label }) => ({ hash, label, ...breach })),
      ),
    })),
  };
}

function pressesToWire({ document, onSale }: Drafted): LaboratoryView["presses"] {
  return document.presses.flatMap(({ code, name, margins = [] }) => {
    const sold = onSale.presses.find((press) => press.code === code)?.margins ?? [];
    const rows = margins.map(({ upTo, permille }, at) => ({
      upTo,
      permille,
      sold: sold[at]?.permille ?? null,
    }));
    return rows.length === 0 ? [] : [{ code, name: name.split(",", 1)[0] ?? name, margins: rows }];
  });
}

/** The draft replayed over what customers have configured; without a draft, what it would be replayed over. */
export async function readLaboratory(services: LaboratoryNeeds): Promise<LaboratoryView> {
  const { drafted, replayed } = await replayDraft(services);
  const used = replayed?.used ?? (await readConfigurations(services.db));
  return {
    version: drafted.version,
    changes: drafted.draft.changes.length,
    conflicts: drafted.conflicts.length,
    faults: drafted.issues.length,
    configurations: used.selections.length,
    priced: used.priced,
    orders: used.orders,
    lines: used.lines.length,
    is_listed: replayed?.isListed ?? used.selections.length === 0,
    found: replayed && foundToWire(replayed, drafted.sold),
    presses: pressesToWire(drafted),
    products: drafted.document.products
      .filter(({ retired }) => !retired)
      .map(({ id, name }) => ({ id, name })),
  };
}

const MOST_LISTED = 100;

/** What stands behind a bar: those that change most first. */
export async function listConfigurations(
  services: LaboratoryNeeds,
  list: string,
): Promise<StudioReplyTo<"GET laboratory/configurations">> {
  const { drafted, replayed } = await replayDraft(services);
  if (replayed === null) return { total: 0, rows: [] };
  const places = placesWith(replayed.all, list);
  return {
    total: places.length,
    rows: places.slice(0, MOST_LISTED).flatMap(rowOf(replayed, drafted.sold)),
  };
}

function explainedToWire({ outcome, rows, parts }: Explained) {
  return { ...outcomeToWire(outcome), rows: [...rows], parts: [...parts] };
}

/** One that is replayed, by its hash. */
export async function findReplayed(services: LaboratoryNeeds, hash: string) {
  const { drafted, replayed } = await replayDraft(services);
  const at = replayed?.used.hashes.indexOf(hash) ?? -1;
  const selection = replayed?.used.selections[at];
  const [row] = replayed === null ? [] : rowOf(replayed, drafted.sold)(at);
  return selection === undefined || row === undefined ? null : { drafted, selection, row };
}

/** One that was replayed, by what is on sale and by the draft, with what price and cost are made of, and what others ask. */
export async function explainConfiguration(
  services: LaboratoryNeeds,
  hash: string,
): Promise<
  | { readonly ok: true; readonly view: StudioReplyTo<"GET laboratory/configurations/:hash"> }
  | Refusal<"not-found">
> {
  const one = await findReplayed(services, hash);
  if (one === null) return refuse("not-found");
  const { drafted, selection, row } = one;
  const documents = comparedDocuments(services, drafted);
  const { before, after } = await inThread<"explain">({ kind: "explain", ...documents, selection });
  return {
    ok: true,
    view: {
      row,
      before: explainedToWire(before),
      after: explainedToWire(after),
      today: documents.today,
      rivals: await readRivals(services, selection),
    },
  };
}
