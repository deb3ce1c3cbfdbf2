import { afterEach, expect, test } from "vitest";
import { openBalancer } from "../support/process/balancer.ts";
import { buyHonestly, spreadOf } from "../support/process/honest-buyers.ts";
import { databaseUrl } from "../support/process/shop-database.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";
import { startS3Server } from "../support/s3/s3-server.ts";

/** How often a node is stopped and begun again, the two in turn: a release fifty times. */
const STOPS = Number(process.env["STOPS"] ?? 6);

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Two nodes behind a balancer, on one database and one bucket. */
async function openNodes() {
  const database = await startShop({ settings: { LOG_LEVEL: "error" } });
  closers.push(database.close);
  const bucket = await startS3Server();
  closers.push(bucket.close);
  const balancer = await openBalancer();
  closers.push(balancer.close);
  const settings = {
    DATABASE_URL: databaseUrl(database),
    S3_URL: bucket.url,
    SECRET_KEY: "0123456789abcdef0123456789abcdef",
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    DRAIN_SECONDS: "1",
  };
  const begin = async (): Promise<OpenShop> => {
    const node = await startShop({ settings });
    balancer.add(node.origin);
    return node;
  };
  return { balancer, begin };
}

test(
  "nodes that are stopped and begun again in turn fail nobody who buys meanwhile",
  async () => {
    const { balancer, begin } = await openNodes();
    const nodes = [await begin(), await begin()];
    const over = new AbortController();
    const buying = buyHonestly(balancer, over.signal);
    for (let stop = 0; stop < STOPS; stop += 1) {
      const node = nodes.shift();
      node?.signal("SIGTERM");
      expect(await node?.exited).toBe(0);
      balancer.remove(node?.origin ?? "");
      await node?.close();
      nodes.push(await begin());
    }
    over.abort();
    const served = await buying;
    for (const node of nodes) await node.close();
    process.stdout.write(`\n${STOPS} stops: ${spreadOf(served.map(({ ms }) => ms))}\n`);
    const failed = served.filter(({ status }) => status >= 400);
    expect(Object.groupBy(failed, ({ what, words }) => `${what}: ${words}`)).toEqual({});
    expect(served.some(({ what }) => what === "picture")).toBe(true);
  },
  (STOPS * 30 + 180) * 1_000,
);
