import type { Um } from "#domain/cut-line/correct/line-nodes.ts";
import { arrowWay } from "#web/scene/arrow-keys.ts";

/** Millimetres for a press of an arrow key, and with Shift. */
export const POINT_STEP_MM = { near: 0.1, far: 1 } as const;

/** What a key does to a line. */
export type LineKey =
  | { readonly kind: "pull"; readonly by: Um }
  | { readonly kind: "step"; readonly by: 1 | -1 }
  | { readonly kind: "add" | "remove" };

const KEYS: Readonly<Record<string, LineKey>> = {
  n: { kind: "step", by: 1 },
  p: { kind: "step", by: -1 },
  "+": { kind: "add" },
  Insert: { kind: "add" },
  Delete: { kind: "remove" },
  Backspace: { kind: "remove" },
};

/** What is meant by a key; null for any other. */
export function lineKey(key: string, isFar: boolean): LineKey | null {
  const way = arrowWay(key);
  if (way === undefined) return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  const um = (isFar ? POINT_STEP_MM.far : POINT_STEP_MM.near) * 1_000;
  return { kind: "pull", by: [way[0] * um, way[1] * um] };
}
