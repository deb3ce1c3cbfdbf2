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

/** From the middle to the rim is 1: past the first nothing is seen, between the others nearly all is. */
const ROUND = { outside: 1.06, rim: [0.88, 0.95], part: 0.95 } as const;

/** Whether what is seen of a picture fills the ellipse in its box, its corners clear, as a round label does. `alphaAt` as above. */
export function isRoundOnClear(alphaAt: (x: number, y: number) => number): boolean {
  const [half, isSeen] = [LOOKED_AT_PX / 2, (x: number, y: number) => alphaAt(x, y) >= CLEAR];
  let [rim, painted, outside] = [0, 0, 0];
  for (let y = 0; y < LOOKED_AT_PX; y += 1)
    for (let x = 0; x < LOOKED_AT_PX; x += 1) {
      const from = Math.hypot((x + 0.5) / half - 1, (y + 0.5) / half - 1);
      if (from > ROUND.outside && isSeen(x, y)) outside += 1;
      if (from < ROUND.rim[0] || from > ROUND.rim[1]) continue;
      rim += 1;
      if (isSeen(x, y)) painted += 1;
    }
  return outside === 0 && painted >= rim * ROUND.part;
}
