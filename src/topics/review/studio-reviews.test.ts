import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: the reviews that wait of the whole shop are listed. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

/** Somebody with an account reviews a product, with a picture. */
async function reviewed(title: string) {
  const person = somebody();
  const browser = await signUp(shop, person);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c08040" } })
    .png()
    .toBuffer();
  const form = new FormData();
  const words = { product_id: "5", title, rate: "4", comment: "They stick." };
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  form.append("attachments[]", new Blob([Uint8Array.from(picture)]), "jar.png");
  const request = new Response(form);
  const type = request.headers.get("content-type") ?? "";
  const body = Buffer.from(await request.arrayBuffer());
  const sent = await browser.send("POST", "quote/create/review", body, { "content-type": type });
  expect(sent.statusCode, sent.body).toBe(201);
  return person.email;
}

type Listed = StudioReplyTo<"GET reviews">;

async function listed(browser: StudioBrowser): Promise<Listed> {
  const given = await browser.get("reviews");
  expect(given.statusCode, given.body).toBe(200);
  return given.json<{ data: Listed }>().data;
}

async function kindsOf(browser: StudioBrowser, kind = ""): Promise<readonly string[]> {
  const given = await browser.get(`today${kind && `?kind=${kind}`}`);
  return given.json<{ data: StudioReplyTo<"GET today"> }>().data.tasks.map((task) => task.kind);
}

describe("reviews that wait", () => {
  test("are a task of Today, accepted once, with their pictures; another is told", async () => {
    const { browser, id: staffId } = await enterStudio(shop, "support");
    const { browser: colleague } = await enterStudio(shop, "owner");
    expect(await kindsOf(browser, "review")).toEqual([]);
    const email = await reviewed("Sharp on brown");
    const { text } = await shop.mailTo(shop.services.config.staffEmail, "Review of ");
    const [, only = ""] = /\/studio\/reviews\?(only=\d+)/.exec(text) ?? [];
    const ofMail = (await browser.get(`reviews?${only}`)).json<{ data: Listed }>().data;
    expect(ofMail.reviews.map(({ title }) => title)).toEqual(["Sharp on brown"]);
    expect((await browser.get("reviews?only=999999")).json().data).toEqual({ reviews: [], waiting: 1 });
    expect(await kindsOf(browser, "review")).toEqual(["review"]);
    const { reviews, waiting } = await listed(browser);
    expect([reviews.length, waiting]).toEqual([1, 1]);
    const [one] = reviews;
    expect(one).toMatchObject({ title: "Sharp on brown", stars: 4, name: "Ann L.", is_verified: false });
    for (const address of Object.values(one!.pictures[0]!)) {
      const picture = await shop.app.inject(address);
      expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    }
    const path = `reviews/${one!.id}`;
    expect((await browser.post(path, { decision: "accept" })).statusCode).toBe(200);
    expect((await colleague.post(path, { decision: "decline" })).statusCode).toBe(409);
    expect(await listed(browser)).toEqual({ reviews: [], waiting: 0 });
    expect(await kindsOf(browser)).not.toContain("review");
    const read = await openBrowser(shop.app).get("quote/get/reviews?type=/stickers/paper/kraft-paper");
    expect(read.body).toContain("Sharp on brown");
    await shop.mailTo(email, "review");
    const audit = await shop.sql(
      `select staff_id, action, after from audit_entry where target = 'review ${one!.id}'`,
    );
    expect(audit).toEqual([
      { staff_id: staffId, action: "review.accepted", after: { product: 5, stars: 4 } },
    ]);
  });

  test("are declined: then they are gone", async () => {
    const { browser } = await enterStudio(shop, "support");
    await reviewed("Not for everybody");
    const [one] = (await listed(browser)).reviews;
    expect((await browser.post(`reviews/${one!.id}`, { decision: "decline" })).statusCode).toBe(200);
    expect(await shop.sql(`select 1 from review where id = ${one!.id}`)).toEqual([]);
    expect((await browser.post(`reviews/${one!.id}`, { decision: "accept" })).statusCode).toBe(409);
  });

  test("wait for nobody of production", async () => {
    const { browser } = await enterStudio(shop, "production");
    await reviewed("Unseen by the press");
    expect((await browser.get("reviews")).statusCode).toBe(403);
    expect((await browser.post("reviews/1", { decision: "accept" })).statusCode).toBe(403);
    expect(await kindsOf(browser)).not.toContain("review");
  });
});
