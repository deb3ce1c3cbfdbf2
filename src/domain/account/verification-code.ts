import { codeRules } from "./limits.ts";

/** What is known of a code when somebody types one. Times in milliseconds since 1970. */
export interface CodeState {
  /** When the mail with the code left the shop; null while it is on its way out. */
  readonly sentAt: number | null;
  /** Wrong tries so far. */
  readonly attempts: number;
}

/** Whether a code may still be tried: 5 tries within 10 minutes of its mail. */
export function isCodeAlive({ sentAt, attempts }: CodeState, now: number): boolean {
  return attempts < codeRules.attempts && (sentAt === null || now - sentAt < codeRules.lifeMs);
}

/** Whether another code may be mailed: 60 seconds after the last. */
export function mayResend(lastAskedAt: number, now: number): boolean {
  return now - lastAskedAt >= codeRules.resendAfterMs;
}

/** The six digits of a code drawn from 32 random bits: 000000 to 999999. */
export function codeFrom(random: number): string {
  return String(random % 10 ** codeRules.digits).padStart(codeRules.digits, "0");
}
