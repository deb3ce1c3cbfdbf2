import { useId, type ReactNode, type RefObject } from "react";
import { acceptedFiles, MAX_FILES } from "#domain/artwork/file-rules.ts";
import { Icon } from "#ui/icon.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import styles from "./attachments-field.module.css";

type AddFiles = (files: readonly File[]) => void;

export interface FilePlaceProps {
  readonly add: AddFiles;
  /** For five seconds after a fifth file. */
  readonly tooMany: boolean;
  /** Why a file was not taken. */
  readonly refusal: string | null | undefined;
  /** The names that are offered, for the browser's own dialog. */
  readonly accept?: string;
  /** The largest file, in megabytes, and what is taken, in words. */
  readonly megabytes: number;
  readonly kinds: string;
  /** What its button says. */
  readonly words: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The files that are there. */
  readonly children: ReactNode;
}

/** Where up to four files are chosen or dropped. */
export function FilePlace({ add, accept = acceptedFiles, ...rest }: FilePlaceProps) {
  const hintId = useId();
  const place = useDropPlace({ onDrop: add });
  return (
    <div className={styles.place} {...place}>
      <div className={styles.head}>
        <span className={styles.anchor}>
          <FileButton
            label="Files to attach"
            accept={accept}
            multiple
            describedBy={hintId}
            buttonRef={rest.button}
            onFiles={add}
          >
            <Icon name="attach" />
            {rest.words}
          </FileButton>
          <span role="status" className={styles.tip}>
            {rest.tooMany && `Maximum of ${MAX_FILES} files only!`}
          </span>
        </span>
        <p id={hintId} className={styles.hint}>
          <span className={styles.drop}>Or drop them here. </span>Up to {MAX_FILES} files of {rest.megabytes}{" "}
          MB: {rest.kinds}.
        </p>
      </div>
      {rest.children}
      <div role="alert">{rest.refusal && <Message tone="error">{rest.refusal}</Message>}</div>
    </div>
  );
}
