/**
 * The longest that a file of artwork is waited for, in milliseconds: 30 seconds until its turn comes, 90 in a process of its own, and the
 * small picture after that.
 */
export const LONGEST_READING_MS = 150_000;
