/** How long a file of artwork waits for its turns to be read, in milliseconds. */
export const READING_TURN_MS = 30_000;
/** How long the process that reads it may take by the clock, in milliseconds: past that it is tried again later. */
export const READING_PROCESS_MS = 20_000;
/** The same of one that makes a file of it: no work within its limits takes longer, unless the machine stands still. */
export const MAKING_PROCESS_MS = 90_000;
/** How long the small picture of it waits and takes at the most, in milliseconds. */
const SMALL_PICTURE_MS = 30_000;

/** The longest that a file of artwork is waited for, in milliseconds. */
export const LONGEST_READING_MS = 2 * READING_TURN_MS + MAKING_PROCESS_MS + SMALL_PICTURE_MS;
