import { type ReactNode, useId } from "react";
import {
  KNOWN_LENGTH_MM,
  type KnownLength,
  photoBox,
  unitsPerMm,
} from "#domain/preview/places/photo-scale.ts";
import { photoWords } from "#domain/preview/places/photo-words.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { RangeField } from "#ui/fields/range-field.tsx";
import { useTypingPause } from "#ui/fields/use-typing-pause.ts";
import { Row } from "#ui/layout/boxes.tsx";
import { ACCEPTED } from "#web/artwork/read-artwork.ts";
import type { MarkedPhoto, PhotoEditor } from "./use-photo.ts";
import styles from "./places.module.css";

const MOST_TURN = 45;
/** Rest after the last key before a length may be called wrong. */
const PAUSE_MS = 600;

function turnWords(degrees: number): string {
  if (degrees === 0) return "straight";
  return `${Math.abs(degrees)} degrees ${degrees > 0 ? "clockwise" : "anticlockwise"}`;
}

function lengthFault(millimetres: number | null): string | null {
  const { least, most } = KNOWN_LENGTH_MM;
  if (millimetres === null || (millimetres >= least && millimetres <= most)) return null;
  return `Type a length from ${least} to 20,000 mm.`;
}

interface PhotoPanelProps {
  readonly editor: PhotoEditor;
  readonly size: SizeMm;
  readonly hintId: string;
}

/** How large the words are on the photo, once that is known. */
function Said({ marked: { photo, known }, size }: { readonly marked: MarkedPhoto; readonly size: SizeMm }) {
  const scale = unitsPerMm(known);
  const across = scale && photoBox(photo.widthPx, photo.heightPx).width / scale;
  return (
    <div aria-live="polite" className={styles.said}>
      <p>
        {across === null
          ? "Type the length, and your words lie on the photo to scale."
          : photoWords(across, size)}
      </p>
    </div>
  );
}

interface LengthFieldProps {
  readonly known: KnownLength;
  readonly onChange: (known: KnownLength) => void;
}

/** How long the line is. Half a number is not called wrong: only what stands after a pause, or when the field is left. */
function LengthField({ known, onChange }: LengthFieldProps) {
  const { typing, mark, end } = useTypingPause(PAUSE_MS);
  return (
    <div onBlur={end}>
      <NumberField
        label="How long is the line?"
        name="known-length"
        unit="mm"
        maxLength={5}
        eachKey
        live
        value={known.millimetres}
        error={typing ? null : lengthFault(known.millimetres)}
        onTyping={mark}
        onNumber={(millimetres) => onChange({ ...known, millimetres })}
      />
    </div>
  );
}

/** How a photo is used, before there is one. */
function Steps() {
  return (
    <ol className={styles.steps}>
      <li>Take the photo straight on, with something in it whose length you know.</li>
      <li>Drag the two ends of a line over that, and type how long it is.</li>
      <li>Your words lie on the photo to scale; drag them to their place.</li>
    </ol>
  );
}

interface PhotoChooserProps {
  readonly editor: PhotoEditor;
  /** What the button says. */
  readonly children: ReactNode;
  /** What can be done instead. */
  readonly beside?: ReactNode;
}

/** A button that opens the device's photos, and why one was not taken. */
export function PhotoChooser({ editor: { isReading, refusal, take }, children, beside }: PhotoChooserProps) {
  const refusalId = useId();
  return (
    <div className={styles.chooser}>
      <Row lines={2}>
        <FileButton
          label="Photo of your own"
          accept={ACCEPTED}
          busy={isReading}
          describedBy={refusal === null ? undefined : refusalId}
          onFiles={([file]) => file && take(file)}
        >
          {isReading ? "Opening the photo …" : children}
        </FileButton>
        {beside}
      </Row>
      <div aria-live="polite">
        {refusal === null ? null : (
          <Message tone="error" id={refusalId}>
            {refusal}
          </Message>
        )}
      </div>
    </div>
  );
}

/** What is asked about a photo: how long something on it is, and how the words are turned. */
export function PhotoPanel({ editor, size, hintId }: PhotoPanelProps) {
  const { marked } = editor;
  if (marked === null) return <Steps />;
  const { known, turn } = marked;
  return (
    <div className={styles.panel}>
      <p id={hintId} className={styles.hint}>
        Drag the line’s two ends to something whose length you know. Arrow keys move them, too.
      </p>
      <LengthField known={known} onChange={(changed) => editor.mark({ known: changed })} />
      <p className={styles.hint}>
        A door is about 2,000 mm high, an A4 sheet 297 mm, a bank card 86 mm wide.
      </p>
      <RangeField
        label="Turn the words"
        value={turn}
        min={-MOST_TURN}
        max={MOST_TURN}
        words={turnWords(turn)}
        onValue={(degrees) => editor.mark({ turn: degrees })}
      />
      <Said marked={marked} size={size} />
      <PhotoChooser
        editor={editor}
        beside={
          <Button look="plain" onClick={editor.remove}>
            Remove the photo
          </Button>
        }
      >
        Another photo
      </PhotoChooser>
      <p className={styles.hint}>The photo stays on your device. Taken straight on, it is true all over.</p>
    </div>
  );
}
