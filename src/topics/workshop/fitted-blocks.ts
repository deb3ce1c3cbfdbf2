import type { Block, Look, Pen } from "#platform/pdf/pen.ts";

/** From the size it would have to the smallest that is read: letters of 2 mm. */
interface Sizes {
  readonly largest: number;
  readonly smallest: number;
}

const STEP = 0.5;
const LEADING = 1.22;

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}

/** Texts under each other, as large as they fit into a height without losing a word: long ones wrap, then all of them shrink. */
export function fittedBlocks(
  pen: Pen,
  texts: readonly { readonly words: string; readonly look: Look }[],
  { width, height }: { readonly width: number; readonly height: number },
  { largest, smallest }: Sizes,
): readonly Block[] {
  for (let size = largest; ; size -= STEP) {
    const blocks = texts.map(({ words, look }) =>
      pen.block(words, { ...look, size, leading: size * LEADING }, width),
    );
    if (heightOf(blocks) <= height || size <= smallest) return blocks;
  }
}
