/** Limits and timings of people and their accounts (quotes-and-accounts.md 4, 5 and 9); delays in milliseconds. */
export const accountLimits = {
  passwordMin: 6,
  /** Ours: what argon2 is asked to hash stays bounded. */
  passwordMax: 200,
  nameMax: 100,
  /** The longest address that mail can be delivered to (RFC 5321). */
  emailMax: 254,
  addressLineMax: 150,
  addressesMax: 50,
  /** Points a new member receives. */
  registrationPoints: 2,
} as const;

export const accountDelays = {
  /** Typing pause before an e-mail address is looked up. */
  emailCheckMs: 300,
  /** From a successful registration to the Email Verification dialog. */
  verificationOpensMs: 100,
  /** From a verified address to the pending quote request or special processing. */
  afterVerificationMs: 2000,
  /** From a successful guest sign-in to the flow going on. */
  afterGuestSignInMs: 2000,
} as const;

/** The code of the Email Verification dialog. Times count from the moment the mail left the shop. */
export const codeRules = {
  digits: 6,
  lifeMs: 10 * 60_000,
  attempts: 5,
  resendAfterMs: 60_000,
  /** How long a registration waits for its code, resent as often as needed. */
  registrationLifeMs: 24 * 3_600_000,
} as const;

export const temporaryPasswordRules = { characters: 16, lifeMs: 15 * 60_000 } as const;

export const sessionRules = { idleMs: 14 * 86_400_000, absoluteMs: 90 * 86_400_000 } as const;
