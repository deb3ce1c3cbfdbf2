import { useMemo, useState } from "react";
import { firstLength, type KnownLength, photoBox } from "#domain/preview/places/photo-scale.ts";
import type { Point } from "#domain/preview/scene.ts";
import { type ReadFile, useChosenFile } from "#web/artwork/chosen-file.ts";
import { ACCEPTED_WORDS, isAcceptedType } from "#web/artwork/read-artwork.ts";

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
