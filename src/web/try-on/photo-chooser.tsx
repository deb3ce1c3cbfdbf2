import { type ReactNode, useId } from "react";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { ACCEPTED } from "#web/artwork/read-artwork.ts";
import styles from "./places.module.css";
import type { PhotoEditor } from "./use-photo.ts";

interface PhotoChooserProps {
  readonly editor: PhotoEditor;
  /** What the button says. */
  readonly children: ReactNode;
  /** What can be done instead. */
  readonly beside?: ReactNode;
}

/** A button that opens the device's photos, and why one was not taken. */
export function PhotoChooser({ editor: { isReading, refusal, take }, children, beside }: PhotoChooserProps) {
  const refusalId = useId();
  return (
    <div className={styles.chooser}>
      <div className={styles.tools}>
        <FileButton
          label="Photo of your own"
          accept={ACCEPTED}
          busy={isReading}
          describedBy={refusal === null ? undefined : refusalId}
          onFiles={([file]) => file && take(file)}
        >
          {isReading ? "Opening the photo …" : children}
        </FileButton>
        {beside}
      </div>
      <div aria-live="polite">
        {refusal === null ? null : (
          <Message tone="error" id={refusalId}>
            {refusal}
          </Message>
        )}
      </div>
    </div>
  );
}
