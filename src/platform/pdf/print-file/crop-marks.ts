import type { Box } from "#domain/preview/scene.ts";

/** Two short lines at each corner of the trim, so far from the bleed and so long, in millimetres. */
export function cropMarks(
  trim: Box,
  bleed: Box,
  { from, length }: { readonly from: number; readonly length: number },
): string {
  const across = [bleed.x - from, bleed.x + bleed.width + from] as const;
  const along = [bleed.y - from, bleed.y + bleed.height + from] as const;
  const rows = [trim.y, trim.y + trim.height].map(
    (y) => `M${across[0]} ${y}h${-length}M${across[1]} ${y}h${length}`,
  );
  const columns = [trim.x, trim.x + trim.width].map(
    (x) => `M${x} ${along[0]}v${-length}M${x} ${along[1]}v${length}`,
  );
  return [...rows, ...columns].join("");
}
