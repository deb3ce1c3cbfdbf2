const words = /<(?:[\w-]+:)?text[\s>/]/i;
const pictures = /<(?:[\w-]+:)?image[\s>/]/i;
/** What is neither in the drawing itself nor written out in it: it is not looked for. */
const linkedPictures = /<(?:[\w-]+:)?(?:image|use|feimage)\b[^>]*?href\s*=\s*["']\s*(?!data:|#)[^"'\s]/i;
const linkedStyles = /@import|url\(\s*["']?\s*(?!#|data:|["'\s])/i;

/** Whether a drawing has words that are set in a face: none of them are drawn. */
export function hasWords(svg: string): boolean {
  return words.test(svg);
}

export function hasPictures(svg: string): boolean {
  return pictures.test(svg);
}

/** Whether something of a drawing lies elsewhere, and is left out. */
export function hasLinks(svg: string): boolean {
  return linkedPictures.test(svg) || linkedStyles.test(svg);
}
