import { useEffect, useRef, useState } from "react";
import { firstLength, type KnownLength, photoBox } from "#domain/preview/places/photo-scale.ts";
import type { Point } from "#domain/preview/scene.ts";
import { type OwnPhoto, readPhoto } from "./read-photo.ts";

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
  readonly take: (file: File | undefined) => void;
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
  const [marked, setMarked] = useState<MarkedPhoto | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  /** Of what was chosen, dropped or removed only the last counts, however long a photo takes to read. */
  const latest = useRef(0);
  const href = marked?.photo.href;
  useEffect(() => {
    if (href === undefined) return undefined;
    return () => URL.revokeObjectURL(href);
  }, [href]);
  const read = async (file: File) => {
    const mine = ++latest.current;
    setReading(true);
    const answer = await readPhoto(file);
    if (mine !== latest.current) {
      if (answer.ok) URL.revokeObjectURL(answer.photo.href);
      return;
    }
    setReading(false);
    setRefusal(answer.ok ? null : answer.sentence);
    if (answer.ok) setMarked(marksOf(answer.photo));
  };
  return {
    marked,
    refusal,
    isReading,
    take: (file) => void (file && read(file)),
    mark: (part) => setMarked((held) => held && { ...held, ...part }),
    remove: () => {
      latest.current += 1;
      setReading(false);
      setMarked(null);
      setRefusal(null);
    },
  };
}
