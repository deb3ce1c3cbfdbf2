import { acceptedArtwork } from "#domain/artwork/file-rules.ts";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { PrintLines } from "#artwork-tools/placing/print-lines.tsx";
import styles from "#artwork-tools/scene/preview.module.css";
import { OwnUpload } from "./own-upload.tsx";
import { uploadOffer } from "./upload-messages.ts";

interface OwnArtworkFieldProps {
  /** How sharp the picture will be, in words; null while there is none. */
  readonly resolution: string | null;
  readonly refusal: string | null;
  /** It is cut along a line of its own: there is neither bleed nor trim to explain. */
  readonly isCutRound: boolean;
  /** After so many days a file goes that was never used; null while that is not known. */
  readonly unusedDays: number | null;
  /** Somebody is about to choose a file. */
  readonly onSeek: () => void;
  readonly onTake: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

/** Tries a picture of one's own on the product: chosen here or dropped on the picture. It is sent to the shop meanwhile. */
export function OwnArtworkField({
  resolution,
  refusal,
  isCutRound,
  unusedDays,
  onSeek,
  onTake,
  onRemove,
}: OwnArtworkFieldProps) {
  const refusalId = useId();
  return (
    <div className={styles.own}>
      <FileButton
        label="Picture of your own"
        accept={acceptedArtwork}
        describedBy={refusal === null ? undefined : refusalId}
        onSeek={onSeek}
        multiple
        onFiles={onTake}
      >
        {resolution === null ? "Try your own picture" : "Try another picture"}
      </FileButton>
      {resolution === null ? null : (
        <>
          <Button look="plain" onClick={onRemove}>
            Remove my picture
          </Button>
          {isCutRound ? null : (
            <PrintLines bleed="Background bleed" trim="Trim line" safety="Inside safety" />
          )}
        </>
      )}
      <div className={styles.verdict} aria-live="polite">
        {refusal === null ? (
          <p>{resolution ?? `Choose one or drop it on the product. ${uploadOffer(unusedDays)}`}</p>
        ) : (
          <Message tone="error" id={refusalId}>
            {refusal}
          </Message>
        )}
      </div>
      <OwnUpload unusedDays={unusedDays} />
    </div>
  );
}
