/** So many pixels across are enough to tell a logo from a photo: pictures are scaled to a square of them. */
export const LOOKED_AT_PX = 48;

/** Below this of 255 a pixel lets the product be seen. */
const CLEAR = 128;

/** Whether a picture stands on clear ground: most of its edge cannot be seen. `alphaAt` tells of its square, 0 to 255. */
export function isOnClearGround(alphaAt: (x: number, y: number) => number): boolean {
  const last = LOOKED_AT_PX - 1;
  let clear = 0;
  for (let at = 0; at < last; at += 1)
    for (const alpha of [alphaAt(at, 0), alphaAt(last, at), alphaAt(last - at, last), alphaAt(0, last - at)])
      if (alpha < CLEAR) clear += 1;
  return clear > 2 * last;
}
