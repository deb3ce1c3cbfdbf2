import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { removeOwnPicture, takeOwnPicture } from "#web/artwork/own-picture.ts";
import { OwnUpload } from "#web/artwork/own-upload.tsx";
import { ACCEPTED_ARTWORK, type OwnPicture } from "#web/artwork/read-artwork.ts";
import { uploadOffer } from "#web/artwork/upload-words.ts";
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
          accept={ACCEPTED_ARTWORK}
          look={own === null ? "quiet" : "plain"}
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
