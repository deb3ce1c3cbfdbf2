import { type Box, STAGE } from "./scene.ts";

/** Where the piece of a proof lies on its picture, which is as large as the stage of all pictures; round it are rulers and a legend. */
const ROOM: Box = { x: 40, y: 32, width: 820, height: 528 };

/** What of a print file is drawn: the piece, and how far round it the picture goes. Millimetres. */
export interface SheetSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
}

export interface SheetLayout {
  /** Pixels of the picture a millimetre. */
  readonly scale: number;
  /** Where the upper left corner of the piece lies. */
  readonly x: number;
  readonly y: number;
}

/** How a piece lies on the picture of its proof: as large as there is room, in the middle. Pins are parts of this picture: it never changes. */
export function laySheet({ widthMm, heightMm, bleedMm }: SheetSize): SheetLayout {
  const [width, height] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm];
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  return {
    scale,
    x: ROOM.x + (ROOM.width - width * scale) / 2 + bleedMm * scale,
    y: ROOM.y + (ROOM.height - height * scale) / 2 + bleedMm * scale,
  };
}

/** How wide the picture is shown so that the piece has so many times its size, on a screen with so many pixels a millimetre. */
export function shownWidth(size: SheetSize, times: number, pxPerMm: number): number {
  return (STAGE.width * pxPerMm * times) / laySheet(size).scale;
}

const STEPS_MM = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** Pixels of the picture between two figures of a ruler, and between two of its lines. */
const FIGURE_ROOM = 44;
const LINE_ROOM = 4.5;

export interface RulerLine {
  readonly mm: number;
  /** It has its figure beside it. */
  readonly hasFigure: boolean;
}

function stepOf(scale: number, room: number): number {
  return STEPS_MM.find((step) => step * scale >= room) ?? 1_000;
}

/** The lines of a ruler along so many millimetres, at so many pixels each: figures at round steps, and at the end what it measures. */
export function rulerLines(lengthMm: number, scale: number): readonly RulerLine[] {
  const figures = stepOf(scale, FIGURE_ROOM);
  const step = Math.min(stepOf(scale, LINE_ROOM), figures);
  const count = Math.floor(lengthMm / step + 1e-6);
  const steps = Array.from({ length: count + 1 }, (_, at) => at * step);
  const isClear = (mm: number) => (lengthMm - mm) * scale >= FIGURE_ROOM / 2;
  return [
    ...steps
      .filter((mm) => lengthMm - mm > 1e-6)
      .map((mm) => ({ mm, hasFigure: mm % figures === 0 && (mm === 0 || isClear(mm)) })),
    { mm: lengthMm, hasFigure: true },
  ];
}
