import { cookieLives } from "./cookie-lives.ts";
import { codeRules, sessionRules } from "./limits.ts";

const hour = 3_600_000;
const day = 24 * hour;
const month = 30 * day;

/** How long housekeeping leaves what has run out, in milliseconds: it acts by these, and the privacy page says them. */
export const keeping = {
  /** A line that was taken out of a cart, and can be put back. */
  removedLineMs: day,
  /** The first answer of a write that is sent twice. */
  answerMs: day,
  /** What was typed at a checkout. */
  checkoutDraftMs: month,
  /** Words that were searched for in vain, as long as too few did so for anybody to see them; and as they are seen. */
  searchMs: 14 * day,
  shownSearchMs: 400 * day,
  /** Copies of mails that were sent. */
  mailMs: month,
} as const;

/** How long files are kept that nothing names, in milliseconds: any that were chosen once, and those that never were. */
interface FileLives {
  readonly artworkLifeMs: number;
  readonly unusedUploadLifeMs: number;
}

/** How long each thing is kept that the privacy page tells of, in milliseconds, by the names it has there. */
export function retentionTimes({ artworkLifeMs, unusedUploadLifeMs }: FileLives) {
  return {
    artwork: artworkLifeMs,
    upload: Math.min(unusedUploadLifeMs, artworkLifeMs),
    removed: keeping.removedLineMs,
    draft: keeping.checkoutDraftMs,
    mail: keeping.mailMs,
    search: keeping.searchMs,
    guest: cookieLives.guestMs,
    uploader: cookieLives.uploaderMs,
    session: sessionRules.idleMs,
    "session-most": sessionRules.absoluteMs,
    registration: codeRules.registrationLifeMs,
  };
}
