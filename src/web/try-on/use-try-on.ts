import { useEffect, useState } from "react";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { useOwnPicture } from "#web/artwork/own-picture.ts";

/** What the tiles show in place of the shop's pictures, by the addresses of their pages. */
export type WornTiles = ReadonlyMap<string, string>;

/** What the head of the home page shows: that is the picture of its own address. */
export const HEAD = "/";

const NONE: WornTiles = new Map();

/** The visitor's own picture on the tiles of a page: painted when there is one. */
export function useTryOn() {
  const { read, refusal, isReading } = useOwnPicture();
  const [worn, setWorn] = useState(NONE);
  const [attempt, setAttempt] = useState({ count: 0, hasFailed: false, of: read });
  const { count } = attempt;
  if (read === null && worn !== NONE) setWorn(NONE);
  useEffect(() => {
    if (read === null) return undefined;
    const end = new AbortController();
    const onTile = (route: string, content: string) =>
      setWorn((before) => new Map(before).set(route, content));
    const onFail = () => {
      if (!end.signal.aborted) setAttempt({ count, hasFailed: true, of: read });
    };
    loadChunk(() => import("./paint-tiles.ts"))
      .then(({ paintTiles }) => paintTiles(read, { onTile, onFail, signal: end.signal }))
      .catch((error: unknown) => {
        console.error(error);
        onFail();
      });
    return () => end.abort();
  }, [read, count]);
  return {
    own: read,
    refusal,
    isReading,
    worn: read === null ? NONE : worn,
    /** How many products wear it. */
    wornBy: [...worn.keys()].filter((route) => route !== HEAD).length,
    hasFailed: read !== null && attempt.of === read && attempt.hasFailed,
    onAgain: () => setAttempt({ count: count + 1, hasFailed: false, of: read }),
  };
}
