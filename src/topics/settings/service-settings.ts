import { DAY_MS } from "#domain/calendar-date.ts";
import type { ReadyConfig } from "#platform/config.ts";
import type { Database, Queries, Transaction } from "#platform/db/database.ts";
import { shopSettingTable } from "#platform/db/schema/shop.ts";
import { type FollowedRevision, followRevision } from "#topics/follow-revision.ts";

/** What an owner has set of the machine, by the names of the settings. */
export interface ServiceSettings extends Pick<FollowedRevision<unknown>, "refresh" | "revision"> {
  /** Null where it was not set. */
  value(name: string): string | null;
}

export async function readSettingRows(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(shopSettingTable);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function writeSetting(tx: Transaction, name: string, value: string): Promise<void> {
  const target = shopSettingTable.name;
  await tx.insert(shopSettingTable).values({ name, value }).onConflictDoUpdate({ target, set: { value } });
}

export async function openServiceSettings(db: Database): Promise<ServiceSettings> {
  const { known, revision, refresh } = await followRevision(db, readSettingRows);
  return { revision, refresh, value: (name) => known().get(name) ?? null };
}

/**
 * The process's settings with what was set in the studio: a variable that is set comes first, then what an owner has set, then what is
 * usual (decision 407). Whoever reads it reads what holds then; nobody keeps a copy.
 */
export function configWithSettings(
  config: ReadyConfig,
  settings: Pick<ServiceSettings, "value">,
): ReadyConfig {
  const own = (variable: string, name: string) =>
    config.setVariables.has(variable) ? null : settings.value(name);
  const life = (variable: string, name: string, usual: number) => {
    const days = own(variable, name);
    return days === null ? usual : Number(days) * DAY_MS;
  };
  return {
    ...config,
    get artworkLifeMs() {
      return life("ARTWORK_DAYS", "artwork_days", config.artworkLifeMs);
    },
    get unusedUploadLifeMs() {
      return life("UNUSED_UPLOAD_DAYS", "unused_upload_days", config.unusedUploadLifeMs);
    },
    get mailFrom() {
      return own("MAIL_FROM", "sender") ?? config.mailFrom;
    },
    get staffEmail() {
      return own("STAFF_EMAIL", "staff_email") ?? config.staffEmail;
    },
    get securityContact() {
      const address = own("STAFF_EMAIL", "staff_email");
      const isSet = config.setVariables.has("SECURITY_CONTACT") || address === null;
      return isSet ? config.securityContact : `mailto:${address}`;
    },
  };
}
