import type { Box } from "#domain/preview/scene.ts";
import type { CutJob } from "./cut-job.ts";
import type { FilmName } from "./file-names.ts";
import { joinLetters, linesOfLetters } from "./geometry/join-letters.ts";
import {
  isOutside,
  type KnifePath,
  MICROMETRES,
  movedPath,
  pathLengthMm,
  straightPath,
} from "./geometry/knife-path.ts";
import { outlineFilm } from "./geometry/outline-film.ts";

/** A piece of film to be cut, in millimetres from its upper left corner, y down. */
export interface CutSheet {
  readonly film: FilmName;
  readonly page: { readonly width: number; readonly height: number };
  /** The box round what is cut. */
  readonly ink: Box;
  /** Cut round the whole, so that the film round the letters comes off in one piece. */
  readonly frame: KnifePath;
  readonly lines: readonly KnifePath[];
  /** Squares that are cut at the same places of both films, by which one is laid upon the other; none where there is one film. */
  readonly marks: readonly KnifePath[];
}

/** The side of a mark, and how far it is from what is cut. */
const MARK_MM = 4;
const MARK_FROM_MM = 3;

/** How far the weeding frame is from what is cut and the marks beside it, and the edge of the page from the frame. */
const FRAME_MM = 5;
const MARGIN_MM = 5;

function boxOf(lines: readonly KnifePath[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of lines)
    for (const { x, y } of points) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return {
    x: left / MICROMETRES,
    y: top / MICROMETRES,
    width: (right - left) / MICROMETRES,
    height: (bottom - top) / MICROMETRES,
  };
}

function rectangle({ x, y, width, height }: Box): KnifePath {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  return straightPath(
    corners.map(([cornerX, cornerY]) => ({
      x: Math.round(cornerX * MICROMETRES),
      y: Math.round(cornerY * MICROMETRES),
    })),
  );
}

function grown({ x, y, width, height }: Box, mm: number): Box {
  return { x: x - mm, y: y - mm, width: width + 2 * mm, height: height + 2 * mm };
}

/** Left and right of a box, at half its height. */
function marksBeside({ x, y, width, height }: Box): readonly KnifePath[] {
  const top = y + height / 2 - MARK_MM / 2;
  const lefts = [x - MARK_FROM_MM - MARK_MM, x + width + MARK_FROM_MM];
  return lefts.map((left) => rectangle({ x: left, y: top, width: MARK_MM, height: MARK_MM }));
}

function sheetOf(film: FilmName, lines: readonly KnifePath[], marks: readonly KnifePath[]): CutSheet {
  const ink = boxOf(lines);
  const cut = boxOf([...lines, ...marks]);
  const around = FRAME_MM + MARGIN_MM;
  const [dx, dy] = [around - cut.x, around - cut.y];
  const moved = (line: KnifePath) => movedPath(line, (x, y) => [x + dx, y + dy]);
  return {
    film,
    page: { width: cut.width + 2 * around, height: cut.height + 2 * around },
    ink: { ...ink, x: ink.x + dx, y: ink.y + dy },
    frame: moved(rectangle(grown(cut, FRAME_MM))),
    lines: lines.map(moved),
    marks: marks.map(moved),
  };
}

/** The same film as it is cut to be read through the glass that it is applied to. */
export function mirroredSheet(sheet: CutSheet): CutSheet {
  const mirrored = (line: KnifePath) => movedPath(line, (x, y) => [sheet.page.width - x, y]);
  const { ink, page } = sheet;
  return {
    ...sheet,
    ink: { ...ink, x: page.width - ink.x - ink.width },
    frame: mirrored(sheet.frame),
    lines: sheet.lines.map(mirrored),
    marks: sheet.marks.map(mirrored),
  };
}

/** How large the film is that comes off in one piece. */
export function frameOf({ page }: CutSheet): Pick<Box, "width" | "height"> {
  return { width: page.width - 2 * MARGIN_MM, height: page.height - 2 * MARGIN_MM };
}

/** How far the knife goes for one copy without its frame and marks, in millimetres, and how many parts of film stay. */
export function cuttingOf({ lines }: CutSheet) {
  return {
    lengthMm: lines.reduce((sum, line) => sum + pathLengthMm(line), 0),
    parts: lines.filter(isOutside).length,
  };
}

/** What is cut of words: the letters' film, and the one behind it where there is an outline. Takes a second or two for 500 letters. */
export function cutSheets({ letters, outline }: Pick<CutJob, "letters" | "outline">): readonly CutSheet[] {
  const lines = linesOfLetters(letters);
  const joined = joinLetters(lines);
  if (outline === null) return [sheetOf("letters", joined, [])];
  const around = outlineFilm(lines, outline.mm);
  const marks = marksBeside(boxOf(around));
  return [sheetOf("letters", joined, marks), sheetOf("outline", around, marks)];
}
