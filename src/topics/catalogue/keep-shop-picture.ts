import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";
import { type CatalogueChange, changePlace } from "#domain/catalogue/sheets/change.ts";
import { PICTURES } from "#domain/catalogue/sheets/picture-sheets.ts";
import { SMALL_PICTURE_SIZE, STAGE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import type { PictureView } from "#domain/studio/picture-views.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Queries } from "#platform/db/database.ts";
import { addShopPicture, knownPictures, readShopPicture } from "#platform/db/shop-pictures.ts";
import { recogniseContent } from "#platform/files/recognise-content.ts";
import type { Services } from "#topics/services.ts";

const MOST_PIXELS = 60_000_000;
const MOST_SECONDS = 10;
const QUALITY = 84;
/** Smaller ones would be blown up to more than twice their size. */
const LEAST = { width: STAGE_PICTURE_SIZE.width / 2, height: STAGE_PICTURE_SIZE.height / 2 };

const KINDS: ReadonlySet<string> = new Set(["png", "jpg", "webp"]);

type Invalid = Refusal<"catalogue-picture-invalid">;

interface EncodedPicture {
  readonly id: string;
  readonly picture: Buffer;
  readonly small: Buffer;
}

/**
 * A sent picture as the shop's own, in the shape of a gallery's place, with nothing of the sent file but what is seen. What it is, is
 * judged by its content.
 */
async function encodePicture(
  sent: Buffer,
  shown: PictureView,
): Promise<{ readonly ok: true; readonly picture: EncodedPicture } | Invalid> {
  const invalid = refuseStaff("catalogue-picture-invalid", "picture");
  const kind = await recogniseContent({ head: sent.subarray(0, HEAD_BYTES), isActive: false });
  if (!KINDS.has(kind)) return invalid;
  const { default: sharp } = await import("sharp");
  try {
    const whole = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "error" });
    const { autoOrient } = await whole.metadata();
    if (autoOrient.width < LEAST.width || autoOrient.height < LEAST.height) return invalid;
    const position = shown === "middle" || shown === "all" ? "centre" : shown;
    const picture = await whole
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({
        ...STAGE_PICTURE_SIZE,
        fit: shown === "all" ? "contain" : "cover",
        position,
        background: "#ffffff",
      })
      .toColourspace("srgb")
      .webp({ quality: QUALITY })
      .toBuffer();
    const small = await sharp(picture).resize(SMALL_PICTURE_SIZE).webp({ quality: QUALITY }).toBuffer();
    return { ok: true, picture: { id: createHash("sha256").update(picture).digest("hex"), picture, small } };
  } catch {
    return invalid;
  }
}

/** Keeps a picture that products can be shown with; answers its id. It is shown nowhere by it. */
export async function keepShopPicture(
  { db }: Pick<Services, "db">,
  staffId: number,
  { sent, shown }: { readonly sent: Buffer; readonly shown: PictureView },
): Promise<{ readonly ok: true; readonly id: string } | Invalid> {
  const encoded = await encodePicture(sent, shown);
  if (!encoded.ok) return encoded;
  const { id } = encoded.picture;
  await db.transaction(async (tx) => {
    await addShopPicture(tx, encoded.picture);
    await writeAudit(tx, {
      staffId,
      action: "catalogue.picture-added",
      target: "catalogue picture",
      after: { picture: id },
    });
  });
  return { ok: true, id };
}

/** Some 150 of them: those that visitors look at do not take the database each time. An id is a hash, and says the same for ever. */
const MOST_HELD_BYTES = 8 * 1024 * 1024;

const held = new LRUCache<string, Buffer>({
  maxSize: MOST_HELD_BYTES,
  sizeCalculation: ({ length }) => length,
});

/** A picture that is kept, large or as its thumbnail; null where there is none. */
export async function shopPictureBytes(
  { db }: Pick<Services, "db">,
  id: string,
  size: "picture" | "small",
): Promise<Buffer | null> {
  const name = `${id} ${size}`;
  const bytes = held.get(name) ?? (await readShopPicture(db, id, size));
  if (bytes !== null) held.set(name, bytes);
  return bytes;
}

const NOT_THERE = "This picture is not in the shop. Please give it again.";

/** Rows that name a picture nobody gave the shop, such as those of another shop's file: by place, what is said of them. */
export async function missingPictures(
  db: Queries,
  edits: readonly CatalogueChange[],
): Promise<Readonly<Record<string, string>>> {
  const named = edits.flatMap((edit) =>
    edit.kind === "add" && edit.sheet === PICTURES
      ? [[`${changePlace(edit)}/picture`, edit.cells["picture"] ?? ""] as const]
      : [],
  );
  const known = await knownPictures(
    db,
    named.map(([, id]) => id),
  );
  return Object.fromEntries(named.flatMap(([place, id]) => (known.has(id) ? [] : [[place, NOT_THERE]])));
}
