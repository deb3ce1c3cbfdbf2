/** A4 upright, in points: where a document's text may stand. */
export const pageBox = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 46,
  /** Text ends here; the foot stands below. */
  bottom: 766,
  footTop: 784,
} as const;

export const textWidth = pageBox.right - pageBox.left;
