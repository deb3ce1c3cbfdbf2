import type { ReactNode } from "react";
import { coveringDpi, type Sharpness, sharpnessOf } from "#domain/artwork/effective-resolution.ts";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { sharpnessLabel } from "#domain/artwork/preflight/sharpness-labels.ts";
import type { OwnArtwork, Piece } from "#domain/preview/artwork/frame.ts";
import { bleedFill, middleOf, type PlacedPicture } from "#domain/preview/artwork/placed-picture.ts";
import { edgesOf, scaledBy, shiftedBy, turnedBy, uprightBox } from "#domain/preview/artwork/placing-edits.ts";
import { Button } from "#ui/button.tsx";
import { DecimalField } from "#ui/fields/decimal-field.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { UndoButtons } from "#ui/undo-buttons.tsx";
import { PrintLines } from "./print-lines.tsx";
import { ARROW_MM, type PlacingEditor } from "./use-placing.ts";
import styles from "./placing.module.css";

interface PlacingPanelProps {
  readonly editor: PlacingEditor;
  readonly artwork: OwnArtwork;
  /** What is known of its file; null until it is. */
  readonly facts: ArtworkFacts | null;
  readonly piece: Piece;
  readonly hintId: string;
  /** What closes it. */
  readonly children: ReactNode;
}

/** What is pressed once: the whole picture, all of the product, the middle, a quarter turn. */
function Presses({ editor, piece }: Pick<PlacingPanelProps, "editor" | "piece">) {
  const { lay, layBy } = editor;
  const centre = () =>
    lay((now) => {
      const [x, y] = middleOf(now.box);
      return shiftedBy(now, piece.width / 2 - x, piece.height / 2 - y);
    });
  return (
    <div className={styles.presses}>
      <Button look="quiet" onClick={() => layBy("fill")}>
        Fill
      </Button>
      <Button look="quiet" onClick={() => layBy("fit")}>
        Fit
      </Button>
      <Button look="quiet" label="Mirror edges into the bleed" onClick={() => layBy("mirror")}>
        Mirror edges
      </Button>
      <Button look="quiet" onClick={centre}>
        Centre
      </Button>
      <Button look="quiet" label="Turn left by 90 degrees" onClick={() => lay((now) => turnedBy(now, -90))}>
        Turn left
      </Button>
      <Button look="quiet" label="Turn right by 90 degrees" onClick={() => lay((now) => turnedBy(now, 90))}>
        Turn right
      </Button>
    </div>
  );
}

function Steps({ editor: { placing, onUndo, onRedo, reset } }: Pick<PlacingPanelProps, "editor">) {
  return (
    <div className={styles.steps}>
      <UndoButtons onUndo={onUndo} onRedo={onRedo} />
      <Button look="plain" disabled={placing === null} onClick={reset}>
        Start over
      </Button>
    </div>
  );
}

/** What becomes of the picture's edges, in a sentence. */
export function edgeLabel(piece: Piece, artwork: OwnArtwork, placed: PlacedPicture): string {
  const { isClear, placing = null } = artwork;
  const edges = edgesOf(piece, placed);
  if (edges === "covers") return "It covers the product and its bleed.";
  const { mirrored, spreadMm } = bleedFill(piece, artwork, placing);
  const isCovered = edgesOf({ ...piece, bleed: 0 }, placed) === "covers";
  if (isCovered && spreadMm > 0) return "It covers the product, and its edge is carried on into the bleed.";
  if (isCovered && mirrored.length > 0)
    return "It covers the product, and its edges are mirrored into the bleed.";
  if (edges === "inside") return "All of it lies inside the safety line.";
  return isClear === true
    ? "Part of it lies outside the safety line and may be cut off."
    : "It does not reach the bleed line on every side: an edge of bare stock may show there.";
}

const SHARP: Readonly<Record<Sharpness, string>> = {
  sharp: "sharp at this size",
  soft: "a little soft at this size",
  blurred: "too few pixels for this size",
};

/** How sharp a file is printed as large as its picture is; "" while its facts are not known. */
export function sharpLabel(facts: ArtworkFacts | null, { box }: PlacedPicture): string {
  if (facts === null) return "";
  const size = { widthMm: box.width, heightMm: box.height };
  if (facts.kind !== "picture") return sharpnessLabel(facts, { ...size, bleedMm: 0 });
  const dpi = coveringDpi(facts, size);
  return `${Math.round(dpi)} dpi: ${SHARP[sharpnessOf(dpi)]}.`;
}

function millimetres(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** Where the picture is, for those who cannot see it. */
export function placeLabel(placed: PlacedPicture): string {
  const { x, y } = uprightBox(placed);
  const { width, height } = placed.box;
  const turn = Math.round(placed.turn * 10) / 10;
  const turned = turn === 0 ? "" : `, turned by ${turn} degrees`;
  return `${millimetres(width)} by ${millimetres(height)} mm, ${millimetres(x)} mm from the left, ${millimetres(y)} mm from the top${turned}.`;
}

/** Farther than that from an edge nothing is typed. */
const FAR_MM = 20_000;
const LEAST_MM = 1;

interface PlacingFieldsProps {
  readonly editor: PlacingEditor;
  readonly piece: Piece;
}

/** Where the picture is, how large and how turned, in numbers. Width and height keep their proportion. */
function PlacingFields({ editor: { placed, lay }, piece }: PlacingFieldsProps) {
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

/** Where the picture is, what that means, and how it is changed without a hand on it. */
export function PlacingPanel({ editor, artwork, facts, piece, hintId, children }: PlacingPanelProps) {
  const { placed } = editor;
  return (
    <div className={styles.panel}>
      <PrintLines bleed="Bleed" trim="Trim" safety="Safety" />
      <Presses editor={editor} piece={piece} />
      <Steps editor={editor} />
      <div className={styles.said}>
        <p className={styles.sharp}>{sharpLabel(facts, placed)}</p>
        <div aria-live="polite">
          <p>{edgeLabel(piece, artwork, placed)}</p>
          <VisuallyHidden>{placeLabel(placed)}</VisuallyHidden>
        </div>
      </div>
      <PlacingFields editor={editor} piece={piece} />
      <p id={hintId} className={styles.hint}>
        Drag the picture, its corners or its knob, or pinch it. Keys: arrows move it by {ARROW_MM.near} mm,
        with Shift by {ARROW_MM.far} mm; + and − size it; [ and ] turn it.
      </p>
      <div className={styles.foot}>{children}</div>
    </div>
  );
}
