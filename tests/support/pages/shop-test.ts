import { test as base } from "@playwright/test";
import { type RunningShop, shopOfRun } from "./shop-broker.ts";

interface OfShop {
  /** Environment variables of the shop: a file that needs others says so with `test.use`. */
  readonly shopSettings: Readonly<Record<string, string>>;
  /** Names a shop of its own for files in which everybody in it would see what is done; null for the one that most are in. */
  readonly ownShop: string | null;
  readonly takesCards: boolean;
  /** One shop for all tests of a run that want the same, on a database of its own. */
  readonly shop: RunningShop;
}

/**
 * A browser test with a shop: `page` opens its addresses without naming its origin. Tests follow each other and stand beside each other
 * on one database, so each has people of its own (`newEmail`; decision 084). Budgets are wide enough for a whole town. Which shop is asked
 * for each test: asked for each worker, every other shop would want a worker and a browser of its own.
 */
export const test = base.extend<OfShop>({
  shopSettings: [{ RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "warn" }, { option: true }],
  ownShop: [null, { option: true }],
  takesCards: [false, { option: true }],
  shop: [
    async ({ shopSettings, ownShop, takesCards }, provide) =>
      provide(await shopOfRun({ name: ownShop, takesCards, settings: shopSettings })),
    { timeout: 120_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
});
