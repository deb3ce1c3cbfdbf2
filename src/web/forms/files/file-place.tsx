import { useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from "react";
import { acceptedFiles, MAX_FILES } from "#domain/artwork/file-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import styles from "./attachments-field.module.css";

type AddFiles = (files: readonly File[]) => void;

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

/** True while files are dragged over; the handlers of the place they may be let go in. */
function useDropPlace(add: AddFiles) {
  const [over, setOver] = useState(false);
  return {
    "data-over": over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add([...event.dataTransfer.files]);
    },
  };
}

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
  const input = useRef<HTMLInputElement>(null);
  const place = useDropPlace(add);
  return (
    <div className={styles.place} {...place}>
      <div className={styles.head}>
        <span className={styles.anchor}>
          <Button ref={rest.button} look="quiet" describedBy={hintId} onClick={() => input.current?.click()}>
            <Icon name="attach" />
            {rest.words}
          </Button>
          <span role="status" className={styles.tip}>
            {rest.tooMany && `Maximum of ${MAX_FILES} files only!`}
          </span>
        </span>
        <p id={hintId} className={styles.hint}>
          <span className={styles.drop}>Or drop them here. </span>Up to {MAX_FILES} files of {rest.megabytes}{" "}
          MB: {rest.kinds}.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label="Files to attach"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      {rest.children}
      <div role="alert">{rest.refusal && <Message tone="error">{rest.refusal}</Message>}</div>
    </div>
  );
}
