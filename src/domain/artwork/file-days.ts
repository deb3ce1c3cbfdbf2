import { DAY_MS } from "../calendar-date.ts";

/** How long the shop keeps files, by its settings. */
export interface FileLives {
  readonly artworkLifeMs: number;
  readonly unusedUploadLifeMs: number;
}

/** The same in days. */
export interface FileDays {
  /** After a file was last chosen for something, unless something still names it. */
  readonly used: number;
  /** After it was kept, where it was never chosen. */
  readonly unused: number;
}

export function fileDaysOf({ artworkLifeMs, unusedUploadLifeMs }: FileLives): FileDays {
  const used = Math.round(artworkLifeMs / DAY_MS);
  return { used, unused: Math.min(used, Math.round(unusedUploadLifeMs / DAY_MS)) };
}

function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** Said where a file is uploaded. */
export function unusedFileLabel(unusedDays: number): string {
  return `If you never use it, we delete it after ${daysText(unusedDays)}.`;
}

/** The same in a few words. */
export function unusedFileNote(unusedDays: number): string {
  return `Deleted after ${daysText(unusedDays)} if unused.`;
}

/** Said where files are listed. */
export function keepingLabel({ used, unused }: FileDays): string {
  return (
    `A file stays as long as your cart, comparison, orders, quotations or requests use it, and ${daysText(used)} after you last chose it. ` +
    `One that you never used goes after ${daysText(unused)}.`
  );
}
