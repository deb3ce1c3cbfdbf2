/** The brand's colours (src/ui/styles/tokens.css) for what knows no style sheet of the pages: mails, the outbox and documents. */
export const brandColours = {
  paper: "#fbfaf7",
  card: "#ffffff",
  ink: "#17140f",
  inkSoft: "#5c564b",
  rule: "#e4dfd4",
  magenta: "#d6006c",
  processCyan: "#00a5d6",
  processMagenta: "#e5007e",
  processYellow: "#ffdd00",
} as const;

export type BrandColour = (typeof brandColours)[keyof typeof brandColours];
