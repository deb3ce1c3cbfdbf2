import { randomUUID } from "node:crypto";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { bea } from "#tests/support/bodies/order-bodies.ts";
import { type OpenShop, startShop } from "#tests/support/process/shop-process.ts";
import type { Figure, Measure } from "../support/measure.types.ts";
import { medianOf } from "#tests/support/median.ts";

const GUESTS = 40;
/** The first ones load what the others find loaded. */
const WARM_UP = 5;

interface Answered {
  readonly ms: number;
  readonly cookie: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function cookieOf(answer: Response, before: string): string {
  const set = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  return set.length > 0 ? set.join("; ") : before;
}

/** Milliseconds from asking to the whole answer. */
async function ask(origin: string, call: string, cookie: string, body?: object): Promise<Answered> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID(), cookie };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const before = performance.now();
  const answer = await fetch(`${origin}/api/${call}`, { headers, ...sent });
  const text = await answer.text();
  const ms = performance.now() - before;
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
  const { data } = JSON.parse(text) as Pick<Answered, "data">;
  return { ms, cookie: cookieOf(answer, cookie), data };
}

/** A guest's whole way: into the cart, ordered, and the order read back from the database. */
async function orderOnce({ origin }: OpenShop, at: number) {
  const added = await ask(origin, "cart/add", "", { ...classic, quantity: 100 });
  const cart = await ask(origin, "cart", added.cookie);
  const order = { ...bea, email: `bench${at}@example.org`, total_price: cart.data["total_price"] };
  const placed = await ask(origin, "order/place", cart.cookie, order);
  const read = await ask(origin, `order/${String(placed.data["order_no"])}`, placed.cookie);
  if (read.data["total_price"] !== order.total_price) throw new Error("the order is another one");
  return { added: added.ms, placed: placed.ms, read: read.ms };
}

async function figuresOf(shop: OpenShop): Promise<Figure[]> {
  const times = [];
  for (let at = 0; at < WARM_UP + GUESTS; at += 1) times.push(await orderOnce(shop, at));
  const counted = times.slice(WARM_UP);
  const of = (what: keyof (typeof counted)[number]) => medianOf(counted.map((time) => time[what]));
  const note = `median of ${GUESTS} guests, one after the other`;
  return [
    { what: "an order is placed: its answer", value: of("placed"), unit: "ms", limit: { atMost: 50 }, note },
    { what: "added to the cart: its answer", value: of("added"), unit: "ms", limit: null, note },
    { what: "an order is read: its answer", value: of("read"), unit: "ms", limit: null, note },
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
