import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openStripeDouble } from "../payment/stripe-double.ts";
import { type OpenShop, startShop } from "../process/shop-process.ts";

/** Where a shop of the run is reached, and where its data lie. */
export type RunningShop = Pick<OpenShop, "origin" | "dataDir">;

/** Which shop of a run a test is in; the first that asks for one opens it. */
export interface WantedShop {
  /** Its own name, where what is done there is seen by everybody in it; null for the shop that most are in. */
  readonly name: string | null;
  /** Whether it takes cards, on a page that stands for Stripe's. */
  readonly takesCards: boolean;
  /** Environment variables. */
  readonly settings: Readonly<Record<string, string>>;
}

interface Opened extends RunningShop {
  close(): Promise<void>;
}

/** A shop with what stands for Stripe: its page pays, tells the shop, and leads back there. */
async function startCardShop(settings: WantedShop["settings"]): Promise<Opened> {
  const stripe = await openStripeDouble();
  const shop = await startShop({ settings: { ...settings, ...stripe.settings } });
  stripe.tells((body, signature) =>
    fetch(`${shop.origin}/hooks/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body,
    }),
  );
  const close = async () => {
    await shop.close();
    await stripe.close();
  };
  return { ...shop, close };
}

/** The environment variable that tells workers where shops are asked for. */
const BROKER = "TEST_SHOPS_AT";

/** Playwright's set-up of a run: opens each shop that is asked for once, for all workers, and closes all at the end. */
export default async function openBroker(): Promise<() => Promise<void>> {
  const shops = new Map<string, Promise<Opened>>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const key = await text(request);
      const { takesCards, settings } = JSON.parse(key) as WantedShop;
      const shop = shops.get(key) ?? (takesCards ? startCardShop(settings) : startShop({ settings }));
      shops.set(key, shop);
      const { origin, dataDir } = await shop;
      return JSON.stringify({ origin, dataDir });
    };
    answer().then(
      (shop) => response.end(shop),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env[BROKER] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    const opened = await Promise.allSettled(shops.values());
    for (const one of opened) if (one.status === "fulfilled") await one.value.close();
    console.log(`Shops opened: ${shops.size}`);
  };
}

/** The shop of this run that is like this. */
export async function shopOfRun(wanted: WantedShop): Promise<RunningShop> {
  const answer = await fetch(process.env[BROKER] ?? "", { method: "POST", body: JSON.stringify(wanted) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as RunningShop;
}
