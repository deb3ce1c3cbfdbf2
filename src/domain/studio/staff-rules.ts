const minute = 60_000;
const hour = 60 * minute;

/** How long a sign-in to the studio lasts. Milliseconds. */
export const staffSessionRules = {
  /** A working day and its evening; then everybody signs in again. */
  lifeMs: 12 * hour,
  /** Without a sign of life for so long, what is guarded asks for the person again. */
  idleMs: 30 * minute,
  /** From the password to the second factor, or to the end of setting one up. */
  halfLifeMs: 30 * minute,
} as const;

/** What a passkey is asked to sign counts for so long, and once. Milliseconds. */
export const challengeLifeMs = 5 * minute;

/** Codes on paper: how many, of how many characters, without those that look like another. 49 bits each. */
export const recoveryCodeRules = {
  codes: 10,
  characters: 10,
  letters: "23456789ABCDEFGHJKMNPQRSTVWXYZ",
} as const;

/** How long a link lasts that makes somebody staff. */
export const staffLinkLifeMs = { owner: 24 * hour, invited: 7 * 24 * hour } as const;

export const staffLimits = { passwordMin: 10, passwordMax: 200, nameMax: 100, codeDigits: 6 } as const;

/**
 * How far somebody has come who signs in: the password was right and the second factor is to come; there is none yet and it is
 * set up; signed in.
 */
export const staffStages = ["second-factor", "set-up", "open"] as const;
export type StaffStage = (typeof staffStages)[number];
