import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Detail } from "#domain/detail.ts";
import { counted, grouped } from "#domain/grouped.ts";
import { type CutLettering, type CutSheet, cuttingOf } from "./cut-sheet.ts";
import { pathText } from "./writers/path-text.ts";

/** What goes to the cutter with the files. */
export interface JobTicket {
  readonly number: string;
  readonly title: string;
  /** What to mind, a sentence each. */
  readonly notes: readonly string[];
  readonly details: readonly Detail[];
  /** The words as they read from the front: SVG path data in millimetres, with the page they lie on. */
  readonly picture: { readonly d: string; readonly width: number; readonly height: number };
}

interface Job {
  readonly number: string;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly cut: CutLettering;
}

function metres(lengthMm: number): string {
  return `${grouped(lengthMm / 1000, 2)} m`;
}

function filmOf({ catalogue, selection }: Job, sheet: CutSheet): string {
  const { lettering, colourId } = selection;
  const id = sheet.film === "outline" ? (lettering?.outline?.colourId ?? colourId) : colourId;
  const name = catalogue.colours.get(id)?.name ?? "";
  const printed = sheet.film === "letters" ? (lettering?.fullColour ?? null) : null;
  return printed === null ? name : `${name}, printed in ${printed}`;
}

const called = { letters: "Film of the letters", outline: "Film of the outline" } as const;

function sheetDetails(job: Job, sheet: CutSheet): readonly Detail[] {
  const { lengthMm, parts } = cuttingOf(sheet);
  const { quantity, sets } = job.selection;
  const copies = (quantity.pieces ?? 1) * (sets.count ?? 1);
  const size = `${grouped(sheet.ink.width, 1)} x ${grouped(sheet.ink.height, 1)} mm`;
  const each = `${metres(lengthMm)} of cut and ${counted(parts, "part")} a copy`;
  const all = `${metres(lengthMm * copies)} and ${counted(parts * copies, "part")} for ${copies} copies`;
  return [
    { label: called[sheet.film], value: filmOf(job, sheet) },
    { label: "Measures", value: `${size}, with its frame 10 mm more each way` },
    { label: "Cutting", value: copies === 1 ? each : `${each}; ${all}` },
  ];
}

function notesOf({ catalogue, selection, cut }: Job): readonly string[] {
  const design = selection.lettering;
  const measured = design && catalogue.measureLettering(design);
  return [
    cut.insideGlass
      ? "Inside of glass: cut the mirrored files. The words read from the other side."
      : "Cut the plain files; the mirrored ones are for the back of glass or for reverse application.",
    ...(cut.sheets.length > 1
      ? [
          cut.insideGlass
            ? "Two films: letters first, the outline over them."
            : "Two films: the outline first, the letters over it, centred.",
        ]
      : []),
    ...(measured?.ok && measured.tooSmall ? [measured.tooSmall.sentence] : []),
  ];
}

/** Everything a cutter has to know of a job, the face that is really cut above all. */
export function jobTicket(job: Job): JobTicket {
  const { number, catalogue, selection, cut } = job;
  const [letters] = cut.sheets;
  return {
    number,
    title: titleOf(catalogue, selection),
    notes: notesOf(job),
    details: [...detailsOf(catalogue, selection), ...cut.sheets.flatMap((sheet) => sheetDetails(job, sheet))],
    picture: {
      d: letters?.lines.map(pathText).join("") ?? "",
      width: letters?.page.width ?? 0,
      height: letters?.page.height ?? 0,
    },
  };
}
