import { acceptedArtwork } from "#domain/artwork/file-rules.ts";
import { memo, useEffect, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { removeOwnPicture, takeOwnPicture, useOwnPicture } from "#web/artwork/own-picture.ts";
import { OwnUpload } from "#web/artwork/own-upload.tsx";
import type { OwnPicture } from "#web/artwork/read-artwork.ts";
import { uploadOffer } from "#web/artwork/upload-messages.ts";
import styles from "./try-on.module.css";

interface TryOnOfferProps {
  readonly own: OwnPicture | null;
  readonly refusal: string | null;
  readonly isReading: boolean;
  /** How many tiles wear the picture. */
  readonly wornBy: number;
  readonly hasFailed: boolean;
  /** After so many days a file goes that was never used; null while that is not known. */
  readonly unusedDays: number | null;
  readonly onAgain: () => void;
}

function leadFor({ own, wornBy }: Pick<TryOnOfferProps, "own" | "wornBy">): string {
  if (own === null) return "Drop your logo";
  return wornBy === 0 ? "Printing it on everything …" : `Yours, on ${wornBy} products below`;
}

/** Where a visitor's logo is dropped or chosen, to be seen on every product of the page. Without a script nothing is offered. */
export function TryOnOffer(props: TryOnOfferProps) {
  const { own, refusal, isReading, wornBy, hasFailed, unusedDays, onAgain } = props;
  const [wordsId, refusalId] = [useId(), useId()];
  return (
    <div className={styles.offer} data-part="try-on" data-own={own !== null || undefined}>
      {own === null ? null : <img className={styles.own} src={own.artwork.href} alt="What you tried on" />}
      <div className={styles.words}>
        <p role="status" className={styles.lead}>
          {leadFor({ own, wornBy })}
        </p>
        {own === null ? <p id={wordsId}>See it on everything below. {uploadOffer(unusedDays)}</p> : null}
        <OwnUpload unusedDays={unusedDays} />
      </div>
      <div className={styles.acts}>
        <FileButton
          label="Your logo or picture"
          accept={acceptedArtwork}
          look={own === null ? "main" : "plain"}
          busy={isReading}
          describedBy={refusal === null ? (own === null ? wordsId : undefined) : refusalId}
          onFiles={([file]) => file && void takeOwnPicture(file)}
        >
          {own === null ? "Choose a file" : "Try another"}
        </FileButton>
        {own === null ? null : (
          <Button look="plain" onClick={removeOwnPicture}>
            Remove my picture
          </Button>
        )}
      </div>
      <div aria-live="polite" className={styles.said}>
        {refusal === null ? null : (
          <Message tone="error" id={refusalId}>
            {refusal}
          </Message>
        )}
        {hasFailed ? (
          <>
            <Message tone="error">The products could not be drawn.</Message>
            <Button look="quiet" onClick={onAgain}>
              Try again
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** What the tiles show in place of the shop's pictures, by the addresses of their pages. */
type WornTiles = ReadonlyMap<string, string>;

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

/** The part of the stage that the head of the home page shows, in its proportions. */
const HEAD_VIEW = "150 40 600 560";

interface WornPictureProps {
  /** SVG of our own painter. */
  readonly content: string;
  readonly className: string | undefined;
  /** It stands at the head of the page: only its middle is shown. */
  readonly isHead: boolean;
}

/** A tile's picture with the visitor's own on it. */
export const WornPicture = memo(({ content, className, isHead }: WornPictureProps) => (
  <svg
    className={`${className ?? ""} ${styles.worn}`}
    viewBox={isHead ? HEAD_VIEW : "0 0 900 640"}
    aria-hidden="true"
    data-part="worn"
    data-head={isHead || undefined}
    dangerouslySetInnerHTML={{ __html: content }}
  />
));
