import { parentPort, workerData } from "node:worker_threads";
import { marginMm } from "#domain/artwork/margins.ts";
import { type EdgeBleed, edgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import { checkSavedLine } from "#domain/cut-line/kept/check-saved-line.ts";
import type { LineMeasures } from "#domain/cut-line/kept/check-line.ts";
import { cutLineOf } from "#domain/cut-line/kept/line-geometry.ts";
import type { CheckedClientLine, LineWithEdges } from "./check-cut-line.ts";

/** What is printed beyond a line that a picture comes with for it. */
function edgesOf({ geometry, spreadOf }: LineWithEdges, measures: LineMeasures): EdgeBleed | null {
  return spreadOf && edgeBleed(spreadOf, cutLineOf(geometry, { ...measures, borderMm: 0 }), marginMm.sticker);
}

function answerTo(line: LineWithEdges): CheckedClientLine {
  const checked = checkSavedLine(line);
  return checked.ok ? { ...checked, edges: edgesOf(line, checked.measures) } : checked;
}

// A thread of its own (see ./check-cut-line.ts): it checks the one line it was given.
parentPort?.postMessage(answerTo(workerData as LineWithEdges));
