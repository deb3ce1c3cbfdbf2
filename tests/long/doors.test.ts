import { afterEach, beforeEach, expect, test } from "vitest";
import * as attacks from "../support/process/attacks.ts";
import { buyHonestly, spreadOf } from "../support/process/honest-buyers.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";

/** How long each is tried, in seconds: a release five minutes. */
const SECONDS = Number(process.env["ATTACK_SECONDS"] ?? 30);

let shop: OpenShop;
beforeEach(async () => {
  shop = await startShop({ settings: { LOG_LEVEL: "error", TRUST_PROXY: "1" } });
});
afterEach(() => shop.close());

const tried = [
  ["announces uploads that never come", attacks.announce],
  ["stalls pieces of uploads", attacks.stall],
  ["sends the dearest drawings", attacks.drawWorst],
  ["has a long quotation drawn anew", attacks.drawQuotations],
  ["reads the calls' documents thirty at a time", attacks.readDocuments],
  ["asks for what is drawn thirty at a time", attacks.drawPages],
  ["reads a cart of a hundred lines thirty at a time", attacks.readOwn],
] as const;

test.each(tried)(
  "while somebody %s, ten honest buyers are refused nothing",
  async (what, attack) => {
    const over = AbortSignal.timeout(SECONDS * 1_000);
    const [served, answered] = await Promise.all([buyHonestly(shop, over), attack(shop.origin, over)]);
    process.stdout.write(`\n${what}, answered ${JSON.stringify(answered)}\n`);
    for (const [kind, all] of Object.entries(Object.groupBy(served, ({ what: kind }) => kind)))
      process.stdout.write(`  ${kind}: ${spreadOf(all.map(({ ms }) => ms))}\n`);
    const refused = served.filter(({ status }) => status >= 400);
    expect(Object.groupBy(refused, ({ what: kind, words }) => `${kind}: ${words}`)).toEqual({});
    expect(Object.values(answered).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  },
  (SECONDS + 240) * 1_000,
);
