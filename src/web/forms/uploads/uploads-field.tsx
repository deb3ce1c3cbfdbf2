import { useRef } from "react";
import { MAX_FILES, MAX_UPLOAD_MB } from "#domain/artwork/file-rules.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { UploadItem } from "#web/calls/uploads/upload-items.ts";
import { FilePlace } from "#web/files/file-place.tsx";
import styles from "./upload-row.module.css";
import type { Uploads } from "./use-uploads.ts";
import { Icon } from "#ui/icon.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { fileSizeText } from "#web/files/attached-file.ts";
import { FilePreview } from "#web/files/file-preview.tsx";

/** What is told when it changes; each percent would be too much to hear. */
function heard(items: readonly UploadItem[]): string {
  const here = items.filter(({ state }) => state === "done").length;
  const lost = items.some(({ state }) => state === "trouble")
    ? " Sending is interrupted and goes on by itself."
    : "";
  const arrived = here === items.length ? "All have arrived." : `${here} of them have arrived.`;
  return `${items.length} of ${MAX_FILES} files attached. ${arrived}${lost}`;
}

function percentOf({ sentBytes, size }: UploadItem): number {
  // Whole only when the shop has said so.
  return Math.min(99, Math.floor((100 * sentBytes) / Math.max(1, size)));
}

/** How far it is, in words: never by the bar alone. */
function wordsOf(item: UploadItem): string {
  const size = fileSizeText(item.size);
  const words = {
    waiting: `${size}, waits its turn`,
    sending: `${percentOf(item)}% of ${size}`,
    trouble: `${percentOf(item)}% of ${size}. Interrupted; it goes on by itself.`,
    paused: `Paused at ${percentOf(item)}% of ${size}`,
    done: `${size}, uploaded`,
    refused: size,
  };
  return words[item.state];
}

interface UploadRowProps {
  readonly item: UploadItem;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRemove: () => void;
}

/** One file: what it is, how far it is on its way, and what can be done with it. */
function UploadRow({ item, onPause, onResume, onRemove }: UploadRowProps) {
  const { name, state, message } = item;
  const isOnItsWay = state === "sending" || state === "trouble" || state === "waiting";
  return (
    <li className={styles.row} data-state={state}>
      <FilePreview file={item} bytes={state === "refused" ? null : item.file} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {state !== "done" && state !== "refused" && (
          <ProgressBar
            label={`Progress of ${name}`}
            value={percentOf(item)}
            stands={item.state === "paused" || item.state === "trouble"}
          />
        )}
        <span className={styles.state}>
          {state === "done" && <Icon name="tick" size={12} />}
          {wordsOf(item)}
        </span>
        {message !== null && <Message tone="error">{message}</Message>}
      </div>
      {isOnItsWay && (
        <button type="button" className={styles.act} aria-label={`Pause ${name}`} onClick={onPause}>
          <Icon name="pause" size={14} />
        </button>
      )}
      {state === "paused" && (
        <button type="button" className={styles.act} aria-label={`Resume ${name}`} onClick={onResume}>
          <Icon name="resume" size={14} />
        </button>
      )}
      <button type="button" className={styles.act} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
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
