/** A picture the customer has dropped in. It never leaves the browser. */
export interface OwnArtwork {
  readonly href: string;
  readonly widthPx: number;
  readonly heightPx: number;
}
