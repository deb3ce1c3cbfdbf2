import { test as base } from "@playwright/test";
import { startShop, type OpenShop } from "../process/shop-process.ts";

interface ForWorker {
  /** Environment variables of the worker's shop: a file that needs others says so with `test.use`. */
  readonly shopSettings: Readonly<Record<string, string>>;
  /** One shop for all tests of a worker, on a database of its own. */
  readonly shop: OpenShop;
}

/**
 * A browser test with a shop: `page` opens its addresses without naming its origin. Tests of a worker follow each other on
 * one database, so each has people of its own (`newEmail`). Budgets are wide enough for a whole town.
 */
export const test = base.extend<object, ForWorker>({
  shopSettings: [
    { RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "warn" },
    { scope: "worker", option: true },
  ],
  shop: [
    async ({ shopSettings }, provide) => {
      const shop = await startShop({ settings: shopSettings });
      await provide(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
});
