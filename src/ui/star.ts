/** A star in a square of 16. */
export const STAR = "M8 1.3 10 5.6l4.7.6-3.4 3.2.9 4.6L8 11.7 3.8 14l.9-4.6L1.3 6.2 6 5.6Z";
