import { unusedFileLabel } from "#domain/artwork/file-days.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { useStore } from "#web/calls/store.ts";
import { removeOwnPicture, useOwnPicture } from "./own-picture.ts";
import { missedPicture, useOwnSending } from "./own-sending.ts";
import { heardLabel, uploadMessage } from "./upload-messages.ts";
import styles from "./own-upload.module.css";

interface OwnUploadProps {
  /** After so many days a file goes that was never used; null while that is not known. */
  readonly unusedDays: number | null;
}

/** How long it is kept, and where all of one's files are seen. The preview lies outside of the pages' routing. */
function Keeping({ unusedDays }: OwnUploadProps) {
  return (
    <p className={styles.words}>
      {unusedDays === null ? "" : unusedFileLabel(unusedDays)} <a href="/files">See your files</a>
    </p>
  );
}

/** How far the visitor's own picture is on its way to the shop, and what can be done about it; nothing while there is none. */
export function OwnUpload({ unusedDays }: OwnUploadProps) {
  const { sending, progress } = useOwnSending();
  const isNotSeen = useOwnPicture().read === null;
  const missed = useStore(missedPicture);
  if (sending === null || progress === null) return null;
  const { step } = progress;
  const isMoving = step === "sending" || step === "interrupted";
  return (
    <div className={styles.upload}>
      {isMoving || step === "paused" ? (
        <div className={styles.bar}>
          <ProgressBar label="Upload" value={progress.percent} stands={step !== "sending"} />
        </div>
      ) : null}
      <p aria-hidden="true" className={styles.words}>
        {uploadMessage(progress)}
      </p>
      {step === "kept" ? <Keeping unusedDays={unusedDays} /> : null}
      <div role="status">
        <VisuallyHidden>{heardLabel(progress)}</VisuallyHidden>
        {step === "refused" ? (
          <Message tone="error">
            {progress.message}{" "}
            {isNotSeen ? "" : "You can still try it on here, but it will not go with your order."}
          </Message>
        ) : null}
        {missed !== null ? <Message tone="error">Its picture did not come.</Message> : null}
      </div>
      {missed !== null ? (
        <Button look="plain" busy={missed.isAsking} onClick={missed.again}>
          Try again
        </Button>
      ) : null}
      {isMoving ? (
        <Button look="plain" onClick={() => sending.pause()}>
          Pause
        </Button>
      ) : null}
      {step === "paused" ? (
        <Button look="plain" onClick={() => sending.resume()}>
          {progress.message === null ? "Resume" : "Try again"}
        </Button>
      ) : null}
      {/* Of what only the shop can paint nothing is seen before its picture has come: it is taken back here. */}
      {isNotSeen ? (
        <Button look="plain" onClick={removeOwnPicture}>
          Take it back
        </Button>
      ) : null}
    </div>
  );
}
