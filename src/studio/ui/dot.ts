/** Between parts of a line: it stays with what is before it, where the line is full. */
export const dot = "\u00a0· ";
