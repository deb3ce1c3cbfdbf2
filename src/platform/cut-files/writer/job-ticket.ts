import type { Detail } from "#domain/detail.ts";
import { counted, grouped } from "#domain/grouped.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { CutJob } from "../cut-job.ts";
import { type CutSheet, cuttingOf, frameOf } from "../cut-sheet.ts";
import { cornersTouching, filledSpaces } from "../geometry/weeding.ts";
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

type Size = Pick<Box, "width" | "height">;

function metres(lengthMm: number): string {
  return `${grouped(lengthMm / 1000, 2)} m`;
}

const called = { letters: "Film of the letters", outline: "Film of the outline" } as const;

function sheetDetails({ films, copies }: CutJob, sheet: CutSheet): readonly Detail[] {
  const { lengthMm, parts } = cuttingOf(sheet);
  const measured = ({ width, height }: Size) => `${grouped(width, 1)} x ${grouped(height, 1)} mm`;
  const each = `${metres(lengthMm)} of cut and ${counted(parts, "part")} a copy`;
  const all = `${metres(lengthMm * copies)} and ${counted(parts * copies, "part")} for ${copies} copies`;
  return [
    { label: called[sheet.film], value: films[sheet.film] },
    { label: "Measures", value: `${measured(sheet.ink)}, with its frame ${measured(frameOf(sheet))}` },
    { label: "Cutting", value: copies === 1 ? each : `${each}; ${all}` },
  ];
}

function filmNotes({ insideGlass, outline }: CutJob, filled: number): readonly string[] {
  if (outline === null) return [];
  const order = insideGlass
    ? "letters first, the outline over them"
    : "the outline first, the letters over it";
  return [
    `Two films, each with two squares beside the words: ${order}, square upon square.`,
    ...(filled === 0
      ? []
      : [
          `The outline's film has no hole in ${counted(filled, "space")} inside letters: too narrow to weed there.`,
        ]),
  ];
}

function notesOf(job: CutJob, sheets: readonly CutSheet[]): readonly string[] {
  const { insideGlass, warning } = job;
  const [letters, outline] = sheets;
  const loose = letters ? cornersTouching(letters) : 0;
  return [
    insideGlass
      ? "Inside of glass: cut the mirrored files, which are here alone. The words read from the other side."
      : "Cut the plain files; the mirrored ones are for the back of glass or for reverse application.",
    ...filmNotes(job, letters && outline ? filledSpaces(letters, outline) : 0),
    ...(loose === 0
      ? []
      : [
          `Parts touch at a corner alone in ${counted(loose, "place")}: there they come apart when they are weeded.`,
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
    notes: notesOf(job, sheets),
    details: [...job.details, ...sheets.flatMap((sheet) => sheetDetails(job, sheet))],
    picture: {
      d: letters?.lines.map(pathText).join("") ?? "",
      width: letters?.page.width ?? 0,
      height: letters?.page.height ?? 0,
    },
  };
}
