import { startShop, type OpenShop } from "#tests/support/process/shop-process.ts";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { residentMegabytes } from "#tests/support/process/peak-memory.ts";
import { cpuSeconds } from "../support/load.ts";
import type { Figure, Measure } from "../support/measure.types.ts";

interface Issued {
  readonly cookie: string;
  readonly address: string;
}

/** A quotation of so many items, and the browser it belongs to. */
async function issue({ origin }: OpenShop, items: number): Promise<Issued> {
  const answer = await fetch(`${origin}/api/quote/create/quotation`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ quotations: Array.from({ length: items }, () => classic) }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { data } = (await answer.json()) as { data: { quotation_no: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0] ?? "")
    .join("; ");
  return { cookie, address: `${origin}/pdf/quotation/preview?quotation_no=${data.quotation_no}` };
}

async function draw({ cookie, address }: Issued): Promise<number> {
  const answer = await fetch(address, { headers: { cookie } });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return byteLength;
}

/** Milliseconds of processor time for one, over thirty after five. */
async function timeOne({ pid }: OpenShop, issued: Issued): Promise<number> {
  for (let at = 0; at < 5; at += 1) await draw(issued);
  const before = cpuSeconds(pid);
  for (let at = 0; at < 30; at += 1) await draw(issued);
  return ((cpuSeconds(pid) - before) * 1000) / 30;
}

async function figureOf(
  shop: OpenShop,
  what: string,
  issued: Issued,
  limit: Figure["limit"],
): Promise<Figure> {
  return {
    what,
    value: await timeOne(shop, issued),
    unit: "ms",
    limit,
    note: `${((await draw(issued)) / 1000).toFixed(0)} KB`,
  };
}

async function figuresOf(shop: OpenShop): Promise<Figure[]> {
  const [one, thirty] = [await issue(shop, 1), await issue(shop, 30)];
  const figures = [
    await figureOf(shop, "quotation PDF of one item, processor time", one, { atMost: 50 }),
    await figureOf(shop, "quotation PDF of thirty items, processor time", thirty, null),
  ];
  const many = Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? thirty : one));
  const workers = Array.from({ length: 8 }, async () => {
    for (let next = many.pop(); next; next = many.pop()) await draw(next);
  });
  await Promise.all(workers);
  const value = residentMegabytes(shop.pid);
  return [
    ...figures,
    { what: "memory after 300 more of them, over 8 connections", value, unit: "MB", limit: { atMost: 700 } },
  ];
}

export const measure: Measure["measure"] = async () => {
  const shop = await startShop({ settings: { RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "silent" } });
  try {
    return await figuresOf(shop);
  } finally {
    await shop.close();
  }
};
