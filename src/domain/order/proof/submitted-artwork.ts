import type { ArtworkChoice } from "#domain/configure/artwork/artwork-choice.ts";

/** Files that a customer has sent for a line of an order after it was placed, with those of its places that stay. */
export interface SubmittedArtwork {
  readonly artwork: ArtworkChoice;
  /** SHA-256 of each file it is printed from, by the file's id. */
  readonly files: Readonly<Record<string, string>>;
  /** Of what is configured, with these files. */
  readonly selectionHash: string;
}

/** A line of an order as far as other files change it. */
interface PrintedLine<Selection> extends Omit<SubmittedArtwork, "artwork"> {
  readonly selection: Selection;
}

/** A line with the files that were sent for it last; as it was placed where none were. */
export function withSubmittedArtwork<Selection, Line extends PrintedLine<Selection>>(
  line: Line,
  sent: SubmittedArtwork | undefined,
): Line {
  if (sent === undefined) return line;
  const { artwork, files, selectionHash } = sent;
  return { ...line, selection: { ...line.selection, artwork }, files, selectionHash };
}
