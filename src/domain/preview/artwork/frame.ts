import { type Outline, grown } from "../geometry/outline.ts";
import type { Palette } from "../material/palette.ts";
import type { Box } from "../scene.ts";

/** What a design has to fill: the trimmed piece in millimetres, its outline and the colours it may use. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly outline: Outline;
  readonly palette: Palette;
  /** Millimetres the ground runs beyond the trim. */
  readonly bleed: number;
}

const share: Readonly<Record<Outline, number>> = {
  ellipse: 0.72,
  custom: 0.66,
  rectangle: 0.84,
  rounded: 0.82,
  label: 0.78,
};

/** Where text and emblem may stand. */
export const liveArea = (frame: Frame): Box => {
  const part = share[frame.outline];
  const margin = ((1 - part) * Math.min(frame.width, frame.height)) / 2;
  const [across, down] =
    frame.outline === "ellipse" || frame.outline === "custom"
      ? [frame.width * part, frame.height * part]
      : [frame.width - 2 * margin, frame.height - 2 * margin];
  return { x: (frame.width - across) / 2, y: (frame.height - down) / 2, width: across, height: down };
};

export const bleedBox = (frame: Frame): Box =>
  grown({ x: 0, y: 0, width: frame.width, height: frame.height }, frame.bleed);
