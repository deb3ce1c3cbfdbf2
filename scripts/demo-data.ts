import { join } from "node:path";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { createClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { databaseOn, openPool } from "#platform/db/database.ts";
import { borrowEmbeddedDatabase } from "#platform/db/embedded/borrow-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { prepareDataFolder } from "#platform/files/data-folder.ts";
import { openFaceFiles } from "#platform/files/face-files.ts";
import { openStorage } from "#platform/files/storage/open-storage.ts";
import { createLog } from "#platform/http/log.ts";
import { openCatalogueStore } from "#topics/catalogue/catalogue-store.ts";
import { fillDemonstration, wholeDemonstration } from "./demo/fill-demonstration.ts";
import { removeDemonstration } from "./demo/remove-demonstration.ts";
import { publishShippedCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { StartFault } from "#platform/describe-error.ts";

/** The same people and orders each time. */
const SEED = 2026;

const faces = join(import.meta.dirname, "../public/fonts/lettering");
const say = (words: string) => void process.stdout.write(`${words}\n`);

function isRemoval([, , first, ...more]: readonly string[]): boolean {
  if (more.length > 0 || (first !== undefined && first !== "--remove"))
    throw new StartFault("Say nothing more, or --remove: npm run demo:data -- --remove");
  return first === "--remove";
}

/** What is done with the shop's database, which runs with the shop or for as long as this takes. */
async function onShop(removes: boolean): Promise<void> {
  const settings = readConfig(process.env);
  if (!settings.ok) throw new StartFault(settings.message);
  const config = await prepareDataFolder(settings.config);
  const { databaseUrl } = config;
  const database = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await borrowEmbeddedDatabase(config);
  try {
    await migrateDatabase(database.url);
    const pool = openPool(database.url);
    const files = await openStorage(config, database.url);
    try {
      const db = databaseOn(pool);
      if (removes) return await removeDemonstration({ db, storage: files.storage });
      await publishShippedCatalogue(db, catalogueDocument);
      const catalogue = await openCatalogueStore(db, openFaceFiles(faces));
      const [clock, log] = [createClock(config.shopNow), createLog(config.logLevel)];
      const services = { catalogue, clock, config, content: shopContent, db, log, storage: files.storage };
      const filled = await fillDemonstration(services, { size: wholeDemonstration, seed: SEED, tell: say });
      if (!filled.ok) throw new StartFault(filled.words);
    } finally {
      await files.uploadLocks.close();
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

try {
  const removes = isRemoval(process.argv);
  const begun = performance.now();
  await onShop(removes);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  say(removes ? `The demonstration is gone. ${seconds} s` : `The demonstration is there. ${seconds} s`);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof StartFault) process.stderr.write(`${error.message}\n`);
  else console.error("This did not work because of a fault of its own.", error);
}
