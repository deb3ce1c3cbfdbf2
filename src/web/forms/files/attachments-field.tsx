import { useId, useRef, useState } from "react";
import type { DragEvent } from "react";
import { acceptedFiles, MAX_FILE_MB, MAX_FILES } from "#domain/artwork/file-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./attachments-field.module.css";
import { fileSizeText } from "./attached-file.ts";
import { FilePreview } from "./file-preview.tsx";
import type { Attachments } from "./use-attachments.ts";

interface AttachmentsFieldProps {
  readonly attachments: Attachments;
  /** What the shop found when it looked into them. */
  readonly error: string | undefined;
  /** The names that are offered, for the browser's own dialog. */
  readonly accept?: string;
  /** What is taken, in words. */
  readonly kinds?: string;
  readonly children?: string;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

/** True while files are dragged over; the handlers of the place they may be let go in. */
function useDropPlace(add: Attachments["add"]) {
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

interface FileListProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

function FileList({ files, onRemove }: FileListProps) {
  return (
    <ul className={styles.list} aria-label="Attached files">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
          <FilePreview file={file} />
          <span className={styles.words}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{fileSizeText(file.size)}</span>
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(file)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Up to four files, chosen or dropped, each with its preview. */
export function AttachmentsField({
  attachments,
  error,
  accept = acceptedFiles,
  kinds = "artwork, pictures or documents",
  children = "Attach File",
}: AttachmentsFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const place = useDropPlace(attachments.add);
  const { files } = attachments;
  const refusal = attachments.refusal ?? error;
  const remove = (file: File) => {
    attachments.remove(file);
    button.current?.focus();
  };
  return (
    <div className={styles.place} {...place}>
      <div className={styles.head}>
        <span className={styles.anchor}>
          <Button ref={button} look="quiet" describedBy={hintId} onClick={() => input.current?.click()}>
            <Icon name="attach" />
            {children}
          </Button>
          <span role="status" className={styles.tip}>
            {attachments.tooMany && `Maximum of ${MAX_FILES} files only!`}
          </span>
        </span>
        <p id={hintId} className={styles.hint}>
          <span className={styles.drop}>Or drop them here. </span>Up to {MAX_FILES} files of {MAX_FILE_MB} MB:{" "}
          {kinds}.
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
          attachments.add([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      {files.length > 0 && <FileList files={files} onRemove={remove} />}
      <div role="status">
        {files.length > 0 && (
          <VisuallyHidden>
            {files.length} of {MAX_FILES} files attached
          </VisuallyHidden>
        )}
      </div>
      <div role="alert">
        {refusal !== null && refusal !== undefined && <Message tone="error">{refusal}</Message>}
      </div>
    </div>
  );
}
