/** The brand's colours (src/web/styles/tokens.css) as documents print them. */
export const inks = {
  ink: "#17140f",
  soft: "#5c564b",
  rule: "#e4dfd4",
  magenta: "#d6006c",
  cyan: "#006a86",
  processCyan: "#00a5d6",
  processMagenta: "#e5007e",
  processYellow: "#ffdd00",
} as const;

export type Ink = (typeof inks)[keyof typeof inks];
