import { type ReactNode, type RefObject, useCallback, useEffect, useId, useState } from "react";
import { acceptedFiles, MAX_FILES, TOO_MANY_FILES_MS } from "#domain/artwork/file-rules.ts";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { Icon } from "#ui/icon.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { previewOf } from "./attached-file.ts";
import styles from "./files.module.css";

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
      <Row gap={4} lines={3}>
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
      </Row>
      {rest.children}
      <div role="alert">{rest.refusal && <Message tone="error">{rest.refusal}</Message>}</div>
    </div>
  );
}

/** The picture itself, under an address that lives as long as it is shown. */
function Picture({ file }: { readonly file: Blob }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className={styles.preview}>
      <img ref={show} alt="" className={styles.picture} />
    </span>
  );
}

const SHEET = "M9 3h14l8 8v26a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z";

/** A sheet of paper with the kind of file written on it. */
function Sheet({ kind }: { readonly kind: "pdf" | "ai" | "file" }) {
  return (
    <span className={styles.preview} data-kind={kind}>
      <svg aria-hidden="true" viewBox="0 0 38 42" className={styles.sheet}>
        <path className={styles.paper} d={SHEET} />
        <path className={styles.fold} d="M23 3v8h8" />
        {kind === "file" ? (
          <path className={styles.lines} d="M12 20h14M12 26h14M12 32h9" />
        ) : (
          <>
            <rect className={styles.band} x="3" y="20" width="32" height="13" rx="2.5" />
            <text className={styles.letters} x="19" y="29.8" textAnchor="middle">
              {kind === "pdf" ? "PDF" : "Ai"}
            </text>
          </>
        )}
      </svg>
    </span>
  );
}

/** What a file shows itself by: an icon of its kind, or the picture itself. */
export function FilePreview({
  file,
  bytes,
}: {
  readonly file: Pick<File, "name" | "type">;
  readonly bytes: Blob | null;
}) {
  const preview = previewOf(file);
  if (preview !== "picture") return <Sheet kind={preview} />;
  // Of a file that has arrived before a reload the browser has only the name.
  return bytes === null ? <Sheet kind="file" /> : <Picture file={bytes} />;
}

/** True for five seconds after each time that there were too many. */
export function useTooMany(times: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setOver(times), TOO_MANY_FILES_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return times > over;
}
