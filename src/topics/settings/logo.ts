import { createHash } from "node:crypto";
import type { Shop } from "#domain/catalogue/schema.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { addLogo, readLogo } from "#platform/db/shop-logos.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";
import type { Services } from "#topics/services.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { recogniseContent } from "#platform/files/recognise-content.ts";
import type { PrintedLogo } from "#platform/pdf/shop-logo.ts";

type Changed = { readonly ok: true; readonly logo: Shop["logo"] | null };

/** Of the picture that is kept, in pixels: 10 cm wide in print. */
const LARGEST = { width: 1_200, height: 480 } as const;
const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 10;
/** A drawing is painted finer than it says: it may be small. */
const DRAWING_DENSITY = 300;

const KINDS: ReadonlySet<string> = new Set(["png", "jpg", "svg"]);

/** A logo as it is kept. */
interface EncodedLogo {
  readonly id: string;
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A sent picture as the shop's own, on white, with nothing of the sent file but what is seen. What it is, is judged by its content: a
 * PNG, a JPEG, or a drawing (SVG) that runs nothing.
 */
async function encodeLogo(
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

/**
 * Says which logo the shop has from now on; null for none. `was` is the id of the one that was seen; where it is another by now,
 * nothing is changed.
 */
export async function changeLogo(
  services: Pick<Services, "catalogue" | "db">,
  { staff }: StaffAtWork,
  { was, sent }: { readonly was: string | null; readonly sent: Buffer | null },
): Promise<Changed | Refusal<"shop-logo-invalid" | "staff-changed">> {
  const encoded = sent === null ? null : await encodeLogo(sent);
  if (encoded?.ok === false) return encoded;
  const picture = encoded?.logo ?? null;
  const logo = picture && { id: picture.id, width: picture.width, height: picture.height };
  const outcome = await changeCatalogue<Refusal<"staff-changed">>(services, async (document, tx) => {
    const { logo: before, ...rest } = document.shop;
    if ((before?.id ?? null) !== was) return refuseStaff("staff-changed");
    if ((logo?.id ?? null) === was) return { ok: true, document: null };
    if (picture !== null) await addLogo(tx, picture);
    await writeAudit(tx, {
      staffId: staff.id,
      action: "shop.changed",
      target: "shop",
      before: { logo: was },
      after: { logo: logo?.id ?? null },
    });
    return { ok: true, document: { ...document, shop: { ...rest, ...(logo && { logo }) } } };
  });
  return outcome.ok ? { ok: true, logo } : outcome;
}

/** The logo of a shop, as it is or was, for a paper; null where it has none. */
export async function printedLogo(
  db: Services["db"],
  { logo }: Pick<Shop, "logo">,
): Promise<PrintedLogo | null> {
  const stored = logo === undefined ? null : await readLogo(db, logo.id);
  if (stored === null) return null;
  const { picture, width, height } = stored;
  return { href: `data:image/png;base64,${picture.toString("base64")}`, width, height };
}

/** A logo's picture, for the studio. */
export async function readStoredLogo(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<{ readonly ok: true; readonly picture: Buffer } | Refusal<"not-found">> {
  const stored = await readLogo(db, id);
  return stored === null ? refuse("not-found") : { ok: true, picture: stored.picture };
}
