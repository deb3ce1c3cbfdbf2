import {
  MAX_STICKERS_PER_SHEET,
  MIN_STICKERS_PER_SHEET,
  SIZE_DELAY_MS,
  STICKERS_PER_SHEET_DELAY_MS,
  TYPED_LENGTH,
} from "#domain/configure/limits.ts";
import { MAX_CUTS, MIN_CUTS } from "#domain/configure/number-of-cuts.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import { messageAt } from "./configuration.ts";
import type { Configurator } from "./use-configurator.ts";

interface CutsFieldProps {
  readonly configurator: Configurator;
}

/** How many pieces a sheet is cut into, where the shape asks for it. */
export function NumberOfCutsField({ configurator }: CutsFieldProps) {
  const { offers, selection, issues, change, markTyping } = configurator;
  if (!offers.asksCuts) return null;
  return (
    <NumberField
      label="Number of cuts"
      name="cuts"
      hint={`${MIN_CUTS} to ${MAX_CUTS}`}
      value={selection.cutPerShape}
      maxLength={TYPED_LENGTH.cutPerShape}
      pauseMs={SIZE_DELAY_MS}
      error={messageAt(issues, "cutPerShape")}
      onTyping={markTyping}
      onNumber={(value) => change({ field: "cutPerShape", value })}
    />
  );
}

/** How many stickers lie on a sheet, where the supply asks for it. */
export function StickersPerSheetField({ configurator }: CutsFieldProps) {
  const { offers, selection, issues, change, markTyping } = configurator;
  if (!offers.asksStickersPerSheet) return null;
  return (
    <NumberField
      label="Stickers/Sheet"
      name="per_sheet"
      hint={`${MIN_STICKERS_PER_SHEET} to ${MAX_STICKERS_PER_SHEET}`}
      value={selection.stickersPerSheet}
      maxLength={TYPED_LENGTH.stickersPerSheet}
      pauseMs={STICKERS_PER_SHEET_DELAY_MS}
      error={messageAt(issues, "stickersPerSheet")}
      onTyping={markTyping}
      onNumber={(value) => change({ field: "stickersPerSheet", value })}
    />
  );
}
