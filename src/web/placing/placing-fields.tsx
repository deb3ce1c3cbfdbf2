import type { Piece } from "#domain/preview/artwork/frame.ts";
import { scaledBy, turnedBy, shiftedBy, uprightBox } from "#domain/preview/artwork/placing-edits.ts";
import { DecimalField } from "#ui/fields/decimal-field.tsx";
import styles from "./placing.module.css";
import type { PlacingEditor } from "./use-placing.ts";

/** Farther than that from an edge nothing is typed. */
const FAR_MM = 20_000;
const LEAST_MM = 1;

interface PlacingFieldsProps {
  readonly editor: PlacingEditor;
  readonly piece: Piece;
}

/** Where the picture is, how large and how turned, in numbers. Width and height keep their proportion. */
export function PlacingFields({ editor: { placed, lay }, piece }: PlacingFieldsProps) {
  const { box, turn } = placed;
  const upright = uprightBox(placed);
  const most = Math.round(15 * Math.max(piece.width, piece.height));
  const side = (name: "width" | "height", label: string) => (
    <DecimalField
      label={label}
      name={`picture-${name}`}
      unit="mm"
      value={box[name]}
      least={LEAST_MM}
      most={most}
      fault={`Type a ${name} from ${LEAST_MM} to ${most} mm.`}
      onNumber={(mm) => lay((now) => scaledBy(now, mm / now.box[name]))}
    />
  );
  const edge = (name: "x" | "y", label: string) => (
    <DecimalField
      label={label}
      name={`picture-${name}`}
      unit="mm"
      value={upright[name]}
      least={-FAR_MM}
      most={FAR_MM}
      fault="Type a number of millimetres, such as 2.5 or -2.5."
      onNumber={(mm) =>
        lay((now) => {
          const by = mm - uprightBox(now)[name];
          return name === "x" ? shiftedBy(now, by, 0) : shiftedBy(now, 0, by);
        })
      }
    />
  );
  return (
    <div className={styles.fields}>
      {side("width", "Width")}
      {side("height", "Height")}
      {edge("x", "From the left")}
      {edge("y", "From the top")}
      <DecimalField
        label="Turned by"
        name="picture-turn"
        unit="°"
        value={turn}
        least={-360}
        most={360}
        fault="Type degrees from -360 to 360."
        onNumber={(degrees) => lay((now) => turnedBy(now, degrees - now.turn))}
      />
    </div>
  );
}
