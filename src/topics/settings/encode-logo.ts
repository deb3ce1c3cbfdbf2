import { createHash } from "node:crypto";
import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { recogniseContent } from "#platform/files/recognise-content.ts";

/** Of the picture that is kept, in pixels: 10 cm wide in print. */
const LARGEST = { width: 1_200, height: 480 } as const;
const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 10;
/** A drawing is painted finer than it says: it may be small. */
const DRAWING_DENSITY = 300;

const KINDS: ReadonlySet<string> = new Set(["png", "jpg", "svg"]);

/** A logo as it is kept. */
export interface EncodedLogo {
  readonly id: string;
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A sent picture as the shop's own, on white, with nothing of the sent file but what is seen. What it is, is judged by its content: a
 * PNG, a JPEG, or a drawing (SVG) that runs nothing.
 */
export async function encodeLogo(
  sent: Buffer,
): Promise<{ readonly ok: true; readonly logo: EncodedLogo } | Refusal<"shop-logo-invalid">> {
  const kind = await recogniseContent({ head: sent.subarray(0, HEAD_BYTES), isActive: false });
  if (!KINDS.has(kind)) return refuseStaff("shop-logo-invalid", "picture");
  const { default: sharp } = await import("sharp");
  try {
    const isDrawing = kind === "svg";
    const { data, info } = await sharp(sent, {
      limitInputPixels: MOST_PIXELS,
      failOn: "error",
      ...(isDrawing && { density: DRAWING_DENSITY }),
    })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ ...LARGEST, fit: "inside", withoutEnlargement: !isDrawing })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .png()
      .toBuffer({ resolveWithObject: true });
    const id = createHash("sha256").update(data).digest("hex");
    return { ok: true, logo: { id, picture: data, width: info.width, height: info.height } };
  } catch {
    return refuseStaff("shop-logo-invalid", "picture");
  }
}
