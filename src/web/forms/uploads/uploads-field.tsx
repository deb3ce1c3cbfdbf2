import { useRef } from "react";
import { MAX_FILES, MAX_UPLOAD_MB } from "#domain/artwork/file-rules.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { UploadItem } from "#web/calls/uploads/upload-items.ts";
import { FilePlace } from "#web/files/file-place.tsx";
import { UploadRow } from "./upload-row.tsx";
import styles from "./upload-row.module.css";
import type { Uploads } from "./use-uploads.ts";

/** What is told when it changes; each percent would be too much to hear. */
function heard(items: readonly UploadItem[]): string {
  const here = items.filter(({ state }) => state === "done").length;
  const lost = items.some(({ state }) => state === "trouble")
    ? " Sending is interrupted and goes on by itself."
    : "";
  const arrived = here === items.length ? "All have arrived." : `${here} of them have arrived.`;
  return `${items.length} of ${MAX_FILES} files attached. ${arrived}${lost}`;
}

/** Up to four files that are on their way as soon as they are chosen or dropped. */
export function UploadsField({
  uploads,
  error,
}: {
  readonly uploads: Uploads;
  readonly error: string | undefined;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { items } = uploads;
  return (
    <FilePlace
      add={uploads.add}
      tooMany={uploads.tooMany}
      refusal={uploads.refusal ?? error}
      megabytes={MAX_UPLOAD_MB}
      kinds="artwork, pictures or documents"
      words="Attach File"
      button={button}
    >
      {items.length > 0 && (
        <ul className={styles.list} aria-label="Attached files">
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              onPause={() => uploads.pause(item.key)}
              onResume={() => uploads.resume(item.key)}
              onRemove={() => {
                uploads.remove(item.key);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div role="status">{items.length > 0 && <VisuallyHidden>{heard(items)}</VisuallyHidden>}</div>
    </FilePlace>
  );
}
