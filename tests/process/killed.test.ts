import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { request as openRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAlive } from "#platform/db/embedded/postmaster.ts";
import { outboxMails } from "#platform/mail/outbox.ts";
import { classic } from "../support/bodies/cart-bodies.ts";
import { bea } from "../support/bodies/order-bodies.ts";
import { contents, keptFile } from "../support/bodies/special-upload.ts";
import { openStripeDouble, type StripeDouble } from "../support/payment/stripe-double.ts";
import { paySession } from "../support/payment/stripe-books.ts";
import { tells } from "../support/payment/stripe-messages.ts";
import { fillPlacesSql, happens, proofMade } from "../support/people/order-facts.ts";
import { killedShop, type KilledShop } from "../support/process/killed-shop.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { postmasterPid, type OpenShop } from "../support/process/shop-process.ts";
import { uploadingBrowser } from "../support/server/upload-client.ts";
import { until } from "../support/server/until.ts";

const MEGABYTE = 1024 * 1024;

let stripe: StripeDouble;
let shop: KilledShop;
let running: OpenShop;
/** The order that the first test places, and the following go on with. */
let number = "";

beforeAll(async () => {
  stripe = await openStripeDouble();
  shop = killedShop({
    ...stripe.settings,
    RATE_LIMIT_FACTOR: "100",
    // A shop has one address; only the port of a test is another at each start, and Stripe is told where to come back to.
    SHOP_ORIGIN: "http://localhost:3000",
  });
  running = await shop.open();
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

async function dataOf(answer: Response): Promise<Record<string, string>> {
  return ((await answer.json()) as { readonly data: Record<string, string> }).data;
}

/** What has happened to all orders, by its kinds. */
async function kinds(): Promise<readonly unknown[]> {
  return (await inDatabase(shop, "select kind from order_fact order by id")).map(({ kind }) => kind);
}

test("a shop that is killed while an order is placed takes over the database it left, has the order once, and tells it once", async () => {
  const database = postmasterPid(shop);
  expect((await shop.post("cart/add", { ...classic, quantity: 100 })).status).toBe(201);
  const place = ["order/place", { ...bea, total_price: 65 }, { "idempotency-key": randomUUID() }] as const;
  const heard = await shop.postAndKillAfter(8, ...place);
  expect(isAlive(database)).toBe(true);
  running = await shop.open();
  expect(postmasterPid(shop)).toBe(database);
  const again = await shop.post(...place);
  const answer = await dataOf(again);
  expect(again.status).toBe(201);
  if (heard !== null) expect(await dataOf(heard)).toEqual(answer);
  ({ order_no: number = "" } = answer);
  expect(await inDatabase(shop, "select order_no from shop_order")).toEqual([{ order_no: number }]);
  expect(await kinds()).toEqual(["placed"]);
  expect(await shop.get("cart")).toMatchObject({ data: { count: 0 } });
  const told = async () => (await outboxMails(shop.dataDir)).map(({ subject }) => subject).toSorted();
  await expect
    .poll(told, { timeout: 120_000 })
    .toEqual([`New order: ${number}`, `Thank you for your order (${number})`]);
});

test("a shop that is killed while Stripe tells of a payment has it once", async () => {
  const { url = "" } = await dataOf(await shop.post(`order/${number}/pay`, {}));
  const paid = paySession(stripe, url.split("/").at(-1) ?? "");
  const tell = tells(stripe, stripe.event("checkout.session.completed", paid));
  const heard = await shop.askAndKillAfter(8, tell);
  running = await shop.open();
  if (heard?.status === 204) expect(await kinds()).toEqual(["placed", "paid"]);
  expect((await tell(running.origin)).status).toBe(204);
  expect(await kinds()).toEqual(["placed", "paid"]);
});

test("a shop that is killed with its database while a proof is approved has the approval once", async () => {
  await inDatabase(shop, fillPlacesSql(number));
  await happens(shop, number, proofMade(1));
  const path = `order/${number}/proofs/1/approve`;
  const approval = { version: 1, sha256: "11".padEnd(64, "0") };
  const database = postmasterPid(shop);
  const heard = await shop.postAndKillAfter(8, path, approval);
  process.kill(database, "SIGKILL");
  running = await shop.open();
  expect(heard === null ? [200, 409] : [409]).toContain((await shop.post(path, approval)).status);
  expect(await kinds()).toEqual(["placed", "paid", "proof-made", "proof-approved"]);
  expect(await shop.get(`order/${number}`)).toMatchObject({ data: { stage: "ready" } });
});

test("an upload goes on where it was when the shop was killed in the middle of a piece", async () => {
  const content = Buffer.concat([contents.pdf, randomBytes(6 * MEGABYTE)]);
  const first = uploadingBrowser(running.origin);
  const path = (await first.begin("killed.pdf", content.length)).headers.get("location") ?? "";
  expect((await first.append(path, 0, content.subarray(0, 2 * MEGABYTE))).status).toBe(204);
  const piece = openRequest(new URL(path, running.origin), {
    method: "PATCH",
    headers: {
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "content-length": String(content.length - 2 * MEGABYTE),
      "upload-offset": String(2 * MEGABYTE),
      cookie: first.cookie(),
    },
  });
  piece.on("error", () => undefined);
  piece.write(content.subarray(2 * MEGABYTE, 4 * MEGABYTE));
  const arriving = `${shop.dataDir}/uploads/arriving/${path.split("/").at(-1)}`;
  await until("Some of the piece", () => readFileSync(arriving).length > 2 * MEGABYTE);
  running.signal("SIGKILL");
  await running.exited;

  running = await shop.open();
  const again = uploadingBrowser(running.origin, first.cookie());
  const offset = Number((await again.ask("HEAD", path)).headers.get("upload-offset"));
  expect(offset).toBeGreaterThan(2 * MEGABYTE);
  expect((await again.append(path, offset, content.subarray(offset))).status).toBe(204);
  const sha256 = createHash("sha256").update(content).digest("hex");
  expect(await inDatabase(shop, "select sha256 from upload")).toEqual([{ sha256 }]);
  expect(readFileSync(keptFile(shop.dataDir, sha256)).equals(content)).toBe(true);
});
