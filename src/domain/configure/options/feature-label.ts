import type { FeatureSide } from "../selection.ts";

const SIDE_LABELS = { na: "", front: "Front: ", back: "Back: " } as const;

/** The name of a print-feature group: with its side when both sides are printed. */
export function featureLabel(name: string, side: FeatureSide, bothSides: boolean): string {
  return bothSides ? `${SIDE_LABELS[side]}${name}` : name;
}
