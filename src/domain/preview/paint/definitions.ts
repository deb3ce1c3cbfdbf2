import {
  AS_USED,
  type Box,
  type Effect,
  type Painting,
  type PictureMask,
  type RepeatShape,
  type SceneShape,
} from "../scene.ts";
import type { Gradient } from "#domain/gradient.ts";
import { coordinate, factor } from "../geometry/number.ts";
import { rectangle } from "../geometry/outline.ts";
import { escapeText } from "./escape-text.ts";
import { gradients, textures } from "./paints.ts";

export interface PaintOptions {
  /** Starts every id, so that several pictures can share a page. */
  readonly prefix: string;
  /** Address (or data URI) of a texture tile by name. */
  readonly texture: (name: string) => string;
  /** Paints of the caller's own, by name. */
  readonly paints?: Readonly<Record<string, Gradient>>;
  /** The part of the stage that is shown; the whole by default. */
  readonly view?: Box;
  /** What one unit of the stage is in a file: a pixel, unless it is drawn in millimetres. */
  readonly unit?: "mm";
}

/** The gradients, patterns, clips, masks and filters a scene needs; clips, masks and repeats are added while the shapes are written. */
export interface Definitions {
  readonly clipId: (d: string, evenOdd: boolean) => string;
  readonly repeatId: (shape: RepeatShape) => string;
  readonly maskId: (mask: PictureMask) => string;
  readonly text: () => string;
}

export function effectFilter(effect: Effect, prefix: string): string {
  return `${prefix}${effect}`;
}

function gradientText(gradient: Gradient | undefined, id: string): string {
  if (gradient === undefined) return "";
  const stops = gradient.stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${factor(offset)}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
  if (gradient.radial !== undefined) {
    const [cx, cy, r] = gradient.radial;
    return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`;
  }
  const [x1, y1, x2, y2] = gradient.line ?? [0, 0, 1, 1];
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
}

function patternText(name: string, id: string, scale: number, href: string): string {
  const texture = textures[name];
  if (texture === undefined) return "";
  const tile = factor(texture.tile / scale);
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${tile}" height="${tile}"><image href="${href}" width="${tile}" height="${tile}" preserveAspectRatio="none"${texture.opacity === 1 ? "" : ` opacity="${texture.opacity}"`}/></pattern>`;
}

const blurs: Readonly<Record<Effect, number>> = { "shadow-soft": 15, "shadow-contact": 3.2 };

/** A blur of so many stage units, whatever the scale of the shapes it is laid on. */
function filterText(effect: Effect, id: string, scale: number): string {
  const far = factor(2000 / scale);
  const everywhere = `x="-${far}" y="-${far}" width="${factor(4000 / scale)}" height="${factor(4000 / scale)}"`;
  return `<filter id="${id}" ${everywhere} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${factor(blurs[effect] / scale)}"/></filter>`;
}

/** A tile with its copy: what follows the id of the pattern that repeats it. */
function tileText({ of, box, tile, at }: RepeatShape, prefix: string): string {
  const size = `width="${factor(tile.width)}" height="${factor(box.height)}"`;
  const start = `translate(${factor(tile.x)} ${factor(box.y)})`;
  const place = `translate(${factor(at[0] - tile.x)} ${factor(at[1] - box.y)})`;
  return `patternUnits="userSpaceOnUse" ${size} patternTransform="${start}"><use href="#${prefix}${of}" transform="${place}"/>`;
}

/** One of the pictures below each other, cut out of them: what stands inside its mask. */
function maskText({ href, at, of, box, matrix }: PictureMask, clip: string): string {
  const place = matrix === undefined ? "" : ` transform="matrix(${matrix.map(factor).join(" ")})"`;
  const { x, y, width, height } = box;
  const whole = `x="${coordinate(x)}" y="${coordinate(y - at * height)}" width="${coordinate(width)}" height="${coordinate(of * height)}"`;
  return `<g${place} clip-path="url(#${clip})"><image ${whole} preserveAspectRatio="none" href="${escapeText(href)}"/></g>`;
}

interface Needs {
  readonly paints: Set<string>;
  readonly effects: Set<Effect>;
}

function gather(shape: SceneShape, needs: Needs): void {
  if (shape.kind === "group") {
    if (shape.effect !== undefined) needs.effects.add(shape.effect);
    shape.children.forEach((child) => gather(child, needs));
  } else if (shape.kind === "path" || shape.kind === "use") {
    for (const paint of [shape.fill, shape.stroke])
      if (paint !== undefined && paint !== AS_USED && !paint.startsWith("#")) needs.paints.add(paint);
  }
}

/** Gives each different text an id of its own, which starts so. */
function numbered(start: string) {
  const ids = new Map<string, string>();
  const idOf = (text: string): string => {
    const id = ids.get(text) ?? `${start}${ids.size}`;
    ids.set(text, id);
    return id;
  };
  return { ids, idOf };
}

/** A clip, by its rule and its path. */
function clipText([key, id]: readonly [key: string, id: string]): string {
  const [rule, d] = key.split("|");
  return `<clipPath id="${id}"><path d="${d}"${rule === "evenodd" ? ' clip-rule="evenodd"' : ""}/></clipPath>`;
}

export function collectDefinitions(scene: Painting, { prefix, texture, paints }: PaintOptions): Definitions {
  const needs: Needs = { paints: new Set(), effects: new Set() };
  [...scene.shapes, ...Object.values(scene.definitions)].forEach((shape) => gather(shape, needs));
  const [clips, repeats, masks] = [numbered(`${prefix}c`), numbered(`${prefix}r`), numbered(`${prefix}m`)];
  const clipId = (d: string, evenOdd: boolean) => clips.idOf(`${evenOdd ? "evenodd" : "nonzero"}|${d}`);
  const fixed = [
    ...[...needs.paints].map((name) =>
      name.startsWith("texture-")
        ? patternText(name.slice(8), `${prefix}${name}`, scene.scale, texture(name.slice(8)))
        : gradientText(paints?.[name] ?? gradients[name], `${prefix}${name}`),
    ),
    ...[...needs.effects].map((effect) => filterText(effect, effectFilter(effect, prefix), scene.scale)),
  ].join("");
  return {
    clipId,
    maskId: (mask) => masks.idOf(maskText(mask, clipId(rectangle(mask.box), false))),
    repeatId: (shape) => repeats.idOf(tileText(shape, prefix)),
    text: () =>
      fixed +
      [...repeats.ids].map(([text, id]) => `<pattern id="${id}" ${text}</pattern>`).join("") +
      [...masks.ids].map(([text, id]) => `<mask id="${id}">${text}</mask>`).join("") +
      [...clips.ids].map(clipText).join(""),
  };
}
