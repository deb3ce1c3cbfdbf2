import { acceptedArtwork } from "#domain/artwork/file-rules.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PrintLines } from "#artwork-tools/placing/print-lines.tsx";
import styles from "#artwork-tools/scene/preview.module.css";
import { OwnUpload } from "./own-upload.tsx";
import { shortUploadOffer } from "./upload-messages.ts";

interface OwnArtworkFieldProps {
  readonly hasPicture: boolean;
  /** Id of the words that say why a file was not taken. */
  readonly refusalId: string;
  readonly isRefused: boolean;
  /** After so many days a file goes that was never used; null while that is not known. */
  readonly unusedDays: number | null;
  /** Somebody is about to choose a file. */
  readonly onSeek: () => void;
  readonly onTake: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

/** Where the trade begins: a picture of one's own, chosen here or dropped on the product, stands above it. It is sent to the shop meanwhile. */
export function OwnArtworkField({
  hasPicture,
  refusalId,
  isRefused,
  unusedDays,
  onSeek,
  onTake,
  onRemove,
}: OwnArtworkFieldProps) {
  return (
    <div className={styles.own} data-empty={!hasPicture || undefined}>
      {hasPicture ? (
        <span className={styles.ownWords}>
          <strong>Your picture</strong>
        </span>
      ) : (
        <span className={styles.ownWords}>
          <Icon name="upload" size={18} />
          <span>
            <strong>Start with your picture</strong>{" "}
            <span className={styles.soft}>or drop it here. {shortUploadOffer(unusedDays)}</span>
          </span>
        </span>
      )}
      <FileButton
        label="Picture of your own"
        accept={acceptedArtwork}
        look={hasPicture ? "plain" : "quiet"}
        describedBy={isRefused ? refusalId : undefined}
        onSeek={onSeek}
        multiple
        onFiles={onTake}
      >
        {hasPicture ? "Try another picture" : "Try your own picture"}
      </FileButton>
      {hasPicture && (
        <Button look="plain" onClick={onRemove}>
          Remove my picture
        </Button>
      )}
    </div>
  );
}

interface OwnPictureStateProps {
  /** How sharp the picture will be, in words; null while there is none. */
  readonly resolution: string | null;
  readonly refusal: string | null;
  readonly refusalId: string;
  /** It is cut along a line of its own: there is neither bleed nor trim to explain. */
  readonly isCutRound: boolean;
  readonly unusedDays: number | null;
}

/** What is said of one's own picture: how sharp it will be, or why it cannot be taken; its way to the shop. */
export function OwnPictureState({
  resolution,
  refusal,
  refusalId,
  isCutRound,
  unusedDays,
}: OwnPictureStateProps) {
  return (
    <>
      <div className={styles.verdict} aria-live="polite">
        {refusal === null ? (
          resolution !== null && <p>{resolution}</p>
        ) : (
          <Message tone="error" id={refusalId}>
            {refusal}
          </Message>
        )}
      </div>
      {resolution !== null && !isCutRound && (
        <PrintLines bleed="Background bleed" trim="Trim line" safety="Inside safety" />
      )}
      <OwnUpload unusedDays={unusedDays} />
    </>
  );
}
