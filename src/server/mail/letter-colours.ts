/** The brand's colours for mails, whose programs know no style sheets: the same values as in `web/styles/tokens.css`. */
export const letterColours = {
  paper: "#fbfaf7",
  card: "#ffffff",
  ink: "#17140f",
  inkSoft: "#5c564b",
  rule: "#e4dfd4",
  magenta: "#d6006c",
} as const;
