/** Where a customer's picture is read; the shop has encoded it anew. */
export function picturePath(id: string): string {
  return `/reviews/pictures/${id}.webp`;
}

/** The same, small. */
export function thumbnailPath(id: string): string {
  return `/reviews/pictures/${id}-small.webp`;
}
