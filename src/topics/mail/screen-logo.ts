import { LRUCache } from "lru-cache";
import type { Services } from "#topics/services.ts";
import { readLogo } from "#platform/db/shop-logos.ts";

/** Pixels: on fine screens twice what the head of a page and of a mail has room for (`screenSize`). */
const LARGEST = { width: 400, height: 96 } as const;
/** A shop has one; mails that wait may show the one before. */
const MOST_KEPT = 4;

const drawn = new LRUCache<string, Buffer>({ max: MOST_KEPT });

/** The logo of an id as pages and mails show it, a PNG; null where there is none. */
export async function screenLogo(db: Services["db"], id: string): Promise<Buffer | null> {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const stored = await readLogo(db, id);
  if (stored === null) return null;
  const { default: sharp } = await import("sharp");
  const picture = await sharp(stored.picture)
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .png({ palette: true, quality: 100 })
    .toBuffer();
  drawn.set(id, picture);
  return picture;
}
