import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { IN_BRACES, isFactName } from "#domain/catalogue/words/facts-in-words.ts";
import { isMailFact, mailFacts } from "#domain/catalogue/words/mail-facts.ts";
import { wordTopics } from "#domain/catalogue/words/word-topics.ts";
import { retentionTimes } from "#domain/account/keeping.ts";
import { keptSpan } from "#domain/content/trust-page-content.ts";
import { factsIn } from "#domain/content/facts.ts";
import { wordedChange, cellOfIssue } from "#domain/catalogue/sheets/change-lines.ts";
import { cellsOf } from "#domain/catalogue/sheets/changes.ts";
import type { Sheet } from "#domain/catalogue/sheets/sheet.ts";
import { sheets } from "#domain/catalogue/sheets/sheets.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { Services } from "#topics/services.ts";
import { readCurrentVersion } from "./catalogue-versions.ts";
import { comparePrices, shownBreaches } from "./compare-prices.ts";
import { listPublicationRows } from "./draft-rows.ts";
import { readDrafted, storedDocument } from "./drafted.ts";
import { countWaitingRows } from "./waiting-rows.ts";

type Needs = Pick<Services, "catalogue" | "db">;

/** What is read of the draft: a part of the sheets, or of one with many rows those of a topic. */
interface DraftQuery {
  readonly part: string;
  readonly topic: string;
}

function sheetView(sheet: Sheet, onSale: CatalogueDocument, document: CatalogueDocument, topic: string) {
  const sold = new Map(sheet.rows(onSale).map((row) => [row.key, cellsOf(sheet, row)]));
  return {
    name: sheet.name,
    title: sheet.title,
    note: sheet.note,
    row_label: sheet.rowLabel,
    is_list: sheet.list !== undefined,
    copies: sheet.copies ?? null,
    columns: sheet.columns.map(({ name, label, kind, isFixed = false }) => ({
      name,
      label,
      kind,
      is_fixed: isFixed,
    })),
    rows: sheet
      .rows(document)
      .filter((row) => row.topic === undefined || row.topic === topic)
      .map((row) => ({
        key: row.key,
        label: row.label,
        has_lines: row.hasLines ?? false,
        cells: cellsOf(sheet, row),
        sold: sold.get(row.key) ?? null,
      })),
  };
}

/** The topics of words, with the first of them where none is named; none but for words. */
function topicsOf(document: CatalogueDocument, { part, topic }: DraftQuery) {
  const topics = part === "words" ? wordTopics(document) : [];
  const shown = topics.find(({ key }) => key === topic) ?? topics[0];
  return { topics, shown: shown?.key ?? "" };
}

/** What words name in braces, as the shop on sale would say it: null where it cannot. */
function factsSaid(
  { config }: Pick<Services, "config">,
  sold: Catalogue,
  views: readonly ReturnType<typeof sheetView>[],
) {
  const cells = views.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.cells)));
  const named = cells.flatMap((text) => [...text.matchAll(IN_BRACES)]);
  const kept = retentionTimes(config);
  const said = (fact: string, name: string): string | null => {
    if (isFactName(name)) return factsIn(fact, sold);
    if (isMailFact(name)) return mailFacts[name];
    const what = name.replace(/^kept-/, "");
    return Object.hasOwn(kept, what) ? keptSpan({ kept }, what) : null;
  };
  return Object.fromEntries(named.map(([fact, name = ""]) => [fact, said(fact, name)]));
}

/** The draft, with the sheets of a part of the catalogue; "" for none. */
export async function readDraft(
  services: Needs & Pick<Services, "config" | "shopMoment">,
  query: DraftQuery,
) {
  const { draft, onSale, sold, document, version, conflicts, issues } = await readDrafted(services);
  const { topics, shown } = topicsOf(document, query);
  const views = sheets
    .filter(({ part }) => part === query.part)
    .map((sheet) => sheetView(sheet, onSale, document, shown));
  const current = await readCurrentVersion(services.db);
  const undecided = new Set(conflicts.map(({ change }) => change));
  return {
    version,
    revision: draft.revision,
    today: services.shopMoment().date,
    lines: draft.changes
      .filter((change) => !undecided.has(change))
      .map((change) => ({ ...wordedChange(document, change), change })),
    conflicts: conflicts.map(({ change, found }) => ({ ...wordedChange(onSale, change), change, found })),
    issues: issues.map((issue) => {
      const place = cellOfIssue(document, issue);
      return { sheet: null, row: null, column: null, ...place, message: issue.message };
    }),
    sheets: views,
    topics: [...topics],
    topic: shown,
    facts: query.part === "words" ? factsSaid(services, sold, views) : {},
    products: document.products.map(({ id, name, finishingIds, materialIds }) => ({
      id,
      name,
      comes_in: [
        ...finishingIds.map((row) => `sale-finishings/${row}`),
        ...materialIds.map((row) => `sale-materials/${row}`),
      ],
    })),
    waiting: await countWaitingRows(services.db),
    is_offered: current?.offeredId != null,
  };
}

/** What the draft does to prices, with names and addresses. */
export async function readPriceChanges(services: Needs & Pick<Services, "shopMoment">) {
  const drafted = await readDrafted(services);
  const { broken, ...changes } = await comparePrices(services, drafted);
  return { version: drafted.version, ...changes, broken: shownBreaches(broken) };
}

const MOST = 50;

/** What was put on sale by the studio, the newest first. */
export async function listPublications(services: Needs) {
  const rows = await listPublicationRows(services.db, MOST);
  const document = await storedDocument(services, services.catalogue.current());
  const takenBack = new Map(rows.map(({ publication: { id, undoes } }) => [undoes, id]));
  return rows.map(({ publication: { id, at, note, reason, changes, undoes }, who }) => ({
    id,
    at: at.toISOString(),
    who,
    note,
    reason,
    lines: changes.map((change) => wordedChange(document, change)),
    undoes,
    undone_by: takenBack.get(id) ?? null,
  }));
}
