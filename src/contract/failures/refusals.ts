import { messageOf } from "#domain/messages.ts";
import type { Refusal, RefusalCode } from "#domain/refusal.ts";
import { isStudioCode, studioMessageOf } from "#domain/studio-messages.ts";
import { type Failure, failure } from "../envelope.ts";

/** The HTTP status each code travels with; 422 unless it stands here. */
const statuses: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  unknown: 404,
  unexpected: 500,
  "address-not-edited": 404,
  "address-exists": 409,
  "proof-approved": 409,
  "correction-moved": 409,
  "correction-lowers": 403,
  "proof-unprintable": 409,
  "proof-unchanged": 409,
  "quote-request-not-found": 404,
  "artwork-evaluated": 409,
  "artwork-used": 409,
  "file-type": 415,
  "file-active": 415,
  "sign-in-failed": 401,
  "sign-in-first": 401,
  "password-must-change": 403,
  "verify-first": 403,
  "form-not-begun": 403,
  "not-found": 404,
  "still-running": 409,
  "price-changed": 409,
  "order-changed": 409,
  "quotation-ordered": 409,
  "quotation-ended": 409,
  "credit-exceeded": 409,
  "request-answered": 409,
  "answer-ordered": 409,
  "answer-newer": 409,
  "answer-declined": 409,
  "answer-lapsed": 409,
  "request-ordered": 409,
  "request-moved": 409,
  "nothing-due": 409,
  "card-unavailable": 503,
  "refund-away": 503,
  "refund-late": 409,
  "order-closed": 409,
  "order-unpaid": 409,
  "order-moved": 409,
  "order-not-made": 409,
  "order-not-ready": 409,
  "order-not-sent": 409,
  "proof-replaced": 409,
  "proof-outdated": 409,
  "proof-without-artwork": 409,
  "approval-without-artwork": 409,
  "proof-sent-back": 409,
  "file-too-large": 413,
  "upload-too-large": 413,
  "upload-unfinished": 409,
  "upload-budget": 429,
  "uploads-open": 429,
  "staff-sign-in-first": 401,
  "staff-sign-in-failed": 401,
  "staff-may-not": 403,
  "staff-confirm-first": 403,
  "staff-last-factor": 409,
  "staff-last-owner": 409,
  "customer-not-done": 409,
  "draft-closed": 409,
  "draft-moved": 409,
  "price-below-cost": 409,
  "staff-changed": 409,
  "question-decided": 409,
  "catalogue-unchanged": 409,
  "catalogue-conflict": 409,
  "catalogue-taken-back": 409,
  "catalogue-waiting-gone": 409,
  "catalogue-waiting-clash": 409,
  "coupon-code-used": 409,
  "saved-answer-used": 409,
  "view-name-used": 409,
  "views-full": 409,
  "staff-link-ended": 404,
  "too-many-tries": 429,
};

/** What pages read beside the message. */
const flags: Partial<Record<RefusalCode, Readonly<Record<string, true>>>> = {
  "email-disposable": { is_email_disposable: true },
  "email-registered": { is_email_registered: true },
  "password-must-change": { must_change_password: true },
  "still-running": { still_running: true },
  "staff-confirm-first": { confirm_first: true },
  "verify-first": { needs_verification: true },
};

/** The HTTP status a code travels with. */
export function statusOf(code: RefusalCode): number {
  return statuses[code] ?? 422;
}

/** What the envelope of a code says; null where it is the sentence of the first field at fault. */
export function sentenceOf(code: RefusalCode): string | null {
  if (code === "malformed" || code === "refused" || code === "unknown") return null;
  if (isStudioCode(code)) return studioMessageOf(code);
  return messageOf(code === "verify-first" ? "code-incorrect" : code);
}

/** One sentence for the envelope that names the first field at fault. */
export function fieldSentence([name = "request", message = "was refused."]: readonly string[] = []): string {
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

/** The envelope of a refusal; a disposable address also has its message where the spec reads it. */
export function refusalAnswer({ code, fields }: Refusal<RefusalCode>): Failure {
  const message = sentenceOf(code);
  if (message === null)
    return failure(statusOf(code), fieldSentence(Object.entries(fields ?? {})[0]), { fields });
  const answer = failure(statusOf(code), message, { ...flags[code], ...(fields && { fields }) });
  return code === "email-disposable" ? { ...answer, data: { message } } : answer;
}
