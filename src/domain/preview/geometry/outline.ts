import type { Box } from "../scene.ts";
import { coordinate as c } from "./number.ts";

/** The outline a piece is cut to. `label` has two corners cut off, like a luggage label. */
export type Outline = "ellipse" | "rectangle" | "rounded" | "custom" | "label";

/** How far a point of the free-form outline lies from the centre, by angle; 1 touches the box. */
function wobble(angle: number): number {
  return (
    1 + 0.11 * Math.cos(2 * angle + 0.6) + 0.07 * Math.sin(3 * angle + 0.4) + 0.025 * Math.cos(5 * angle)
  );
}

const freePoints = ((): readonly (readonly [number, number])[] => {
  const count = 40;
  const raw = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [Math.cos(angle) * wobble(angle), Math.sin(angle) * wobble(angle)] as const;
  });
  const [xs, ys] = [raw.map(([x]) => x), raw.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return raw.map(([x, y]) => [(x - left) / (right - left), (y - top) / (bottom - top)] as const);
})();

export function polygon(points: readonly (readonly [number, number])[], closed = true): string {
  return `M${points.map(([x, y]) => `${c(x)} ${c(y)}`).join("L")}${closed ? "Z" : ""}`;
}

export function rectangle({ x, y, width, height }: Box, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${c(x)} ${c(y)}h${c(width)}v${c(height)}h${c(-width)}Z`;
  const arc = (dx: number, dy: number) => `a${c(r)} ${c(r)} 0 0 1 ${c(dx)} ${c(dy)}`;
  const [across, down] = [c(width - 2 * r), c(height - 2 * r)];
  return `M${c(x + r)} ${c(y)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${c(2 * r - width)}${arc(-r, -r)}v${c(2 * r - height)}${arc(r, -r)}Z`;
}

export function ellipse({ x, y, width, height }: Box): string {
  const [rx, ry] = [c(width / 2), c(height / 2)];
  return `M${c(x)} ${c(y + height / 2)}a${rx} ${ry} 0 1 1 ${c(width)} 0a${rx} ${ry} 0 1 1 ${c(-width)} 0Z`;
}

function label({ x, y, width, height }: Box): string {
  const cut = Math.min(width, height) * 0.22;
  return height > width
    ? polygon([
        [x + cut, y],
        [x + width - cut, y],
        [x + width, y + cut],
        [x + width, y + height],
        [x, y + height],
        [x, y + cut],
      ])
    : polygon([
        [x + cut, y],
        [x + width, y],
        [x + width, y + height],
        [x + cut, y + height],
        [x, y + height - cut],
        [x, y + cut],
      ]);
}

/** The free-form outline: a smooth closed curve that touches all four sides of its box. */
function freeForm({ x, y, width, height }: Box): string {
  const points = freePoints.map(([px, py]) => [x + px * width, y + py * height] as const);
  const at = (index: number) => points[(index + points.length) % points.length] ?? [x, y];
  const middle = (index: number): readonly [number, number] => {
    const [a, b] = [at(index), at(index + 1)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = middle(-1);
  const curves = points.map(([px, py], index) => {
    const [mx, my] = middle(index);
    return `Q${c(px)} ${c(py)} ${c(mx)} ${c(my)}`;
  });
  return `M${c(start[0])} ${c(start[1])}${curves.join("")}Z`;
}

/** The outline as a path inside a box, in the box's units. `radius` rounds the corners of `rounded` only. */
export function outlinePath(outline: Outline, box: Box, radius = 0): string {
  switch (outline) {
    case "ellipse":
      return ellipse(box);
    case "rectangle":
      return rectangle(box);
    case "rounded":
      return rectangle(box, radius);
    case "label":
      return label(box);
    case "custom":
      return freeForm(box);
  }
}

/** A box grown by so much on every side (shrunk where negative, never below a hair). */
export function grown(box: Box, by: number): Box {
  const [width, height] = [Math.max(box.width + 2 * by, 0.1), Math.max(box.height + 2 * by, 0.1)];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
