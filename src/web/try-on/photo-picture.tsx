import { useId, useMemo } from "react";
import { photoBox, unitsPerMm, heldIn } from "#domain/preview/places/photo-scale.ts";
import { photoWords } from "#domain/preview/places/photo-words.ts";
import { stepFor } from "#domain/preview/places/placing.ts";
import { sizeOfWords, type StuckWords, wordsPainting } from "#domain/preview/places/stuck-words.ts";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { Painted } from "#web/scene/painted-layer.tsx";
import { KnownLengthLine } from "./known-length.tsx";
import { Movable } from "./movable.tsx";
import { painted } from "./painted-place.ts";
import { PhotoChooser } from "./photo-chooser.tsx";
import { PlaceStage } from "./place-stage.tsx";
import styles from "./places.module.css";
import { ScaleBar } from "./scale-bar.tsx";
import type { MarkedPhoto, PhotoEditor } from "./use-photo.ts";
import { WordsGrip } from "./words-grip.tsx";

interface PhotoPictureProps {
  readonly words: StuckWords;
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

function Marked({ marked, ...props }: PhotoPictureProps & { readonly marked: MarkedPhoto }) {
  const { words, text, editor, hintId } = props;
  const { photo, known, middle, turn } = marked;
  const prefix = `${useId().replaceAll(/[^\w-]/g, "")}-photo-`;
  const box = photoBox(photo.widthPx, photo.heightPx);
  const scale = unitsPerMm(known);
  const size = sizeOfWords(words);
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
          : `“${text}” on your photo, to scale. ${photoWords(box.width / scale, size)}`
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
