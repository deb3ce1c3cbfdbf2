import { useMemo, useState } from "react";
import { firstLength, type KnownLength, photoBox } from "#domain/preview/places/photo-scale.ts";
import type { Point } from "#domain/preview/scene.ts";
import { useChosenFile } from "#web/artwork/use-chosen-file.ts";
import { letGoPhoto, type OwnPhoto, readPhoto } from "./read-photo.ts";

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
