import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { classic } from "../support/bodies/cart-bodies.ts";
import { bea } from "../support/bodies/order-bodies.ts";
import { type KilledShop, killedShop } from "../support/process/killed-shop.ts";
import { killLimitMs, killMoments } from "../support/process/kill-moments.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { plainPicture } from "../support/server/artwork-browser.ts";
import { uploadingBrowser } from "../support/server/upload-client.ts";
import { type OwnerCalls, ownerCalls } from "../support/studio/enter-as-owner.ts";

/** When the shop is killed, in milliseconds after the press: before, while and after it writes. */
const moments = killMoments([0, 8, 30]);

type Form = StudioReplyTo<"POST orders/:order_no/lines/:line/form">;
type Worked = StudioReplyTo<"POST orders/:order_no/correction/preview">;
type Room = StudioReplyTo<"GET orders/:order_no">;

/** 100 pieces at $57.00, shipping $8.00, paid by bank; answers the order's number. */
async function placePaid(shop: KilledShop, owner: OwnerCalls): Promise<string> {
  expect((await shop.post("cart/add", { ...classic, quantity: 100 })).status).toBe(201);
  const placed = await shop.post("order/place", { ...bea, total_price: 65 });
  const { data } = (await placed.json()) as { readonly data: { readonly order_no: string } };
  const { order_no: number } = data;
  const { seen, due } = await owner.call<Room>(`orders/${number}`);
  const typed = { amount: due, reference: `bank ${number}` };
  await owner.call(`orders/${number}/money`, { form: "pay", seen, typed });
  return number;
}

/** The correction of its first line to so many pieces, at the sum that was shown. */
async function toQuantity(owner: OwnerCalls, number: string, quantity: string) {
  const form = (body: object) => owner.call<Form>(`orders/${number}/lines/1/form`, body);
  const { fields, configured: before } = await form({});
  const typed = fields.flatMap(({ name, kind, value, options }) => {
    const chosen = options.filter(({ is_chosen: isChosen }) => isChosen).map((one) => one.value);
    const values = kind === "number" ? [value] : chosen;
    return values.map((one) => [name, name === "quantity" ? quantity : one]);
  });
  const { configured } = await form({ configured: before, typed });
  const { seen } = await owner.call<Room>(`orders/${number}`);
  const lines = [{ line: 1, configured }];
  const correction = { seen, key: randomUUID(), reason: "You rang us.", lines };
  const { total } = await owner.call<Worked>(`orders/${number}/correction/preview`, correction);
  return { ...correction, total };
}

/** What happened to an order, by kinds, and what its papers come to. */
async function booksOf(shop: KilledShop, number: string) {
  const kinds = await inDatabase(
    shop,
    `select kind from order_fact f join shop_order o on o.id = f.order_id where o.order_no = '${number}' order by f.id`,
  );
  const [papers] = await inDatabase(
    shop,
    `select coalesce(sum(case kind when 'invoice' then cents else -cents end), 0)::int as cents,
       coalesce(sum(case kind when 'invoice' then gst else -gst end), 0)::int as gst
     from tax_paper p join shop_order o on o.id = p.order_id where o.order_no = '${number}'`,
  );
  return { kinds: kinds.map(({ kind }) => kind), ...papers };
}

test(
  "a shop that is killed while an order is put right and its money settled has each of them once, and its papers say so",
  { timeout: 4 * killLimitMs(moments) },
  async ({ onTestFinished }) => {
    const shop = killedShop({ RATE_LIMIT_FACTOR: "100" });
    onTestFinished(() => shop.close());
    const open = async () => ownerCalls({ dataDir: shop.dataDir, origin: (await shop.open()).origin });
    let owner = await open();
    /** Asks, kills, and asks for the same once more; what was answered holds. */
    const killed = async (ms: number, path: string, body: object) => {
      const heard = await shop.askAndKillAfter(ms, () => owner.ask(path, body));
      owner = await open();
      if (heard !== null) expect(heard.status, path).toBe(200);
      const again = await owner.ask(path, body);
      expect(again.status, `${path}: ${await again.clone().text()}`).toBe(200);
    };
    for (const ms of moments) {
      const number = await placePaid(shop, owner);
      await killed(ms, `orders/${number}/correction`, await toQuantity(owner, number, "200"));
      const kinds = ["placed", "paid", "corrected"];
      expect(await booksOf(shop, number)).toMatchObject({ kinds, cents: 6_500 });

      const { seen, due } = await owner.call<Room>(`orders/${number}`);
      expect(due).toBe("40.00");
      const typed = { amount: due, reference: `rest ${number}` };
      await killed(ms, `orders/${number}/money`, { form: "pay", seen, typed });
      kinds.push("paid");
      expect(await booksOf(shop, number)).toMatchObject({ kinds, cents: 10_500 });

      const less = await toQuantity(owner, number, "50");
      await killed(ms, `orders/${number}/lowering`, less);
      kinds.push("corrected");
      const cents = Math.round(less.total * 100);
      expect(await booksOf(shop, number)).toMatchObject({ kinds, cents });

      const { seen: now, owed } = await owner.call<Room>(`orders/${number}`);
      const back = { amount: owed, reference: `back ${number}` };
      await killed(ms, `orders/${number}/refund`, { form: "refund", seen: now, typed: back });
      kinds.push("refunded");
      const gst = Math.round((cents * 3) / 23);
      expect(await booksOf(shop, number)).toEqual({ kinds, cents, gst });
      expect(await shop.get(`order/${number}`)).toMatchObject({ data: { due: 0, total_price: less.total } });
    }
  },
);

test(
  "a shop that is killed while the staff put artwork into an order has it once, with its file",
  { timeout: 2 * killLimitMs(moments) },
  async ({ onTestFinished }) => {
    const shop = killedShop({ RATE_LIMIT_FACTOR: "100" });
    onTestFinished(() => shop.close());
    const open = async () => ownerCalls({ dataDir: shop.dataDir, origin: (await shop.open()).origin });
    let owner = await open();
    for (const [at, ms] of moments.entries()) {
      const number = await placePaid(shop, owner);
      // A file of its own for each: what lies there already would be nothing new.
      const content = await plainPicture(`#8030${String(at + 10)}`, 702, 702);
      const desk = uploadingBrowser(
        owner.origin,
        owner.cookie,
        "",
        `/studio/api/orders/${number}/desk/upload`,
      );
      const path = (await desk.begin("mended.png", content.length)).headers.get("location") ?? "";
      const half = Math.floor(content.length / 2);
      await shop.askAndKillAfter(ms, () => desk.append(path, 0, content.subarray(0, half)));
      owner = await open();
      const later = uploadingBrowser(owner.origin, owner.cookie);
      const offset = Number((await later.ask("HEAD", path)).headers.get("upload-offset"));
      expect((await later.append(path, offset, content.subarray(offset))).status).toBe(204);
      const upload = path.split("/").at(-1);
      const keep = () => owner.ask(`orders/${number}/desk/artwork`, { upload });
      const answered = await shop.askAndKillAfter(ms, keep);
      owner = await open();
      const kept = await keep();
      // What was kept before the end is there already.
      expect(answered === null ? [200, 201] : [200], await kept.clone().text()).toContain(kept.status);
      const { data } = (await kept.json()) as { readonly data: { readonly id: string } };

      const { seen } = await owner.call<Room>(`orders/${number}`);
      const body = { seen, artwork: data.id, placings: "", cut_lines: "", note: "Mended." };
      await owner.call(`orders/${number}/lines/1/desk`, {});
      const put = () => owner.ask(`orders/${number}/lines/1/artwork`, body);
      const heard = await shop.askAndKillAfter(ms, put);
      owner = await open();
      if (heard !== null) expect(heard.status).toBe(200);
      const again = await put();
      expect(again.status, await again.clone().text()).toBe(200);
      expect((await booksOf(shop, number)).kinds).toEqual(["placed", "paid", "artwork-sent"]);
      expect(await shop.get(`order/${number}`)).toMatchObject({
        data: { items: [{ places: [{ file_name: "mended.png" }] }] },
      });
    }
  },
);
