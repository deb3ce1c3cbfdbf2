import { afterAll, beforeAll, expect, test } from "vitest";
import { keepFile, plainLogo } from "../support/process/keep-file.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";
import { worstDrawing } from "../support/process/worst-drawings.ts";

let shop: OpenShop;
beforeAll(async () => {
  shop = await startShop({ settings: { LOG_LEVEL: "error", TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

test("an honest picture behind fifty of the worst files, from eight networks, is kept while they still wait", async () => {
  let waiting = 50;
  const attack = Array.from({ length: 50 }, async (_, n) => {
    const kept = await keepFile(shop.origin, `worst-${n}.svg`, worstDrawing(n), `203.0.113.${(n % 8) + 1}`);
    waiting -= 1;
    return kept;
  });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const waits: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const content = await plainLogo(20 + n * 20);
    const began = performance.now();
    const { status, words } = await keepFile(shop.origin, "logo.png", content, `198.51.100.${n + 1}`);
    expect([status, words]).toEqual([201, expect.any(String)]);
    expect(waiting).toBeGreaterThan(0);
    waits.push(Math.round(performance.now() - began));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  process.stdout.write(`honest pictures waited ${waits.join(", ")} ms\n`);
  const answers = await Promise.all(attack);
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status));
  process.stdout.write(
    `the worst were answered ${statuses.map(([s, all]) => `${s}: ${all?.length}`).join(", ")}\n`,
  );
});
