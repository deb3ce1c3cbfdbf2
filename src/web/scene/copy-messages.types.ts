/** What is shown of a large picture, and what is told of it. */
export interface LightCopy {
  /** Of fewer pixels, upright. */
  readonly blob: Blob;
  /** Of the picture itself, as it is seen. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** It stands on clear ground: most of its edge cannot be seen. */
  readonly isClear: boolean;
}

/** The worker's answer to a file; null where it can make no copy. */
export type CopyReply = LightCopy | null;
