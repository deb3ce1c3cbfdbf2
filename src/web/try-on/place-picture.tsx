import { useId, useMemo } from "react";
import { pictureWords } from "#domain/preview/places/place-words.ts";
import type { LetteringPlace } from "#domain/preview/places/place.ts";
import { stepFor } from "#domain/preview/places/placing.ts";
import { sizeOfWords, type StuckWords, toneFor, wordsPainting } from "#domain/preview/places/stuck-words.ts";
import { STAGE } from "#domain/preview/scene.ts";
import { FlipButton } from "#web/scene/flip-button.tsx";
import { Painted } from "#web/scene/painted-layer.tsx";
import { Movable } from "./movable.tsx";
import { painted, paintedPlace, scaleOf } from "./painted-place.ts";
import { PlaceStage } from "./place-stage.tsx";
import styles from "./places.module.css";
import { ScaleBar } from "./scale-bar.tsx";
import type { PlaceView } from "./use-place-views.ts";
import { WordsGrip } from "./words-grip.tsx";

const SIDES = [
  ["outside", "From outside"],
  ["inside", "From inside"],
] as const;

interface PlacePictureProps {
  readonly place: LetteringPlace;
  readonly words: StuckWords;
  readonly text: string;
  /** Stuck on the inside of glass. */
  readonly isInside: boolean;
  readonly view: PlaceView;
  /** What says how the words are moved. */
  readonly hintId: string;
}

/** The place and the words as SVG text, painted anew only when what they show changes. */
function usePictures({ place, words, isInside, view: { from, shown } }: PlacePictureProps) {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const tone = toneFor(words);
  const isOnTop = !place.isGlass || isInside === (from === "inside");
  const scenery = useMemo(
    () => paintedPlace(place, { tone, from }, isOnTop, `${id}-`),
    [place, tone, from, isOnTop, id],
  );
  const scale = (scaleOf(place) * STAGE.width) / shown.width;
  const letters = useMemo(
    () => painted(wordsPainting(words, scale, isOnTop), `${id}-words-`),
    [words, scale, isOnTop, id],
  );
  return { ...scenery, letters };
}

/** The words in a place, to scale; they are moved on it. */
export function PlacePicture(props: PlacePictureProps) {
  const { place, words, text, view, hintId } = props;
  const { below, above, letters } = usePictures(props);
  const [size, scale] = [sizeOfWords(words), scaleOf(place)];
  const [x, y] = [view.middle[0] * scale, view.middle[1] * scale];
  const across = view.from === "inside" ? -scale : scale;
  return (
    <div className={styles.seen}>
      <PlaceStage
        words={pictureWords({ place, size, from: view.from, text })}
        view={view.shown}
        picture={
          <>
            <Painted content={below} />
            <g data-part="words" transform={`matrix(${across} 0 0 ${scale} ${x} ${y})`}>
              <Painted content={letters} />
            </g>
            <Painted content={above} />
          </>
        }
      >
        <Movable
          label={`Your words ${place.where}`}
          describedBy={hintId}
          at={[x, y]}
          step={stepFor(place.widthMm) * scale}
          onMove={([toX, toY]) => view.onMove([toX / scale, toY / scale])}
          onRest={([toX, toY]) => view.onRest([toX / scale, toY / scale])}
        >
          <WordsGrip size={size} unitsPerMm={scale} shown={view.shown.width / STAGE.width} />
        </Movable>
        <ScaleBar unitsPerMm={scale} view={view.shown} />
      </PlaceStage>
      {place.isGlass ? <FlipButton label="Seen" sides={SIDES} side={view.from} onFlip={view.onFlip} /> : null}
    </div>
  );
}
