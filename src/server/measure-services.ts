import type { Pool } from "pg";
import type { Database } from "#platform/db/database.ts";
import type { Storage } from "#platform/files/storage/storage.types.ts";
import { readOwedMails } from "#platform/db/mails.ts";
import { addGauge, addGauges, type Metrics } from "#platform/metrics.ts";
import type { CatalogueStore } from "#topics/catalogue/catalogue-store.ts";

interface Measured {
  readonly pool: Pool;
  readonly db: Database;
  readonly catalogue: CatalogueStore;
  readonly freeBytes: () => Promise<number>;
  readonly storage: Pick<Storage, "check">;
}

/** Adds what only can be read when it is asked for: connections, mails that are owed, the catalogue on sale. */
export function measureServices({ registry }: Metrics, measured: Measured): void {
  const { pool, db, catalogue, freeBytes, storage } = measured;
  addGauges(
    registry,
    {
      name: "database_connections",
      help: "The pool: open, idle, and requests waiting for one.",
      label: "state",
    },
    () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  );
  addGauges(
    registry,
    { name: "catalogue_version", help: "1 at the catalogue version that is on sale.", label: "version" },
    () => ({ [catalogue.current().version]: 1 }),
  );
  addGauge(registry, "disk_free_bytes", "Room that is left on the disk of the data folder.", freeBytes);
  addGauge(registry, "storage_available", "1 while customers' files can be stored.", () =>
    storage.check().then(
      () => 1,
      () => 0,
    ),
  );
  addGauge(registry, "mails_owed", "Mails that still have to leave.", async () => {
    return (await readOwedMails(db)).count;
  });
  addGauge(registry, "mails_owed_oldest_seconds", "Age of the mail that has waited longest.", async () => {
    return (await readOwedMails(db)).oldestSeconds;
  });
}
