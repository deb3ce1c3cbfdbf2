import { useEffect, useState } from "react";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { ACCEPTED_WORDS, readArtwork } from "./read-artwork.ts";

const REFUSAL = `File type not accepted. Please try again. This preview takes ${ACCEPTED_WORDS}.`;

interface Held {
  readonly artwork: OwnArtwork;
  readonly name: string;
}

/** The visitor's own picture: held in this tab, never sent, forgotten on removal. */
export function useOwnArtwork() {
  const [held, setHeld] = useState<Held | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const href = held?.artwork.href;
  useEffect(() => {
    if (href === undefined) return;
    return () => URL.revokeObjectURL(href);
  }, [href]);

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readArtwork(file);
    setRefusal(read.ok ? null : REFUSAL);
    if (read.ok) setHeld({ artwork: read.artwork, name: read.name });
  };
  const remove = (): void => {
    setHeld(null);
    setRefusal(null);
  };
  return { artwork: held?.artwork ?? null, name: held?.name ?? null, refusal, take, remove };
}
