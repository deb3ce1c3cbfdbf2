import type { FastifyBaseLogger } from "fastify";
import type { ShopContent } from "#domain/content/content.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { type Clock, createClock, shopMoment } from "#platform/clock.ts";
import type { ReadyConfig } from "#platform/config.ts";
import { type Database, databaseOn, openPool } from "#platform/db/database.ts";
import { openFaceFiles } from "#platform/files/face-files.ts";
import { freeBytesAt } from "#platform/files/data-folder.ts";
import type { Storage } from "#platform/files/storage/storage.types.ts";
import { StartFault } from "#platform/describe-error.ts";
import { StorageAway, StorageRefused } from "#platform/unavailable.ts";
import { openStorage } from "#platform/files/storage/open-storage.ts";
import { type Jobs, openJobs } from "#platform/jobs/jobs.ts";
import { openAddressFinder } from "#platform/addresses/open-address-finder.ts";
import { openPayments } from "#platform/payment/open-payments.ts";
import { createMetrics } from "#platform/metrics.ts";
import { type CatalogueStore, openCatalogueStore } from "#topics/catalogue/catalogue-store.ts";
import { measureServices } from "./measure-services.ts";
import { publishShippedCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { createPricedSelections } from "#topics/laboratory/priced-selections.ts";
import { createDayCounts } from "#topics/numbers/day-counts.ts";
import { createEmptySearches } from "#topics/numbers/empty-searches.ts";
import { openFaqStore } from "#topics/question/faq-store.ts";
import { publishDemoReviews } from "#topics/review/publish-demo-reviews.ts";
import { openReviewStore } from "#topics/review/review-store.ts";
import { configWithSettings, openServiceSettings } from "#topics/settings/service-settings.ts";
import type { Dependency, Services } from "#topics/services.ts";
import { createStudioChanges } from "#topics/staff/studio-changes.ts";

export interface MadeServices {
  readonly services: Services;
  closeJobs(): Promise<void>;
  /** After the jobs: they use it too. */
  closePool(): Promise<void>;
}

/** What comes with the program: the goods, and what is told about them. */
export interface Shipped {
  readonly catalogue: CatalogueDocument;
  readonly content: ShopContent;
  /** Where the files of the faces lie that words are cut in. */
  readonly facesFolder: string;
}

/** The day that a clock tells in a time zone. */
function dayBy(clock: Clock): (timeZone: string) => string {
  return (timeZone) => shopMoment(clock.now(), timeZone, "00:00").date;
}

/** The shop's clock, and the day it tells in the shop's time zone. */
function timeOf(clock: Clock, catalogue: CatalogueStore) {
  // Asked for by every request; it can only change with the second or the catalogue.
  let known = { second: -1, version: "", moment: { date: "", afterCutOff: false } };
  return {
    clock,
    shopMoment: () => {
      const { version, document } = catalogue.current();
      const second = Math.floor(clock.now() / 1000);
      if (second !== known.second || version !== known.version)
        known = {
          second,
          version,
          moment: shopMoment(second * 1000, document.shop.timeZone, document.shop.cutOff),
        };
      return known.moment;
    },
  };
}

type Changing = Awaited<ReturnType<typeof openChangingContent>>;

/** The same, and what visitors do by it. */
function openTime(
  clock: Clock,
  needs: {
    readonly catalogue: CatalogueStore;
    readonly db: Database;
    readonly log: FastifyBaseLogger;
  } & Pick<Changing, "faq">,
) {
  const { catalogue, db, log } = needs;
  const time = timeOf(clock, catalogue);
  const today = () => time.shopMoment().date;
  const dayCounts = createDayCounts({ db, log, today });
  const emptySearches = createEmptySearches({ ...needs, dayCounts, today });
  return { ...time, dayCounts, emptySearches, pricedSelections: createPricedSelections(db, log) };
}

function dependenciesOn(pool: ReturnType<typeof openPool>, jobs: Jobs): readonly Dependency[] {
  return [
    { name: "database", check: async () => void (await pool.query("select 1")) },
    { name: "jobs", check: jobs.check },
  ];
}

/** Asks where files lie before the first customer does: settings that are refused stop the start, a store that is away does not. */
async function requireStorage({ check }: Storage, log: FastifyBaseLogger): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof StorageRefused) throw new StartFault(`S3_URL cannot be used: ${error.message}.`);
    if (!(error instanceof StorageAway)) throw error;
    log.warn({ reason: error.message }, "files cannot be stored for now");
  }
}

/** What pages tell, and what is set, that changes without the catalogue. */
async function openChangingContent(
  db: ReturnType<typeof databaseOn>,
  catalogue: CatalogueStore,
  { content }: Shipped,
) {
  await publishDemoReviews(db, catalogue.current(), content.demoReviews);
  return {
    reviews: await openReviewStore(db, catalogue),
    faq: await openFaqStore(db, catalogue, content),
    settings: await openServiceSettings(db),
  };
}

async function openFiles(config: ReadyConfig, databaseUrl: string, log: FastifyBaseLogger) {
  const files = await openStorage(config, databaseUrl);
  await requireStorage(files.storage, log);
  return files;
}

/** The pool every request shares; a connection that is lost while nobody has it is told in the log. */
function openWatchedPool(databaseUrl: string, log: FastifyBaseLogger) {
  const pool = openPool(databaseUrl);
  pool.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
  return pool;
}

/** One after the other. */
async function closeAll(...closers: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers) await close();
}

/** Writes what is counted and noted, for good, then closes what the database is reached by. */
function closerOf(
  pool: ReturnType<typeof openPool>,
  { dayCounts, emptySearches, pricedSelections }: ReturnType<typeof openTime>,
  { uploadLocks }: Pick<Services, "uploadLocks">,
): () => Promise<void> {
  const noted = [dayCounts.stop, emptySearches.stop, pricedSelections.stop];
  return () => closeAll(...noted, uploadLocks.close, () => pool.end());
}

/** Opens everything a use case may need, on a migrated database, with the program's catalogue published. */
export async function makeServices(
  config: ReadyConfig,
  databaseUrl: string,
  shipped: Shipped,
  log: FastifyBaseLogger,
): Promise<MadeServices> {
  const metrics = createMetrics();
  const pool = openWatchedPool(databaseUrl, log);
  const db = databaseOn(pool);
  await publishShippedCatalogue(db, shipped.catalogue);
  const clock = createClock(config.shopNow);
  const catalogue = await openCatalogueStore(db, openFaceFiles(shipped.facesFolder), dayBy(clock));
  const changing = await openChangingContent(db, catalogue, shipped);
  const jobs = await openJobs(databaseUrl, log);
  const files = await openFiles(config, databaseUrl, log);
  const freeBytes = () => freeBytesAt(config.dataDir);
  measureServices(metrics, { pool, db, catalogue, freeBytes, storage: files.storage });
  const time = openTime(clock, { catalogue, db, log, faq: changing.faq });
  return {
    services: {
      config: configWithSettings(config, changing.settings),
      log,
      ...time,
      catalogue,
      ...changing,
      studioChanges: createStudioChanges(db),
      content: shipped.content,
      db,
      jobs,
      payments: await openPayments(config),
      addressFinder: openAddressFinder(config, log),
      dependencies: dependenciesOn(pool, jobs),
      metrics,
      ...files,
      freeBytes,
    },
    closeJobs: jobs.stop,
    closePool: closerOf(pool, time, files),
  };
}
