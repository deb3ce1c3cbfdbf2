import { useState } from "react";
import { placeView } from "#domain/preview/places/close-view.ts";
import { keptOn, seenFrom } from "#domain/preview/places/placing.ts";
import type { LetteringPlace, PlaceId, SeenFrom } from "#domain/preview/places/place.ts";
import type { SizeMm } from "#domain/preview/places/stuck-words.ts";
import { type Box, type Point, STAGE } from "#domain/preview/scene.ts";

/** Where words are in a place, and how it is looked at. Middles are millimetres as they are seen. */
export interface PlaceView {
  readonly from: SeenFrom;
  readonly middle: Point;
  /** The part of the stage that is shown. */
  readonly shown: Box;
  readonly isClose: boolean;
  readonly onMove: (middle: Point) => void;
  /** The words came to rest: a closer view goes after them. */
  readonly onRest: () => void;
  readonly onCentre: () => void;
  readonly onFlip: (from: SeenFrom) => void;
  /** Null where the words fill the picture. */
  readonly onCloser: (() => void) | null;
}

interface Close {
  readonly place: PlaceId;
  readonly box: Box;
}

/** Remembers for each place where the words were moved to. */
export function usePlaceViews(size: SizeMm) {
  const [moved, setMoved] = useState<Partial<Record<PlaceId, Point>>>({});
  const [side, setSide] = useState<SeenFrom>("outside");
  const [close, setClose] = useState<Close | null>(null);
  return (place: LetteringPlace): PlaceView => {
    const from = place.isGlass ? side : "outside";
    const middle = keptOn(place.surface, size, moved[place.id] ?? place.rest);
    const seen = seenFrom(place, from, middle);
    const closest = placeView(place, size, seen);
    const isClose = close?.place === place.id && closest !== null;
    const comeCloser = () => closest && setClose({ place: place.id, box: closest });
    const keep = (to: Point) => setMoved((all) => ({ ...all, [place.id]: keptOn(place.surface, size, to) }));
    return {
      from,
      middle: seen,
      shown: isClose ? close.box : STAGE,
      isClose,
      onMove: (to) => keep(seenFrom(place, from, to)),
      onRest: () => isClose && comeCloser(),
      onCentre: () => {
        const { x, y, width, height } = place.surface;
        setClose(null);
        keep([x + width / 2, y + height / 2]);
      },
      onFlip: (to) => {
        setClose(null);
        setSide(to);
      },
      onCloser: closest === null ? null : () => (isClose ? setClose(null) : comeCloser()),
    };
  };
}
