/** How long a browser remembers its guest, and the address to return to after signing in. */
export const cookieLives = {
  guestMs: 365 * 86_400_000,
  returnPathMs: 15 * 60_000,
  begunFormMs: 12 * 3_600_000,
  uploaderMs: 30 * 86_400_000,
} as const;
