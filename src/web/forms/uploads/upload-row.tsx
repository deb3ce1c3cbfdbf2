import { Icon } from "#ui/icon.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Message } from "#ui/feedback/message.tsx";
import type { UploadItem } from "#web/calls/uploads/upload-items.ts";
import { fileSizeText } from "#web/files/attached-file.ts";
import { FilePreview } from "#web/files/file-preview.tsx";
import styles from "./upload-row.module.css";

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
export function UploadRow({ item, onPause, onResume, onRemove }: UploadRowProps) {
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
