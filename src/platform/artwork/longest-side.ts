/** Pixels of the longer side of the shop's pictures of artwork. */
export const LONGEST = 1_600;
