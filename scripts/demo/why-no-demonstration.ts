import { type SQL, sql } from "drizzle-orm";
import type { ReadyConfig } from "#platform/config.ts";
import type { Queries } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import { demonstrationMembers, isOfDemonstration } from "#topics/person/demonstration-mark.ts";

/** What only a shop has that is open to the public. */
function publicSetting({ isHttps, smtpUrl, stripe }: ReadyConfig): string | null {
  if (smtpUrl !== null) return "SMTP_URL is set: this shop writes to real people.";
  if (stripe !== null && /^[sr]k_live/.test(stripe.secretKey))
    return "STRIPE_SECRET_KEY is a live one: this shop takes real money.";
  return isHttps ? "SHOP_ORIGIN is https: this shop is open to the public." : null;
}

async function isThere(db: Queries, rows: SQL): Promise<boolean> {
  const { rows: found } = await db.execute(sql`select 1 from ${rows} limit 1`);
  return found.length > 0;
}

/** Why a shop is not filled with a demonstration, in a sentence or two; null where it may be. */
export async function whyNoDemonstration(
  { config }: Pick<Services, "config">,
  db: Queries,
): Promise<string | null> {
  const setting = publicSetting(config);
  if (setting !== null) return `${setting} It gets no demonstration.`;
  if (await isThere(db, sql`shop_order where not ${isOfDemonstration}`))
    return "There are real orders in this shop. It gets no demonstration.";
  return (await isThere(db, sql`${demonstrationMembers} as member`))
    ? "The demonstration is here already: npm run demo:data -- --remove takes it away."
    : null;
}
