import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { bea } from "#tests/support/bodies/order-bodies.ts";
import { type OpenShop, startShop } from "#tests/support/process/shop-process.ts";
import type { Figure, Measure } from "../support/measure.types.ts";

/** Lines of the largest cart, quotation and order here. */
const LINES = 100;
/** Each request is made so often, new each time: the least block counts, more is the machine's. */
const ROUNDS = 5;
/** The server looks so often at how late its event loop is. */
const LOOK_MS = 10;
/** What is told. */
const WORST = 10;
/** What one request may keep others waiting. */
const limit = { atMost: 50 };

interface Visitor {
  cookie: string;
}

async function ask(origin: string, path: string, visitor: Visitor, body?: object): Promise<string> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    cookie: visitor.cookie,
  };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${origin}${path}`, { headers, ...sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  const set = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  if (set.length > 0) visitor.cookie = set.join("; ");
  return text;
}

function dataOf(text: string): Readonly<Record<string, unknown>> {
  return (JSON.parse(text) as { data: Record<string, unknown> }).data;
}

/** The longest delay of the server's event loop since it was last read, in milliseconds. */
async function readLongestDelay(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  return Math.max(0, Number(seconds) * 1000 - LOOK_MS);
}

/** How long something that was done kept the event loop from everybody else, in milliseconds. */
async function longestBlock(origin: string, act: () => Promise<unknown>): Promise<number> {
  await readLongestDelay(origin);
  await wait(2 * LOOK_MS);
  await act();
  await wait(2 * LOOK_MS);
  return readLongestDelay(origin);
}

interface Request {
  readonly what: string;
  /** Brings about what is asked for, and answers the one request. */
  readonly make: (round: number) => Promise<() => Promise<unknown>>;
}

function newPrice(round: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...classic, size: `${61 + round}x${61 + round}` }))
    query.set(name, String(value));
  return `/api/get/pricing-data?${query}`;
}

function requestsOf({ origin }: OpenShop): readonly Request[] {
  const newVisitor = (): Visitor => ({ cookie: "" });
  const page = (what: string, path: (round: number) => string): Request => ({
    what,
    make: async (round) => () => ask(origin, path(round), newVisitor()),
  });
  const manyLines = Array.from({ length: LINES }, (_, at) => ({ ...classic, kinds: 1 + (at % 5) }));
  const filled = async () => {
    const visitor = newVisitor();
    for (const line of manyLines) await ask(origin, "/api/cart/add", visitor, line);
    return visitor;
  };
  const quoted = async (visitor: Visitor) =>
    dataOf(await ask(origin, "/api/quote/create/quotation", visitor, { quotations: manyLines }));
  const placed = async (visitor: Visitor, round: number) => {
    const cart = dataOf(await ask(origin, "/api/cart", visitor));
    const order = { ...bea, email: `single${round}@example.org`, total_price: cart["total_price"] };
    return dataOf(await ask(origin, "/api/order/place", visitor, order));
  };
  return [
    page("the calls' page", () => "/api/docs"),
    page("the OpenAPI document", () => "/api/openapi.json"),
    page("the home page, new", (round) => `/?new=${round}`),
    page("a sticker's page, new", (round) => `/stickers/paper?size=${50 + round}x${61 + round}`),
    page("swing tags, new", (round) => `/business-cards/swing-tags?quantity=${250 * (1 + round)}`),
    page("a new price", newPrice),
    page("a template, drawn", (round) => `/artwork-guide/stickers/square/${40 + round}x${40 + round}.pdf`),
    {
      what: `a cart of ${LINES} lines`,
      make: async () => {
        const visitor = await filled();
        return () => ask(origin, "/api/cart", visitor);
      },
    },
    {
      what: `an order of ${LINES} lines, placed`,
      make: async (round) => {
        const visitor = await filled();
        return () => placed(visitor, round);
      },
    },
    {
      what: `an order of ${LINES} lines, read`,
      make: async (round) => {
        const visitor = await filled();
        const order = await placed(visitor, 100 + round);
        return () => ask(origin, `/api/order/${String(order["order_no"])}`, visitor);
      },
    },
    {
      what: `a quotation of ${LINES} lines, issued`,
      make: async () => () => quoted(newVisitor()),
    },
    {
      what: `a quotation of ${LINES} lines as PDF`,
      make: async () => {
        const visitor = newVisitor();
        const { quotation_no: number } = await quoted(visitor);
        return () => ask(origin, `/pdf/quotation/preview?quotation_no=${String(number)}`, visitor);
      },
    },
  ];
}

async function figureOf({ origin }: OpenShop, { what, make }: Request): Promise<Figure> {
  const blocks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) blocks.push(await longestBlock(origin, await make(round)));
  const note = `the loop is held; the first time ${(blocks[0] ?? 0).toFixed(0)} ms, then the least of ${ROUNDS}`;
  return { what, value: Math.min(...blocks), unit: "ms", limit, note };
}

/** The worst single requests: how long each holds the event loop. */
export const measure: Measure["measure"] = async () => {
  const shop = await startShop({ settings: { RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "silent" } });
  try {
    const figures: Figure[] = [];
    for (const request of requestsOf(shop)) figures.push(await figureOf(shop, request));
    return figures.toSorted((one, other) => other.value - one.value).slice(0, WORST);
  } finally {
    await shop.close();
  }
};
