type WidthOf = (text: string) => number;

const characters = new Intl.Segmenter("en-NZ", { granularity: "grapheme" });

/** A word that is wider than a line, in pieces that fit; a letter that alone does not fit stands alone. */
function pieces(word: string, width: number, widthOf: WidthOf): string[] {
  const done: string[] = [];
  for (const { segment } of characters.segment(word)) {
    const longer = (done.at(-1) ?? "") + segment;
    if (done.length > 0 && widthOf(longer) <= width) done[done.length - 1] = longer;
    else done.push(segment);
  }
  return done;
}

/** A text in lines of at most `width`: broken at spaces (not at no-break spaces), and inside a word only when it is wider than a whole line. */
export function wrapText(text: string, width: number, widthOf: WidthOf): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\n]+/).filter((part) => part !== "")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else if (widthOf(word) <= width) lines.push(word);
    else lines.push(...pieces(word, width, widthOf));
  }
  return lines;
}
