/** A cut line in millimetres; its true box has its upper left corner at 0, 0. */
export interface CutLine {
  readonly d: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly borderMm: number;
  /** Where the whole picture lies. */
  readonly picture: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** The edge of the artwork, where the picture is not printed outside it. */
  readonly artwork: string | null;
  /** It is the cut line of the customer's file: what lies beyond it is printed as the file has it. */
  readonly isOwn?: boolean;
}
