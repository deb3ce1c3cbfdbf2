import { useId, useMemo, useState } from "react";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { glassLabel, marginLabel, shareLabel, tooLarge } from "#domain/preview/places/place-labels.ts";
import type { LetteringPlace, PlaceId, Tone } from "#domain/preview/places/place.ts";
import { places as shopPlaces, places } from "#domain/preview/places/places.ts";
import { type Margins, marginsOf, middleAt, stepFor, surfaceSeen } from "#domain/preview/places/placing.ts";
import { stuckSize, type StuckLettering, toneFor } from "#domain/preview/places/stuck-label.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Painted } from "#artwork-tools/scene/painted-layer.tsx";
import { PhotoPanel, usePhoto } from "./photo-panel.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import { PlacePicture, type PlaceView, usePlaceViews } from "./place-picture.tsx";
import { paintedPlace } from "./place-stage.tsx";
import styles from "./places.module.css";

/** A place, or the customer's own photo. */
type ShownPlace = PlaceId | "photo";

function SmallPlace({ place, tone }: { readonly place: LetteringPlace; readonly tone: Tone }) {
  const content = useMemo(() => {
    const { below, above } = paintedPlace(place, { tone, from: "outside" }, true, `small-${place.id}-`);
    return below + above;
  }, [place, tone]);
  return (
    <svg
      viewBox="0 0 900 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.small}
    >
      <Painted content={content} />
    </svg>
  );
}

/** A photo with a line of known length over it. */
function SmallPhoto() {
  return (
    <svg
      viewBox="0 0 90 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.small}
      data-photo
    >
      <path className={styles.hills} d="M0 50 24 27l18 16 15-13 33 24v10H0Z" />
      <circle className={styles.sun} cx="68" cy="16" r="6" />
      <path className={styles.known} d="M14 55H76M14 50v10M76 50v10" />
    </svg>
  );
}

interface PlaceTilesProps {
  readonly shown: ShownPlace;
  readonly tone: Tone;
  readonly onShow: (shown: ShownPlace) => void;
}

/** Where the words are looked at. */
function PlaceTiles({ shown, tone, onShow }: PlaceTilesProps) {
  const tile = { type: "radio", layout: "tile", name: "place" } as const;
  return (
    <div role="radiogroup" aria-label="Where" className={styles.tiles}>
      {places.map((place) => (
        <ChoiceCard
          key={place.id}
          {...tile}
          value={place.id}
          checked={shown === place.id}
          title={place.name}
          picture={<SmallPlace place={place} tone={tone} />}
          onChoose={() => onShow(place.id)}
        />
      ))}
      <ChoiceCard
        {...tile}
        value="photo"
        checked={shown === "photo"}
        title="Your photo"
        picture={<SmallPhoto />}
        onChoose={() => onShow("photo")}
      />
    </div>
  );
}

/** Rest after the last key before the words move. */
const PAUSE_MS = 400;

interface PlacePanelProps {
  readonly place: LetteringPlace;
  readonly size: SizeMm;
  readonly view: PlaceView;
  readonly isInside: boolean;
  readonly hintId: string;
}

interface MarginFieldsProps extends Pick<PlacePanelProps, "size" | "view"> {
  readonly surface: Box;
  readonly margins: Margins;
}

/** How far the words are from the edges of what they are stuck on. */
function MarginFields({ surface, margins, size, view }: MarginFieldsProps) {
  const field = (side: "left" | "top") => {
    const margin = margins[side];
    return margin === null ? null : (
      <NumberField
        key={side}
        label={`From the ${side}`}
        name={`from-${side}`}
        unit="mm"
        maxLength={4}
        pauseMs={PAUSE_MS}
        value={Math.round(margin)}
        onNumber={(mm) => view.onMove(middleAt(surface, size, { ...margins, [side]: mm ?? margin }))}
      />
    );
  };
  return (
    <div className={styles.fields}>
      {field("left")}
      {field("top")}
    </div>
  );
}

/** How the words fit in a place, and where they are on it. */
function PlacePanel({ place, size, view, isInside, hintId }: PlacePanelProps) {
  const fault = tooLarge(place, size);
  const surface = surfaceSeen(place, view.from);
  const margins = marginsOf(surface, size, view.middle);
  const step = stepFor(place.widthMm);
  return (
    <div className={styles.panel}>
      <div aria-live="polite" className={styles.said}>
        {fault === null ? <p>{shareLabel(place, size)}</p> : <Message tone="error">{fault}</Message>}
        {place.isGlass ? <p>{glassLabel(view.from, isInside)}</p> : null}
        <VisuallyHidden>{marginLabel(place, margins)}</VisuallyHidden>
      </div>
      <MarginFields surface={surface} margins={margins} size={size} view={view} />
      <Row lines={2}>
        <Button look="quiet" onClick={view.onCentre}>
          Put in the middle
        </Button>
        {view.onCloser === null ? null : (
          <Button look="quiet" onClick={view.onCloser}>
            {view.isClose ? "Show all" : "Come closer"}
          </Button>
        )}
      </Row>
      <p id={hintId} className={styles.hint}>
        Drag the words, or move them by the arrow keys: {step} mm a press, {step * 10} mm with Shift.
      </p>
    </div>
  );
}

interface PlacesProps {
  readonly open: boolean;
  readonly design: LetteringDesign;
  /** Null while nothing can be drawn. */
  readonly words: StuckLettering | null;
  readonly onClose: () => void;
}

/** The words where they will be, to scale. What was moved and the photo stay while it is closed. */
export function Places({ open, design, words, onClose }: PlacesProps) {
  const [shown, setShown] = useState<ShownPlace>(design.insideGlass ? "door" : "wall");
  const hintId = useId();
  const viewOf = usePlaceViews();
  const editor = usePhoto();
  if (!open || words === null) return null;
  const size = stuckSize(words);
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
