import { isOnClearGround, LOOKED_AT_PX } from "#domain/artwork/preflight/clear-ground.ts";

/** Whether a picture stands on clear ground. `canvas` is empty, and is drawn on. */
export function seesClearGround(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  picture: CanvasImageSource,
): boolean {
  [canvas.width, canvas.height] = [LOOKED_AT_PX, LOOKED_AT_PX];
  const brush = canvas.getContext("2d", { willReadFrequently: true }) as CanvasDrawImage & CanvasImageData;
  brush.drawImage(picture, 0, 0, LOOKED_AT_PX, LOOKED_AT_PX);
  const { data } = brush.getImageData(0, 0, LOOKED_AT_PX, LOOKED_AT_PX);
  return isOnClearGround((x, y) => data[(y * LOOKED_AT_PX + x) * 4 + 3] ?? 255);
}
