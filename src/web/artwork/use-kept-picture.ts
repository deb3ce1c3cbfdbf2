import { useEffect, useState } from "react";
import { type OwnPicture, readArtwork } from "./read-artwork.ts";

/** The shop's own pictures of kept files, opened once each: they are small, and the same for as long as the page is there. */
const opened = new Map<string, Promise<OwnPicture | null>>();

async function open(id: string): Promise<OwnPicture | null> {
  const answer = await fetch(`/api/artwork/${id}/picture`);
  if (!answer.ok) return null;
  const blob = await answer.blob();
  const read = await readArtwork(new File([blob], `${id}.webp`, { type: blob.type }));
  return read.ok ? read.read : null;
}

function openOnce(id: string): Promise<OwnPicture | null> {
  const opening =
    opened.get(id) ??
    open(id).catch((error: unknown) => {
      // On a lost line: asked for again the next time.
      opened.delete(id);
      console.error(error);
      return null;
    });
  opened.set(id, opening);
  return opening;
}

/** A picture that the shop keeps for this visitor; null until it has come, and where it is nobody's here. */
export function useKeptPicture(id: string | null): OwnPicture | null {
  const [shown, setShown] = useState<{ readonly id: string; readonly picture: OwnPicture | null } | null>(
    null,
  );
  useEffect(() => {
    if (id === null) return undefined;
    let isStale = false;
    void openOnce(id).then((picture) => {
      if (!isStale) setShown({ id, picture });
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return shown?.id === id ? shown.picture : null;
}
