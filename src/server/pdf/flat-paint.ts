import { gradients } from "#domain/preview/paint/paints.ts";
import type { Paint } from "#domain/preview/scene.ts";

export interface FlatPaint {
  readonly colour: string;
  readonly opacity: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

const known = new Map<Paint, FlatPaint | null>();

function flatten(paint: Paint): FlatPaint | null {
  if (paint.startsWith("#")) return { colour: paint, opacity: 1 };
  const stops = gradients[paint]?.stops;
  // Textures lie on a colour of their own; without them a small picture says the same.
  if (stops === undefined) return null;
  const weights = stops.map(([, , opacity = 1]) => opacity);
  const all = Math.max(mean(weights), 0.001);
  const part = (at: number) =>
    mean(stops.map(([, colour], index) => channel(colour, at) * (weights[index] ?? 0))) / all;
  return { colour: `#${hex(part(0))}${hex(part(1))}${hex(part(2))}`, opacity: mean(weights) };
}

/** A paint as one colour: what a gradient is from afar. Null for what a small picture can do without. */
export function flatPaint(paint: Paint): FlatPaint | null {
  const before = known.get(paint);
  if (before !== undefined) return before;
  const flat = flatten(paint);
  known.set(paint, flat);
  return flat;
}
