import { useId, useState } from "react";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { places as shopPlaces } from "#domain/preview/places/places.ts";
import { sizeOfWords, type StuckWords, toneFor } from "#domain/preview/places/stuck-words.ts";
import { Dialog } from "#ui/dialog.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { PlacePicture } from "./place-picture.tsx";
import { PlaceTiles, type ShownPlace } from "./place-tiles.tsx";
import styles from "./places.module.css";
import { usePhoto } from "./use-photo.ts";
import { usePlaceViews } from "./use-place-views.ts";

interface PlacesProps {
  readonly open: boolean;
  readonly design: LetteringDesign;
  /** Null while nothing can be drawn. */
  readonly words: StuckWords | null;
  readonly onClose: () => void;
}

/** The words where they will be, to scale. What was moved and the photo stay while it is closed. */
export function Places({ open, design, words, onClose }: PlacesProps) {
  const [shown, setShown] = useState<ShownPlace>(design.insideGlass ? "door" : "wall");
  const hintId = useId();
  const viewOf = usePlaceViews();
  const editor = usePhoto();
  if (!open || words === null) return null;
  const size = sizeOfWords(words);
  const place = shopPlaces.find(({ id }) => id === shown);
  const view = place && viewOf(place, size);
  const isInside = design.insideGlass;
  const text = writtenLines(design.text)
    .map((line) => line.text)
    .join(" / ");
  return (
    <Dialog title="See it there" width="wide" onClose={onClose}>
      <div className={styles.places}>
        {place && view ? (
          <PlacePicture key={`picture-${place.id}`} {...{ place, view, words, text, isInside, hintId }} />
        ) : (
          <PhotoPicture {...{ editor, words, text, hintId }} />
        )}
        <PlaceTiles shown={shown} tone={toneFor(words)} onShow={setShown} />
        {place && view ? (
          <PlacePanel key={`panel-${place.id}`} {...{ place, view, size, isInside, hintId }} />
        ) : (
          <PhotoPanel {...{ editor, size, hintId }} />
        )}
      </div>
    </Dialog>
  );
}
