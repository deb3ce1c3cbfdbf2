import type { SizeMm } from "#domain/size-mm.ts";
import { glassWords, marginWords, shareWords, tooLarge } from "#domain/preview/places/place-words.ts";
import type { LetteringPlace } from "#domain/preview/places/place.ts";
import { type Margins, marginsOf, middleAt, stepFor, surfaceSeen } from "#domain/preview/places/placing.ts";
import type { Box } from "#domain/preview/scene.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { PlaceView } from "./use-place-views.ts";
import styles from "./places.module.css";

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
export function PlacePanel({ place, size, view, isInside, hintId }: PlacePanelProps) {
  const fault = tooLarge(place, size);
  const surface = surfaceSeen(place, view.from);
  const margins = marginsOf(surface, size, view.middle);
  const step = stepFor(place.widthMm);
  return (
    <div className={styles.panel}>
      <div aria-live="polite" className={styles.said}>
        {fault === null ? <p>{shareWords(place, size)}</p> : <Message tone="error">{fault}</Message>}
        {place.isGlass ? <p>{glassWords(view.from, isInside)}</p> : null}
        <VisuallyHidden>{marginWords(place, margins)}</VisuallyHidden>
      </div>
      <MarginFields surface={surface} margins={margins} size={size} view={view} />
      <div className={styles.tools}>
        <Button look="quiet" onClick={view.onCentre}>
          Put in the middle
        </Button>
        {view.onCloser === null ? null : (
          <Button look="quiet" onClick={view.onCloser}>
            {view.isClose ? "Show all" : "Come closer"}
          </Button>
        )}
      </div>
      <p id={hintId} className={styles.hint}>
        Drag the words, or move them by the arrow keys: {step} mm a press, {step * 10} mm with Shift.
      </p>
    </div>
  );
}
