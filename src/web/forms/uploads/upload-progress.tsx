import type { UploadItem } from "#web/calls/uploads/upload-items.ts";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import styles from "./upload-progress.module.css";

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
      <span className={styles.words}>{words}</span>
    </div>
  );
}
