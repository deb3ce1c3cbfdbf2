import type { Sharp } from "sharp";
import { pressProfileFile } from "#platform/profiles/press-profile.ts";

/**
 * A picture in the colours of a screen as it looks in print: through the inks of the press, and back to a screen, on which paper is white.
 * It should be small.
 */
export async function asPrinted(picture: Sharp): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  // A profile alone: asked for four inks besides, the library mixes them by a profile of its own first.
  const inks = await picture.withIccProfile(pressProfileFile).tiff({ compression: "none" }).toBuffer();
  return sharp(inks).toColourspace("srgb");
}
