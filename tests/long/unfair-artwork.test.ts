import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepFile } from "../support/process/keep-file.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";

let shop: OpenShop;
beforeAll(async () => {
  shop = await startShop({ settings: { LOG_LEVEL: "error", TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

function logo(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 64, b: 90 };
  return sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
}

function drawing(content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${content}</svg>`);
}

/** Each takes the reader as long as it may: noise of many octaves, blurs, a path without an end, rules for every element, and a disguise. */
const worst: readonly ((n: number) => Buffer)[] = [
  (n) => {
    const noise = `<filter id="f" filterUnits="userSpaceOnUse"><feTurbulence baseFrequency=".${n + 1}" numOctaves="200"/></filter>`;
    return drawing(`${noise}${'<rect width="900" height="900" filter="url(#f)"/>'.repeat(30)}`);
  },
  (n) => {
    const blur = `<filter id="f">${`<feGaussianBlur stdDeviation="${200 + n}"/>`.repeat(40)}</filter>`;
    return drawing(`${blur}<rect width="900" height="900" filter="url(#f)"/>`);
  },
  (n) => {
    const points = Array.from(
      { length: 200_000 },
      (_, at) => `L${(at * 7919) % 900} ${(at * (n + 104_729)) % 900}`,
    );
    return drawing(`<path stroke="#000" d="M0 0${points.join("")}"/>`);
  },
  // The steps stand behind the head that is looked at.
  (n) => {
    const late = `<!--${"x".repeat(70_000)}--><filter id="f"><feTurbulence numOctaves="${190 + n}"/></filter>`;
    return drawing(`${late}${'<rect width="900" height="900" filter="url(#f)"/>'.repeat(30)}`);
  },
];

test("an honest picture behind fifty of the worst files, from eight networks, is kept while they still wait", async () => {
  let waiting = 50;
  const attack = Array.from({ length: 50 }, async (_, n) => {
    const make = worst[n % worst.length] ?? worst[0]!;
    const kept = await keepFile(shop.origin, `worst-${n}.svg`, make(n), `203.0.113.${(n % 8) + 1}`);
    waiting -= 1;
    return kept;
  });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const waits: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const content = await logo(20 + n * 20);
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
