import { useEffect, useRef, useState } from "react";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { ACCEPTED_WORDS, readArtwork } from "./read-artwork.ts";

const REFUSAL = `File type not accepted. Please try again. This preview takes ${ACCEPTED_WORDS}.`;

interface Held {
  readonly file: File;
  readonly artwork: OwnArtwork;
  readonly name: string;
}

/** The visitor's own picture: held in this tab, never sent, forgotten on removal. */
export function useOwnArtwork() {
  const [held, setHeld] = useState<Held | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Of what was chosen, dropped or removed only the last counts, however long a picture takes to read. */
  const latest = useRef(0);
  const href = held?.artwork.href;
  useEffect(() => {
    if (href === undefined) return;
    return () => URL.revokeObjectURL(href);
  }, [href]);

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    latest.current += 1;
    const mine = latest.current;
    const read = await readArtwork(file);
    if (mine !== latest.current) {
      if (read.ok) URL.revokeObjectURL(read.artwork.href);
      return;
    }
    setRefusal(read.ok ? null : REFUSAL);
    if (read.ok) setHeld({ file, artwork: read.artwork, name: read.name });
  };
  const remove = (): void => {
    latest.current += 1;
    setHeld(null);
    setRefusal(null);
  };
  return {
    file: held?.file ?? null,
    artwork: held?.artwork ?? null,
    name: held?.name ?? null,
    refusal,
    take,
    remove,
  };
}
