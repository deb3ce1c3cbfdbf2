import { join } from "node:path";
import { isDemonstrationShop } from "#domain/catalogue/own-numbers.ts";
import { catalogueSchema } from "#domain/catalogue/schema.ts";
import { databaseOn, openPool } from "#platform/db/database.ts";
import { setUpConfirmedTable } from "#platform/db/schema/shop.ts";
import { postgresUrl } from "#platform/db/embedded/postmaster.ts";
import { readCatalogueDocument, readCurrentVersion } from "#topics/catalogue/catalogue-versions.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { ownNumbers } from "../catalogue/own-numbers.ts";
import { until } from "../server/until.ts";

/** Gives a shop that has none yet numbers of its own, as its owner does on the first day: it issues invoices. */
export async function setUpShop({
  origin,
  dataDir,
}: {
  readonly origin: string;
  readonly dataDir: string;
}): Promise<void> {
  const pool = openPool(postgresUrl(join(dataDir, "postgres")));
  try {
    const db = databaseOn(pool);
    const current = await readCurrentVersion(db);
    const document = catalogueSchema.parse(await readCatalogueDocument(db, current?.versionId ?? ""));
    if (!isDemonstrationShop(document.shop)) return;
    await db.insert(setUpConfirmedTable).values({ row: "list" }).onConflictDoNothing();
    await publishCatalogue(db, { ...document, shop: { ...document.shop, ...ownNumbers } });
  } finally {
    await pool.end();
  }
  await until("Pages of a shop that is set up", async () => {
    const page = await (await fetch(`${origin}/terms`)).text();
    return page.includes(ownNumbers.gstNumber);
  });
}
