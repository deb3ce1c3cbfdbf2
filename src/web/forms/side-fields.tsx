import { SIZE_DELAY_MS, TYPED_LENGTH } from "#domain/configure/limits.ts";
import { NumberField } from "#ui/fields/number-field.tsx";

interface Sides {
  readonly widthMm: number | null;
  readonly heightMm: number | null;
}

interface SideFieldsProps {
  readonly size: Sides;
  /** Under which id the message about a side stands; undefined while nothing is wrong with it. */
  readonly errorId?: (side: "width" | "height") => string | undefined;
  /** Each key counts, not only a pause. */
  readonly eachKey?: boolean;
  /** The label stands in the empty field, not above it. */
  readonly compact?: boolean;
  readonly onTyping?: () => void;
  readonly onSide: (side: Partial<Sides>) => void;
}

/** Width and height of one's own, typed in whole millimetres; they count once the typing has paused. */
export function SideFields({ size, errorId, onSide, ...how }: SideFieldsProps) {
  const typed = { ...how, maxLength: TYPED_LENGTH.size, pauseMs: SIZE_DELAY_MS, unit: "mm" };
  return (
    <>
      <NumberField
        {...typed}
        label="Width"
        name="width"
        value={size.widthMm}
        errorId={errorId?.("width")}
        onNumber={(widthMm) => onSide({ widthMm })}
      />
      <NumberField
        {...typed}
        label="Height"
        name="height"
        value={size.heightMm}
        errorId={errorId?.("height")}
        onNumber={(heightMm) => onSide({ heightMm })}
      />
    </>
  );
}
