import type { Shop } from "#domain/catalogue/schema.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { readLogo } from "./shop-logos-rows.ts";
import type { PrintedLogo } from "#platform/pdf/shop-logo.ts";
import type { Services } from "#topics/services.ts";

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
