import { useCallback, useEffect, useRef, useState } from "react";
import { MAX_FILES, MAX_UPLOAD_MB, uploadFault } from "#domain/artwork/file-rules.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { useStore } from "#web/calls/store.ts";
import type { UploadItem } from "#web/calls/upload-items.ts";
import { type UploadList, uploadsOf } from "#web/calls/upload-list.ts";
import { fileSizeText, withFiles } from "#web/files/attached-file.ts";
import { FilePlace, FilePreview, useTooMany } from "#web/files/chosen-files.tsx";
import styles from "./uploads-field.module.css";

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

export interface Uploads extends Omit<UploadList, "items" | "restore" | "add"> {
  readonly items: readonly UploadItem[];
  readonly add: (files: readonly File[]) => void;
  /** For five seconds after a fifth file. */
  readonly tooMany: boolean;
  /** Why a file was not taken; gone with the next one. */
  readonly refusal: string | null;
  /** Waits until all have arrived: their ids; or null once one of them stands still. */
  arrived(signal: AbortSignal): Promise<readonly string[] | null>;
}

/** The ids of files that have all arrived; null where one stands still, undefined while they are on their way. */
function idsOf(items: readonly UploadItem[]): readonly string[] | null | undefined {
  if (items.some(({ state }) => state === "paused" || state === "refused")) return null;
  const ids = items.flatMap(({ id }) => id ?? []);
  return ids.length === items.length ? ids : undefined;
}

function whenArrived({ items }: UploadList, signal: AbortSignal): Promise<readonly string[] | null> {
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    const look = (): void => {
      const ids = signal.aborted ? null : idsOf(items.get());
      if (ids === undefined) return;
      stop();
      resolve(ids);
    };
    stop = items.subscribe(look);
    signal.addEventListener("abort", look, { once: true });
    look();
  });
}

/** The files of a form: at most four, sent as soon as they are chosen, and there again after a reload. */
export function useUploads(form: string): Uploads {
  const list = uploadsOf(form);
  const items = useStore(list.items);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [overflows, setOverflows] = useState(0);
  useEffect(() => void list.restore(), [list]);
  const add = useCallback(
    (chosen: readonly File[]) => {
      const before: readonly (UploadItem | File)[] = list.items.get();
      const added = withFiles(before, chosen, uploadFault);
      setRefusal(added.refusal);
      if (added.tooMany) setOverflows((times) => times + 1);
      list.add(added.files.filter((file): file is File => file instanceof File));
    },
    [list],
  );
  const remove = useCallback(
    (key: string) => {
      setRefusal(null);
      list.remove(key);
    },
    [list],
  );
  return {
    ...list,
    items,
    add,
    remove,
    refusal,
    tooMany: useTooMany(overflows),
    arrived: (signal) => whenArrived(list, signal),
  };
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** How far a form is that was sent: it goes when its files have arrived. */
export function UploadProgress({ uploads }: { readonly uploads: readonly UploadItem[] }) {
  const isWaiting = uploads.some(({ state }) => state !== "done");
  const share =
    sum(uploads.map(({ sentBytes }) => sentBytes)) / Math.max(1, sum(uploads.map(({ size }) => size)));
  const percent = isWaiting ? Math.min(99, Math.floor(100 * share)) : 100;
  const words = isWaiting ? `Sending files, ${percent}%` : "Sent. Waiting for the shop to answer.";
  return (
    <div className={styles.progress}>
      <ProgressBar label="Upload" value={percent} />
      <span className={styles.uploadProgressWords}>{words}</span>
    </div>
  );
}
