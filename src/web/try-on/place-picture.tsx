import { useId, useMemo, useState } from "react";
import { placeView } from "#domain/preview/places/close-view.ts";
import { pictureLabel } from "#domain/preview/places/place-labels.ts";
import type { LetteringPlace, PlaceId, SeenFrom } from "#domain/preview/places/place.ts";
import { clampedOn, seenFrom, stepFor } from "#domain/preview/places/placing.ts";
import {
  stuckSize,
  type StuckLettering,
  toneFor,
  wordsPainting,
} from "#domain/preview/places/stuck-label.ts";
import { type Box, type Point, STAGE } from "#domain/preview/scene.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { FlipButton, Painted } from "#artwork-tools/scene/painted-layer.tsx";
import { Movable, painted, paintedPlace, PlaceStage, ScaleBar, scaleOf, WordsGrip } from "./place-stage.tsx";
import styles from "./places.module.css";

const SIDES = [
  ["outside", "From outside"],
  ["inside", "From inside"],
] as const;

/** Where words are in a place, and how it is looked at. Middles are millimetres as they are seen. */
export interface PlaceView {
  readonly from: SeenFrom;
  readonly middle: Point;
  /** The part of the stage that is shown. */
  readonly shown: Box;
  readonly isClose: boolean;
  readonly onMove: (middle: Point) => void;
  /** The words came to rest: a closer view goes after them. */
  readonly onRest: (middle: Point) => void;
  readonly onCentre: () => void;
  readonly onFlip: (from: SeenFrom) => void;
  /** Null where the words fill the picture. */
  readonly onCloser: (() => void) | null;
}

/** What is looked at closely: round which point, as it is seen. */
interface Close {
  readonly place: PlaceId;
  readonly middle: Point;
}

/** Remembers for each place where the words were moved to. */
export function usePlaceViews() {
  const [moved, setMoved] = useState<Partial<Record<PlaceId, Point>>>({});
  const [side, setSide] = useState<SeenFrom>("outside");
  const [closeUp, setCloseUp] = useState<Close | null>(null);
  return (place: LetteringPlace, size: SizeMm): PlaceView => {
    const from = place.isGlass ? side : "outside";
    const middle = clampedOn(place.surface, size, moved[place.id] ?? place.rest);
    const seen = seenFrom(place, from, middle);
    const closest = placeView(place, size, seen);
    const close = closeUp?.place === place.id ? placeView(place, size, closeUp.middle) : null;
    const comeCloser = (middle: Point) => setCloseUp({ place: place.id, middle });
    const kept = (to: Point) => clampedOn(place.surface, size, to);
    const keep = (to: Point) => setMoved((all) => ({ ...all, [place.id]: kept(to) }));
    return {
      from,
      middle: seen,
      shown: close ?? STAGE,
      isClose: close !== null,
      onMove: (to) => keep(seenFrom(place, from, to)),
      onRest: (to) => close && comeCloser(seenFrom(place, from, kept(seenFrom(place, from, to)))),
      onCentre: () => {
        const { x, y, width, height } = place.surface;
        setCloseUp(null);
        keep([x + width / 2, y + height / 2]);
      },
      onFlip: (to) => {
        setCloseUp(null);
        setSide(to);
      },
      onCloser: closest === null ? null : () => (close === null ? comeCloser(seen) : setCloseUp(null)),
    };
  };
}

interface PlacePictureProps {
  readonly place: LetteringPlace;
  readonly words: StuckLettering;
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
  const [size, scale] = [stuckSize(words), scaleOf(place)];
  const [x, y] = [view.middle[0] * scale, view.middle[1] * scale];
  const across = view.from === "inside" ? -scale : scale;
  return (
    <div className={styles.seen}>
      <PlaceStage
        words={pictureLabel({ place, size, from: view.from, text })}
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
