import type { Detail } from "#domain/detail.ts";
import { counted, grouped } from "#domain/grouped.ts";
import type { CutJob } from "../cut-job.ts";
import { type CutSheet, cuttingOf } from "../cut-sheet.ts";
import { pathText } from "../formats/path-text.ts";

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

function metres(lengthMm: number): string {
  return `${grouped(lengthMm / 1000, 2)} m`;
}

const called = { letters: "Film of the letters", outline: "Film of the outline" } as const;

function sheetDetails({ films, copies }: CutJob, sheet: CutSheet): readonly Detail[] {
  const { lengthMm, parts } = cuttingOf(sheet);
  const size = `${grouped(sheet.ink.width, 1)} x ${grouped(sheet.ink.height, 1)} mm`;
  const each = `${metres(lengthMm)} of cut and ${counted(parts, "part")} a copy`;
  const all = `${metres(lengthMm * copies)} and ${counted(parts * copies, "part")} for ${copies} copies`;
  return [
    { label: called[sheet.film], value: films[sheet.film] },
    { label: "Measures", value: `${size}, with its frame 10 mm more each way` },
    { label: "Cutting", value: copies === 1 ? each : `${each}; ${all}` },
  ];
}

function notesOf({ insideGlass, outline, warning }: CutJob): readonly string[] {
  return [
    insideGlass
      ? "Inside of glass: cut the mirrored files. The words read from the other side."
      : "Cut the plain files; the mirrored ones are for the back of glass or for reverse application.",
    ...(outline === null
      ? []
      : [
          insideGlass
            ? "Two films: letters first, the outline over them."
            : "Two films: the outline first, the letters over it, centred.",
        ]),
    ...(warning === null ? [] : [warning]),
  ];
}

/** Everything a cutter has to know of a job, the face that is really cut above all. */
export function jobTicket(job: CutJob, sheets: readonly CutSheet[]): JobTicket {
  const [letters] = sheets;
  return {
    number: job.number,
    title: job.title,
    notes: notesOf(job),
    details: [...job.details, ...sheets.flatMap((sheet) => sheetDetails(job, sheet))],
    picture: {
      d: letters?.lines.map(pathText).join("") ?? "",
      width: letters?.page.width ?? 0,
      height: letters?.page.height ?? 0,
    },
  };
}
