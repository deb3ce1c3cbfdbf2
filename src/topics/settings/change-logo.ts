import type { Shop } from "#domain/catalogue/schema.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { addLogo } from "./shop-logos-rows.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";
import type { Services } from "#topics/services.ts";
import { changeCatalogue } from "./change-catalogue.ts";
import { encodeLogo } from "./encode-logo.ts";

type Changed = { readonly ok: true; readonly logo: Shop["logo"] | null };

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
