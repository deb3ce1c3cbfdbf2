import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentOnDay } from "#domain/catalogue/on-sale.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import { explained } from "#domain/laboratory/explained.ts";
import { isMovedBy, leastValue, reachingRow } from "#domain/laboratory/least-value.ts";
import { type Replayed, replayed } from "#domain/laboratory/replay.ts";
import { letteringIn } from "#domain/lettering/designs/measured-designs.ts";
import type { CostedCatalogue } from "#domain/price/change/price-effect.ts";
import { costOfPieces } from "#domain/price/cost/cost-of.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import { type FaceFiles, openFaceFiles } from "#platform/files/face-files.ts";
import { answerInThread } from "#platform/threads.ts";
import type { ComparedDocuments, LaboratoryAnswers, LaboratoryWork } from "./laboratory-work.types.ts";

/** What is on sale, and the draft with those before it: undone, an earlier one comes again. */
const MOST_VERSIONS = 4;

const known = new Map<string, CostedCatalogue>();
const opened = new Map<string, FaceFiles>();

function facesIn(folder: string): FaceFiles {
  const files = opened.get(folder) ?? openFaceFiles(folder);
  opened.set(folder, files);
  return files;
}

/** A version as it is sold on a day, compiled once. */
function costed(work: ComparedDocuments, side: "before" | "after"): CostedCatalogue {
  const { version, document } = work[side];
  const key = `${version} ${work.today}`;
  const found = known.get(key);
  known.delete(key);
  const onDay = documentOnDay(document, work.today);
  const letters = () => letteringIn(facesIn(work.facesFolder).facesOf(document.faces), document.faces);
  const compiled = found ?? {
    sold: compileCatalogue(onDay, version, letters()),
    atCost: compileCatalogue(documentAtCost(onDay), `${version} at cost`, letters()),
  };
  known.set(key, compiled);
  for (const oldest of known.keys()) if (known.size > MOST_VERSIONS) known.delete(oldest);
  return compiled;
}

/** More say nothing else, and each is priced at every step of the search. */
const MOST_TRIED = 150;

function least(work: LaboratoryWork & { kind: "least" }): LaboratoryAnswers["least"] {
  const { lever, selections, target, today, facesFolder } = work;
  const { document, version } = work.after;
  const { sold, atCost } = costed(work, "after");
  const onDay = documentOnDay(document, today);
  const lettering = letteringIn(facesIn(facesFolder).facesOf(document.faces), document.faces);
  const moved = selections.filter((one) => isMovedBy(sold, lever, one));
  const tried = reachingRow(document, lever, moved)
    .filter((one) => pricedAgain(sold, one, today).ok && costOfPieces(atCost, one) !== null)
    .slice(0, MOST_TRIED);
  if (tried.length === 0) return null;
  const sell = (changed: CatalogueDocument) => compileCatalogue(changed, version, lettering);
  const found = leastValue({ document: onDay, atCost, lever, selections: tried, today, sell }, target);
  return { ...found, count: tried.length };
}

function answer(work: LaboratoryWork): LaboratoryAnswers[LaboratoryWork["kind"]] {
  if (work.kind === "least") return least(work);
  const [before, after] = [costed(work, "before"), costed(work, "after")];
  if (work.kind === "explain")
    return {
      before: explained(before, work.selection, work.today),
      after: explained(after, work.selection, work.today),
    };
  const all: Replayed[] = [];
  for (const selection of work.selections) {
    if (Atomics.load(work.ended, 0) !== 0) return null;
    all.push(replayed(before, after, selection, work.today));
  }
  return all;
}

// A thread of its own (see in-thread.ts): it does one work after the other.
answerInThread(answer);
