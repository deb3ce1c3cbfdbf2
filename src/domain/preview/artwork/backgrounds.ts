import { ellipse, grown, outlinePath, polygon, rectangle } from "../geometry/outline.ts";
import { type Box, type SceneShape, path } from "../scene.ts";
import { type DesignFrame, bleedBox } from "./frame.ts";

function filled(frame: DesignFrame): SceneShape[] {
  return frame.palette.ground === null
    ? []
    : [path(rectangle(bleedBox(frame)), { fill: frame.palette.ground })];
}

function unit(frame: DesignFrame): number {
  return Math.min(frame.width, frame.height) / 100;
}

/** A fine line inside the trim. */
function keyline(frame: DesignFrame, inset: number, width: number): SceneShape {
  return path(
    outlinePath(
      frame.outline,
      grown({ x: 0, y: 0, width: frame.width, height: frame.height }, -inset * unit(frame)),
      unit(frame) * 4,
    ),
    { stroke: frame.palette.deep, strokeWidth: width * unit(frame) },
  );
}

function hexagons(frame: DesignFrame): SceneShape[] {
  const { second } = frame.palette;
  if (second === null) return [];
  const radius = Math.max(unit(frame) * 9, Math.max(frame.width, frame.height) / 40);
  const box = bleedBox(frame);
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [radius * 0.88 * Math.cos(angle), radius * 0.88 * Math.sin(angle)] as const;
  });
  const cells: string[] = [];
  for (let row = 0; row * radius * 1.5 < box.height + radius; row++) {
    for (let column = 0; column * radius * 1.732 < box.width + radius; column++) {
      const cx = box.x + (column + (row % 2) / 2) * radius * 1.732;
      const cy = box.y + row * radius * 1.5;
      const [dx, dy] = [(cx - frame.width / 2) / frame.width, (cy - frame.height / 2) / frame.height];
      if (Math.hypot(dx, dy) < 0.36 || cells.length > 260) continue;
      cells.push(polygon(corners.map(([x, y]) => [cx + x, cy + y])));
    }
  }
  return cells.length === 0 ? [] : [path(cells.join(""), { fill: second })];
}

function rays(frame: DesignFrame): SceneShape[] {
  const { second } = frame.palette;
  if (second === null) return [];
  const [cx, cy, far] = [frame.width / 2, frame.height * 0.42, frame.width + frame.height];
  const beams = Array.from({ length: 14 }, (_, index) => {
    const [from, to] = [((index * 2) / 28) * 2 * Math.PI, ((index * 2 + 1) / 28) * 2 * Math.PI];
    return polygon([
      [cx, cy],
      [cx + far * Math.cos(from), cy + far * Math.sin(from)],
      [cx + far * Math.cos(to), cy + far * Math.sin(to)],
    ]);
  });
  return [path(beams.join(""), { fill: second })];
}

function rolling(box: Box, top: number, lift: number): string {
  const { x, y, width, height } = box;
  const at = y + height * top;
  const up = height * lift;
  return `M${x} ${at}C${x + width * 0.25} ${at - up} ${x + width * 0.4} ${at - up} ${x + width * 0.6} ${at}S${x + width * 0.9} ${at + up * 0.7} ${x + width} ${at - up * 0.4}V${y + height}H${x}Z`;
}

function hills(frame: DesignFrame): SceneShape[] {
  const { second, accent } = frame.palette;
  if (second === null) return [];
  const box = bleedBox(frame);
  return [
    { ...path(rolling(box, 0.8, 0.1), { fill: accent }), opacity: 0.55 },
    path(rolling(box, 0.88, -0.09), { fill: second }),
  ];
}

function bands(frame: DesignFrame): SceneShape[] {
  const { second, accent } = frame.palette;
  if (second === null) return [];
  const box = bleedBox(frame);
  const stripe = (from: number, to: number) =>
    rectangle({ ...box, y: box.y + box.height * from, height: box.height * (to - from) });
  return [
    path(stripe(0, 0.07) + stripe(0.93, 1), { fill: second }),
    path(stripe(0.085, 0.11) + stripe(0.89, 0.915), { fill: accent }),
  ];
}

function arch(frame: DesignFrame): SceneShape[] {
  const { second } = frame.palette;
  if (second === null) return [];
  const r = Math.min(frame.width, frame.height) * 0.46;
  return [
    path(ellipse({ x: frame.width / 2 - r, y: frame.height / 2 - r, width: 2 * r, height: 2 * r }), {
      fill: second,
    }),
  ];
}

function dots(frame: DesignFrame): SceneShape[] {
  const { second } = frame.palette;
  if (second === null) return [];
  const [box, step] = [bleedBox(frame), Math.max(unit(frame) * 11, Math.max(frame.width, frame.height) / 24)];
  const spots: string[] = [];
  for (let row = 0; row * step < box.height + step; row++)
    for (let column = 0; column * step < box.width + step; column++) {
      const r = step * 0.16;
      spots.push(
        ellipse({
          x: box.x + (column + (row % 2) / 2) * step - r,
          y: box.y + row * step * 0.87 - r,
          width: 2 * r,
          height: 2 * r,
        }),
      );
    }
  return [path(spots.join(""), { fill: second })];
}

const patterns = { hexagons, rays, hills, bands, arch, dots, plain: () => [] } as const;
export type Background = keyof typeof patterns;

/** Without a ground a keyline holds the design together. */
export function hasKeyline(line: boolean, frame: DesignFrame): boolean {
  return line || frame.palette.ground === null;
}

/** Ground, pattern and keyline of a design, running into the bleed. */
export function backgroundShapes(background: Background, line: boolean, frame: DesignFrame): SceneShape[] {
  return [
    ...filled(frame),
    ...patterns[background](frame),
    ...(hasKeyline(line, frame) ? [keyline(frame, 5.5, 0.9), keyline(frame, 7.6, 0.4)] : []),
  ];
}
