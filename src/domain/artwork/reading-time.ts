/** How long a file of artwork waits for its turn to be read, in milliseconds: behind others of its network, and behind other networks. */
export const READING_TURN_MS = 30_000;
/** How long the process that reads it may take, in milliseconds: no work within its limits takes longer, unless the machine stands still. */
export const READING_PROCESS_MS = 90_000;
/** How long the small picture of it waits and takes at the most, in milliseconds. */
const SMALL_PICTURE_MS = 30_000;

/** The longest that a file of artwork is waited for, in milliseconds. */
export const LONGEST_READING_MS = 2 * READING_TURN_MS + READING_PROCESS_MS + SMALL_PICTURE_MS;
