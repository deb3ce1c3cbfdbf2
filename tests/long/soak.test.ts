import { randomInt } from "node:crypto";
import { setInterval as every, setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { classic } from "../support/bodies/cart-bodies.ts";
import { bea } from "../support/bodies/order-bodies.ts";
import { networkPerson, newPrice, spreadOf } from "../support/process/honest-buyers.ts";
import { residentMegabytes } from "../support/process/peak-memory.ts";
import { startShop } from "../support/process/shop-process.ts";
import { medianOf } from "../support/median.ts";

/** A release sixty: what a shop keeps of each buyer shows only then. */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? 3);

/** Buyers who begin in a second. */
const A_SECOND = 20;

/** Of so many one orders; the others leave with something in their cart. */
const ORDERS_OF = 10;

interface Bought {
  readonly refused: readonly string[];
  readonly tookMs: number;
}

/** A page, three prices, something into the cart, and now and then the order: what a buyer is. */
async function buy(origin: string, n: number): Promise<Bought> {
  const ask = networkPerson(origin, `198.${18 + (n % 2)}.${Math.floor(n / 2) % 256}.${randomInt(256)}`);
  const refused: string[] = [];
  const began = performance.now();
  const say = async (path: string, body?: object) => {
    const { status, words } = await ask(path, body);
    if (status >= 400) refused.push(`${status} ${path.split("?")[0]}: ${words.slice(0, 200)}`);
    return words;
  };
  await say(`/stickers/paper?size=${30 + randomInt(160)}x${30 + randomInt(160)}`);
  for (let asked = 0; asked < 3; asked += 1) await say(newPrice());
  await say("/api/cart/add", classic);
  const cart = await say("/api/cart");
  await say("/checkout");
  if (n % ORDERS_OF === 0) {
    const total = /"total_price":([\d.]+)/.exec(cart)?.[1];
    await say("/api/order/place", { ...bea, email: `bea${n}@example.org`, total_price: Number(total) });
  }
  return { refused, tookMs: performance.now() - began };
}

test(
  "twenty buyers a second are refused nothing, and the shop's memory stays as it is",
  { timeout: (MINUTES + 5) * 60_000 },
  async ({ onTestFinished }) => {
    const settings = { LOG_LEVEL: "error", TRUST_PROXY: "1" };
    const shop = await startShop({ settings });
    onTestFinished(() => shop.close());
    const buyers: Promise<Bought>[] = [];
    const megabytes: number[] = [];
    const over = AbortSignal.timeout(MINUTES * 60_000);
    const sample = async () => {
      for (; !over.aborted; await wait(MINUTES * 500)) megabytes.push(residentMegabytes(shop.pid));
    };
    const sampling = sample();
    for await (const _ of every(1_000 / A_SECOND)) {
      if (over.aborted) break;
      buyers.push(buy(shop.origin, buyers.length));
    }
    await sampling;
    const bought = await Promise.all(buyers);
    const quarter = megabytes.length / 4;
    const quarters = [0, 1, 2, 3].map((at) =>
      Math.round(medianOf(megabytes.slice(at * quarter, (at + 1) * quarter))),
    );
    process.stdout.write(`\n${MINUTES} minutes, a buyer ${spreadOf(bought.map(({ tookMs }) => tookMs))}\n`);
    process.stdout.write(`  memory by quarters, median: ${quarters.join(", ")} MB\n`);
    expect(bought.flatMap(({ refused }) => refused)).toEqual([]);
    // The first quarter is the start; what grows on afterwards is kept for each buyer.
    expect(quarters[3]).toBeLessThan((quarters[1] ?? 0) * 1.2);
  },
);
