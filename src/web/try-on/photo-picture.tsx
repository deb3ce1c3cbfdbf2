import { useId, useMemo } from "react";
import { grouped } from "#domain/grouped.ts";
import { heldIn, type KnownLength, photoBox, unitsPerMm } from "#domain/preview/places/photo-scale.ts";
import { photoLabel } from "#domain/preview/places/photo-labels.ts";
import { stepFor } from "#domain/preview/places/placing.ts";
import { stuckSize, type StuckLettering, wordsPainting } from "#domain/preview/places/stuck-label.ts";
import type { Box, Point } from "#domain/preview/scene.ts";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { Painted } from "#artwork-tools/scene/painted-layer.tsx";
import { type MarkedPhoto, PhotoChooser, type PhotoEditor } from "./photo-panel.tsx";
import { Movable, painted, PlaceStage, ScaleBar, WordsGrip } from "./place-stage.tsx";
import styles from "./places.module.css";

interface PhotoPictureProps {
  readonly words: StuckLettering;
  readonly text: string;
  readonly editor: PhotoEditor;
  /** What says how the line is used. */
  readonly hintId: string;
}

/** Before there is a photo: where one is dropped, and that nobody else sees it. */
function NoPhoto({ editor }: Pick<PhotoPictureProps, "editor">) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>Your own wall, window or ute</p>
      <p>Choose a photo or drop one here. It stays on your device: nothing is sent.</p>
      <PhotoChooser editor={editor}>Choose a photo</PhotoChooser>
    </div>
  );
}

/** The middle of the line's figure, above the line. */
function middleOf([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2 - 16];
}

interface KnownLengthLineProps {
  readonly known: KnownLength;
  /** Where the photo is. */
  readonly box: Box;
  readonly hintId: string;
  readonly onChange: (known: KnownLength) => void;
}

/** A line over a photo; its ends are moved to those of something whose length is known. */
function KnownLengthLine({ known, box, hintId, onChange }: KnownLengthLineProps) {
  const { from, to, millimetres } = known;
  const [x, y] = middleOf(from, to);
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  const end = (name: "from" | "to", label: string) => (
    <Movable
      label={label}
      describedBy={hintId}
      at={known[name]}
      step={1}
      onMove={(at) => onChange({ ...known, [name]: heldIn(box, at) })}
    >
      <circle className={styles.reach} r="48" />
      <circle className={styles.end} r="13" />
      <path className={styles.cross} d="M-6 0H6M0 -6V6" />
    </Movable>
  );
  return (
    <>
      <path className={styles.lineBack} d={d} />
      <path className={styles.line} d={d} />
      <text aria-hidden="true" className={styles.figure} x={x} y={y} textAnchor="middle">
        {millimetres === null ? "? mm" : `${grouped(millimetres)} mm`}
      </text>
      {end("from", "First end of the known length")}
      {end("to", "Second end of the known length")}
    </>
  );
}

function Marked({ marked, ...props }: PhotoPictureProps & { readonly marked: MarkedPhoto }) {
  const { words, text, editor, hintId } = props;
  const { photo, known, middle, turn } = marked;
  const prefix = `${useId().replaceAll(/[^\w-]/g, "")}-photo-`;
  const box = photoBox(photo.widthPx, photo.heightPx);
  const scale = unitsPerMm(known);
  const size = stuckSize(words);
  const letters = useMemo(
    () => (scale === null ? "" : painted(wordsPainting(words, scale, true), prefix)),
    [words, scale, prefix],
  );
  const lie = `translate(${middle[0]} ${middle[1]}) rotate(${turn}) scale(${scale ?? 1})`;
  return (
    <PlaceStage
      words={
        scale === null
          ? "Your photo. Say how long the line on it is, and your words are drawn to scale."
          : `“${text}” on your photo, to scale. ${photoLabel(box.width / scale, size)}`
      }
      picture={
        <>
          <image {...box} href={photo.href} preserveAspectRatio="none" data-part="photo" />
          <g data-part="words" transform={lie}>
            <Painted content={letters} />
          </g>
        </>
      }
    >
      {scale === null ? null : (
        <Movable
          label="Your words on your photo"
          describedBy={hintId}
          at={middle}
          step={stepFor(box.width / scale) * scale}
          onMove={(at) => editor.mark({ middle: heldIn(box, at) })}
        >
          <g transform={`rotate(${turn})`}>
            <WordsGrip size={size} unitsPerMm={scale} />
          </g>
        </Movable>
      )}
      <KnownLengthLine
        known={known}
        box={box}
        hintId={hintId}
        onChange={(changed) => editor.mark({ known: changed })}
      />
      {scale === null ? null : <ScaleBar unitsPerMm={scale} />}
    </PlaceStage>
  );
}

/** The words on a photo of the visitor's own; one is dropped here, too. */
export function PhotoPicture(props: PhotoPictureProps) {
  const { editor } = props;
  const place = useDropPlace({ onDrop: ([file]) => file && editor.take(file) });
  return (
    <div className={styles.seen} {...place}>
      {editor.marked === null ? <NoPhoto editor={editor} /> : <Marked {...props} marked={editor.marked} />}
    </div>
  );
}
