import { type ReactNode, useId, useMemo, useState } from "react";
import {
  firstLength,
  KNOWN_LENGTH_MM,
  type KnownLength,
  photoBox,
  unitsPerMm,
} from "#domain/preview/places/photo-scale.ts";
import { photoLabel } from "#domain/preview/places/photo-labels.ts";
import type { Point } from "#domain/preview/scene.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { RangeField } from "#ui/fields/range-field.tsx";
import { useTypingPause } from "#ui/fields/use-typing-pause.ts";
import { Row } from "#ui/layout/boxes.tsx";
import { type ReadFile, useChosenFile } from "#web/artwork/chosen-file.ts";
import { ACCEPTED, ACCEPTED_WORDS, isAcceptedType } from "#web/artwork/read-artwork.ts";
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

/** A photo of the visitor's own, brought down to what a screen shows. Its address lives until it is revoked. */
interface OwnPhoto {
  readonly href: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** More of a photo than a large screen shows only takes memory. */
const SHOWN_PX = 2400;
/** Beyond that a phone's browser gives up. */
const MOST_MEGAPIXELS = 120;

function refused(sentence: string): ReadFile<OwnPhoto> {
  return { ok: false, sentence };
}

function loaded(href: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(image));
    image.addEventListener("error", () => resolve(null));
    image.src = href;
  });
}

/** The photo upright, as its camera says, and no larger than it is shown; null where the browser cannot do that. */
async function broughtDown(image: HTMLImageElement): Promise<OwnPhoto | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, SHOWN_PX / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const brush = canvas.getContext("2d");
  if (brush === null) return null;
  brush.fillStyle = "#ffffff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (file === null) return null;
  return { href: URL.createObjectURL(file), widthPx: canvas.width, heightPx: canvas.height };
}

const UNREADABLE = "This photo could not be read: it may be damaged. Please try another.";

/** Opens a photo in the browser alone; nothing is uploaded. */
async function readPhoto(file: File): Promise<ReadFile<OwnPhoto>> {
  if (!isAcceptedType(file.type))
    return refused(`“${file.name}” is not a photo that can be shown here. Please choose ${ACCEPTED_WORDS}.`);
  const href = URL.createObjectURL(file);
  try {
    const image = await loaded(href);
    if (image === null) return refused(UNREADABLE);
    const megapixels = (image.naturalWidth * image.naturalHeight) / 1e6;
    if (megapixels > MOST_MEGAPIXELS)
      return refused(
        `This photo has ${Math.round(megapixels)} megapixels; up to ${MOST_MEGAPIXELS} can be shown. Please choose a smaller copy.`,
      );
    await image.decode();
    const photo = await broughtDown(image);
    return photo === null ? refused(UNREADABLE) : { ok: true, read: photo };
  } catch {
    return refused(UNREADABLE);
  } finally {
    URL.revokeObjectURL(href);
  }
}

function letGoPhoto({ href }: OwnPhoto): void {
  URL.revokeObjectURL(href);
}

/** A photo with what its visitor said and did on it; points are on the stage. */
export interface MarkedPhoto {
  readonly photo: OwnPhoto;
  readonly known: KnownLength;
  /** The middle of the words. */
  readonly middle: Point;
  /** Degrees they are turned by, clockwise. */
  readonly turn: number;
}

export interface PhotoEditor {
  readonly marked: MarkedPhoto | null;
  readonly refusal: string | null;
  readonly isReading: boolean;
  readonly take: (file: File) => void;
  readonly mark: (part: Partial<Omit<MarkedPhoto, "photo">>) => void;
  readonly remove: () => void;
}

function marksOf(photo: OwnPhoto): MarkedPhoto {
  const box = photoBox(photo.widthPx, photo.heightPx);
  const middle: Point = [box.x + box.width / 2, box.y + box.height * 0.4];
  return { photo, known: firstLength(box), middle, turn: 0 };
}

/** The visitor's photo: held in this tab, never sent, forgotten on removal. */
export function usePhoto(): PhotoEditor {
  const { read: photo, refusal, isReading, take, remove } = useChosenFile(readPhoto, letGoPhoto);
  const [held, setHeld] = useState<MarkedPhoto | null>(null);
  const unmarked = useMemo(() => photo && marksOf(photo), [photo]);
  const marked = held?.photo === photo ? held : unmarked;
  return {
    marked,
    refusal,
    isReading,
    take: (file) => void take(file),
    mark: (part) =>
      setHeld((before) => {
        const now = before?.photo === photo ? before : unmarked;
        return now && { ...now, ...part };
      }),
    remove,
  };
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
          : photoLabel(across, size)}
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

interface PhotoPanelProps {
  readonly editor: PhotoEditor;
  readonly size: SizeMm;
  readonly hintId: string;
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
