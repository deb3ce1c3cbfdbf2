import { UM_PER_MM } from "#domain/size-mm.ts";
import type { SavedSettings } from "./saved-settings.ts";

/** How a line was drawn, in wire names; the box in whole micrometres. */
interface WireSettings {
  border_mm: number;
  pieces: SavedSettings["pieces"];
  keeps_holes: boolean;
  strengthens: boolean;
  background: number;
  removes_enclosed: boolean;
  keeps_shadow: boolean;
  ignores_own?: boolean | undefined;
  corrected_from?: { width_um: number; height_um: number } | null | undefined;
}

function um(mm: number): number {
  return Math.round(mm * UM_PER_MM);
}

export function settingsToWire({
  correctedFrom: from = null,
  ...settings
}: SavedSettings): Required<WireSettings> {
  return {
    border_mm: settings.borderMm,
    pieces: settings.pieces,
    keeps_holes: settings.keepsHoles,
    strengthens: settings.strengthens,
    background: settings.background,
    removes_enclosed: settings.removesEnclosed,
    keeps_shadow: settings.keepsShadow,
    ignores_own: settings.ignoresOwn ?? false,
    corrected_from: from && { width_um: um(from.widthMm), height_um: um(from.heightMm) },
  };
}

export function settingsFromWire({
  corrected_from: from = null,
  ...wire
}: WireSettings): Required<SavedSettings> {
  return {
    borderMm: wire.border_mm,
    pieces: wire.pieces,
    keepsHoles: wire.keeps_holes,
    strengthens: wire.strengthens,
    background: wire.background,
    removesEnclosed: wire.removes_enclosed,
    keepsShadow: wire.keeps_shadow,
    ignoresOwn: wire.ignores_own ?? false,
    correctedFrom: from && { widthMm: from.width_um / UM_PER_MM, heightMm: from.height_um / UM_PER_MM },
  };
}
