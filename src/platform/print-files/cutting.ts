import { type PlateNames, usualPlates } from "#domain/catalogue/press.ts";
import { trimBox } from "#domain/preview/material/face.ts";
import type { Outline } from "#domain/preview/geometry/outline.ts";
import type { ProductForm, Subject } from "#domain/preview/subject/subject.ts";
import { pressInks } from "#platform/pdf/print-file/inks.ts";
import type { Cutting } from "./print-job.ts";

/** Cut with all that is below them. What is not named here keeps its backing: stickers on a roll, on sheets, on tape. */
const cutThrough: ReadonlySet<ProductForm> = new Set<ProductForm>(["die-cut", "thomson"]);

const onSheets: ReadonlySet<ProductForm> = new Set<ProductForm>(["card", "tag"]);

/** Straight edges, whose corners may be rounded afterwards: no blade follows a line. */
const guillotined: ReadonlySet<Outline> = new Set<Outline>(["rectangle", "rounded"]);

function outlineCut({ form, outline }: Subject): Cutting["outline"] {
  if (onSheets.has(form)) return guillotined.has(outline) ? null : "throughCut";
  return cutThrough.has(form) ? "throughCut" : "kissCut";
}

/** Across the middle of the long side. */
function creaseOf(subject: Subject): string | null {
  if (subject.features.fold === null) return null;
  const { width, height } = trimBox(subject);
  return width >= height ? `M${width / 2} 0V${height}` : `M0 ${height / 2}H${width}`;
}

/** How what is ordered is cut and creased, with the names that its press knows. */
export function pieceCutting(subject: Subject, plates: PlateNames = usualPlates): Cutting {
  return {
    inks: pressInks(plates),
    outline: outlineCut(subject),
    hasBacking: subject.form === "kiss-cut",
    crease: creaseOf(subject),
  };
}
