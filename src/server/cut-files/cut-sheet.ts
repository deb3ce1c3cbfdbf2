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
}

/** How far the weeding frame is from what is cut, and the edge of the page from the frame. */
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

function sheetOf(film: FilmName, lines: readonly KnifePath[]): CutSheet {
  const around = FRAME_MM + MARGIN_MM;
  const { x, y, width, height } = boxOf(lines);
  const ink = { x: around, y: around, width, height };
  return {
    film,
    page: { width: width + 2 * around, height: height + 2 * around },
    ink,
    frame: rectangle({
      x: MARGIN_MM,
      y: MARGIN_MM,
      width: width + 2 * FRAME_MM,
      height: height + 2 * FRAME_MM,
    }),
    lines: lines.map((line) => movedPath(line, (px, py) => [px - x + around, py - y + around])),
  };
}

/** The same film as it is cut to be read through the glass that it is applied to. */
export function mirroredSheet(sheet: CutSheet): CutSheet {
  const mirrored = (line: KnifePath) => movedPath(line, (x, y) => [sheet.page.width - x, y]);
  return { ...sheet, frame: mirrored(sheet.frame), lines: sheet.lines.map(mirrored) };
}

/** How far the knife goes for one copy without its frame, in millimetres, and how many parts of film stay. */
export function cuttingOf({ lines }: CutSheet) {
  return {
    lengthMm: lines.reduce((sum, line) => sum + pathLengthMm(line), 0),
    parts: lines.filter(isOutside).length,
  };
}

/** What is cut of words: the letters' film, and the one behind it where there is an outline. Takes a second or two for 500 letters. */
export function cutSheets({ letters, outline }: Pick<CutJob, "letters" | "outline">): readonly CutSheet[] {
  const lines = linesOfLetters(letters);
  const sheets = [sheetOf("letters", joinLetters(lines))];
  return outline === null ? sheets : [...sheets, sheetOf("outline", outlineFilm(lines, outline.mm))];
}
