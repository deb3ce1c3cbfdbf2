import { useCallback, useRef, useState } from "react";
import { MAX_FILE_MB, MAX_FILES } from "#domain/artwork/file-rules.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { fileSizeText, type FindFault, withFiles } from "./attached-file.ts";
import { FilePlace, FilePreview, useTooMany } from "./chosen-files.tsx";
import styles from "./files.module.css";

export interface Attachments {
  readonly files: readonly File[];
  /** For five seconds after a fifth file. */
  readonly tooMany: boolean;
  /** Why a file was not taken; gone with the next one. */
  readonly refusal: string | null;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
  /** They were sent. */
  readonly clear: () => void;
}

interface State {
  readonly files: readonly File[];
  readonly refusal: string | null;
  /** Counts fifth files, so that each one shows the tooltip for its whole time. */
  readonly overflows: number;
}

/** The files that go with the form. */
export function useAttachments(findFault: FindFault): Attachments {
  const [{ files, refusal, overflows }, setState] = useState<State>({
    files: [],
    refusal: null,
    overflows: 0,
  });
  const tooMany = useTooMany(overflows);
  const add = useCallback(
    (chosen: readonly File[]) =>
      setState((old) => {
        const added = withFiles(old.files, chosen, findFault);
        return {
          files: added.files,
          refusal: added.refusal,
          overflows: old.overflows + (added.tooMany ? 1 : 0),
        };
      }),
    [findFault],
  );
  const remove = useCallback(
    (file: File) =>
      setState((old) => ({ ...old, refusal: null, files: old.files.filter((other) => other !== file) })),
    [],
  );
  const clear = useCallback(() => setState((old) => ({ ...old, refusal: null, files: [] })), []);
  return { files, tooMany, refusal, add, remove, clear };
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
          <FilePreview file={file} bytes={file} />
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

interface AttachmentsFieldProps {
  readonly attachments: Attachments;
  /** What the shop found when it looked into them. */
  readonly error: string | undefined;
  /** The names that are offered, for the browser's own dialog. */
  readonly accept: string;
  /** What is taken, in words. */
  readonly kinds: string;
  readonly children: string;
}

/** Up to four files that go with their form, chosen or dropped, each with its preview. */
export function AttachmentsField({ attachments, error, accept, kinds, children }: AttachmentsFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { files } = attachments;
  const remove = (file: File) => {
    attachments.remove(file);
    button.current?.focus();
  };
  return (
    <FilePlace
      add={attachments.add}
      tooMany={attachments.tooMany}
      refusal={attachments.refusal ?? error}
      accept={accept}
      megabytes={MAX_FILE_MB}
      kinds={kinds}
      words={children}
      button={button}
    >
      {files.length > 0 && <FileList files={files} onRemove={remove} />}
      <div role="status">
        {files.length > 0 && (
          <VisuallyHidden>
            {files.length} of {MAX_FILES} files attached
          </VisuallyHidden>
        )}
      </div>
    </FilePlace>
  );
}
