import { staffLinkLifeMs } from "#domain/studio/staff-rules.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import type { Database } from "#platform/db/database.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { addStaffLink } from "./staff-links-rows.ts";

/** Where a one-time link leads. Its key stands behind a #: browsers send that part nowhere, so that no log has it. */
export function staffLinkUrl(studioOrigin: string, key: string): string {
  return `${studioOrigin}/studio/set-up#${key}`;
}

/** Makes a one-time link by which somebody becomes an owner, or an owner who has lost everything begins anew. */
export async function makeOwnerLink(db: Database, studioOrigin: string, email: string): Promise<string> {
  const key = newToken();
  await db.transaction(async (tx) => {
    const row = { keyHash: digest(key), email, name: "", role: "owner", invitedBy: null } as const;
    await addStaffLink(tx, { ...row, lifeMs: staffLinkLifeMs.owner });
    await writeAudit(tx, { staffId: null, action: "owner.linked", target: email });
  });
  return staffLinkUrl(studioOrigin, key);
}
