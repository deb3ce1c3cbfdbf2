import type { Box } from "../scene.ts";
import type { Gradient } from "./gradient.ts";

export interface PaintOptions {
  /** Starts every id, so that several pictures can share a page. */
  readonly prefix: string;
  /** Address (or data URI) of a texture tile by name. */
  readonly texture: (name: string) => string;
  /** Paints of the caller's own, by name. */
  readonly paints?: Readonly<Record<string, Gradient>>;
  /** The part of the stage that is shown; the whole by default. */
  readonly view?: Box;
}
