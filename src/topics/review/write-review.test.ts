import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { sendOrdered } from "#tests/support/server/guest-order.ts";
import { contents, specialUpload } from "#tests/support/bodies/special-upload.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { withOtherKey } from "#tests/support/server/other-key.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";

const call = "quote/create/review";
const kraft = "type=/stickers/paper/kraft-paper";
const words = { product_id: 5, title: "Sharp on brown paper", rate: 2, comment: "The small type is crisp." };

const shop = sharedShop();

/** A picture of a phone: large, and it says where it was taken. */
function photo() {
  return sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: "#c08040" } })
    .withExif({ IFD3: { GPSLatitude: "41/1 17/1 0/1", GPSLatitudeRef: "S" }, IFD0: { Artist: "Wellington" } })
    .jpeg()
    .toBuffer();
}

/** Sends a review with files, as the form does. */
async function send(
  browser: Browser,
  files: readonly (readonly [string, Uint8Array])[],
  fields: Readonly<Record<string, string | number>> = words,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, content] of files)
    form.append("attachments[]", new Blob([Uint8Array.from(content)]), name);
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  return browser.send("POST", call, body, { "content-type": request.headers.get("content-type") ?? "" });
}

async function list(query: string, app = shop.app) {
  return (await openBrowser(app).get(`quote/get/reviews?${query}`)).json().data;
}

type Waiting = StudioReplyTo<"GET reviews">["reviews"][number];

/** A review that waits, as the staff read it; undefined where none of that title does. */
async function waitingOf(title: string): Promise<Waiting | undefined> {
  const read = await (await ownerOf(shop)).get("reviews");
  const { reviews } = read.json<{ data: StudioReplyTo<"GET reviews"> }>().data;
  return reviews.find((one) => one.title.includes(title));
}

async function decide(title: string, decision: "accept" | "decline") {
  const { id = 0 } = (await waitingOf(title)) ?? {};
  return decideById(id, decision);
}

async function decideById(id: number, decision: "accept" | "decline") {
  return (await ownerOf(shop)).post(`reviews/${id}`, { decision });
}

describe("a member's review", () => {
  test("is read, with its pictures, on every node once the shop has accepted it", async () => {
    const other = await shop.otherNode();
    const before = await list(kraft, other);
    const browser = await signUp(shop, somebody());
    const sent = await photo();
    expect((await send(browser, [["jar.jpg", sent]])).statusCode).toBe(201);
    expect(await list(kraft)).toMatchObject({ total: before.total, are_examples: true });

    const told = await until("the staff's mail", async () =>
      (await shop.outbox()).find(
        ({ subject, text }) => subject.startsWith("Review of") && text.includes(words.title),
      ),
    );
    expect(told.text).toContain(`${shop.services.config.studioOrigin}/studio/reviews`);
    const { id = 0, comment } = (await waitingOf(words.title)) ?? {};
    expect(comment).toBe(words.comment);
    expect((await list(kraft)).total).toBe(before.total);

    expect((await decideById(id, "accept")).statusCode).toBe(200);
    const [newest] = (await list(kraft)).reviews;
    expect(newest).toMatchObject({ title: words.title, rate: 2, customer: "Ann L.", demonstration: false });
    const heard = await until("the review on the other node", async () => {
      const there = await list(kraft, other);
      return !there.are_examples && there;
    });
    expect(heard.reviews[0]).toEqual(newest);

    const image = await shop.app.inject(newest.images[0]);
    const facts = await sharp(image.rawPayload).metadata();
    expect([image.headers["content-type"], facts.format, facts.width]).toEqual(["image/webp", "webp", 1_600]);
    expect([facts.exif, image.rawPayload.includes("Wellington")]).toEqual([undefined, false]);
    const small = await sharp((await shop.app.inject(newest.thumbnail)).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([288, 204]);

    expect((await decideById(id, "decline")).statusCode).toBe(409);
    expect(await list(kraft)).toMatchObject({ total: 1, are_examples: false });
  });

  test("that is accepted is told to its customer, once", async () => {
    const person = somebody();
    const browser = await signUp(shop, person);
    const review = { ...words, product_id: 19, title: "Told when it is there" };
    expect((await browser.post(call, review)).statusCode).toBe(201);
    const { id = 0 } = (await waitingOf(review.title)) ?? {};
    const told = (await Promise.all([decideById(id, "accept"), decideById(id, "accept")])).map(
      (one) => one.statusCode,
    );
    expect(told.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const mail = await shop.mailTo(person.email, "Your review of Standard Matte 250gsm is published");
    expect(mail.text).toContain("Hello Ann,");
    expect(mail.text).toContain("“Told when it is there”");
    const [, page = ""] = /https?:\/\/[^/\s]+(\/\S+)#reviews/.exec(mail.text) ?? [];
    expect((await list(`type=${page}`)).reviews[0]).toMatchObject({ title: review.title });
    const mails = (await shop.outbox()).filter(
      ({ recipient, subject }) => recipient === person.email && subject.includes("review"),
    );
    expect(mails).toHaveLength(1);
  });

  test("that is decided after its account is gone is told to nobody", async () => {
    const person = somebody();
    const browser = await signUp(shop, person);
    const review = { ...words, product_id: 20, title: "From somebody who left" };
    expect((await browser.post(call, review)).statusCode).toBe(201);
    expect((await waitingOf(review.title))?.customer).not.toBeNull();
    await shop.sql(`update review set customer_id = null where title = '${review.title}'`);
    expect((await waitingOf(review.title))?.customer).toBeNull();
    expect((await decide(review.title, "decline")).statusCode).toBe(200);
    expect(
      await shop.sql(
        "select cause from mail where cause like 'review:%:decided' and recipient = '" + person.email + "'",
      ),
    ).toEqual([]);
  });

  test("counts for search engines, alone among the demonstrations", async () => {
    const meta = (await openBrowser(shop.app).get("seo/meta?path=/stickers/paper/kraft-paper")).json().data;
    const product = meta.structured_data.find((one: Record<string, unknown>) => one["@type"] === "Product");
    expect(product.aggregateRating).toMatchObject({ ratingValue: 2, reviewCount: 1 });
    expect(product.review).toMatchObject([{ name: words.title, author: { name: "Ann L." } }]);
    const listed = await openBrowser(shop.app).get("quote/get/reviews?type=/stickers/paper/kraft-paper");
    expect(listed.json().data).toMatchObject({ rating_value: 2, total: 1, are_examples: false });
    expect(listed.json().data.reviews.length).toBeGreaterThan(1);
  });

  test("that is declined is deleted; its customer is told, and another one can be written", async () => {
    const person = somebody();
    const browser = await signUp(shop, person);
    const review = { ...words, product_id: 6, title: "To be declined" };
    expect((await send(browser, [["jar.png", contents.png]], review)).statusCode).toBe(201);
    const address = (await waitingOf(review.title))?.pictures[0]?.large ?? "";
    expect((await shop.app.inject(address)).statusCode).toBe(200);
    for (const wrong of [
      address.split("?", 1)[0] ?? "",
      withOtherKey(address),
      address.replace(/until=\d{4}/, "until=2099"),
    ])
      expect((await shop.app.inject(wrong)).statusCode).toBe(404);
    expect((await decide(review.title, "decline")).statusCode).toBe(200);
    expect((await shop.app.inject(address)).statusCode).toBe(404);
    expect(await shop.sql("select id from review where title = 'To be declined'")).toEqual([]);
    const mail = await shop.mailTo(person.email, "Your review of Embossed Paper");
    expect(mail.text).toContain("Title: To be declined");
    expect(mail.text).toContain(words.comment);
    expect(mail.text).toContain("/stickers/paper/embossed-paper#reviews");
    expect((await send(browser, [], { ...review, title: "A kinder one" })).statusCode).toBe(201);
  });

  test("is one of each product; the same press sent again is the same review", async () => {
    const browser = await signUp(shop, somebody());
    const key = { "idempotency-key": "pressed-twice" };
    const review = { ...words, product_id: 7 };
    for (let n = 0; n < 2; n += 1)
      expect((await browser.send("POST", call, review, key)).statusCode).toBe(201);
    const second = await browser.post(call, review);
    expect([second.statusCode, second.json().message]).toEqual([
      422,
      "You have reviewed this product already. Thank you.",
    ]);
    expect((await browser.post(call, { ...review, product_id: 8 })).statusCode).toBe(201);
  });

  test("with markup in it stays text", async () => {
    const browser = await signUp(shop, somebody());
    const script = "<script>alert('x')</script>";
    const review = { ...words, product_id: 9, title: `Fine ${script}`, comment: `${script}\n</p>` };
    expect((await browser.post(call, review)).statusCode).toBe(201);
    await decide("Fine <script>", "accept");
    const [newest] = (await list("type=/stickers/paper/foil-paper")).reviews;
    expect([newest.title, newest.comment]).toEqual([review.title, review.comment]);
  });
});

test("a review is a verified purchase from when an order with the product is sent, and nobody else's", async () => {
  const reviewed = { ...words, product_id: classic.product_id };
  const buyer = await signUp(shop, somebody());
  const other = await signUp(shop, somebody());
  for (const [browser, title] of [
    [buyer, "Bought here"],
    [other, "Seen at a friend's"],
  ] as const) {
    expect((await browser.post(call, { ...reviewed, title })).statusCode).toBe(201);
    expect((await decide(title, "accept")).statusCode).toBe(200);
  }
  await put(buyer, classic);
  const { number } = await order(buyer);
  const verified = async () => {
    const { reviews } = await list("type=/stickers/paper/classic-paper");
    return reviews
      .filter((one: { verified: boolean }) => one.verified)
      .map(({ title }: { title: string }) => title);
  };
  expect(await verified()).toEqual([]);
  await sendOrdered(shop, buyer, number);
  await until("the mark", async () => ((await verified()).length > 0 ? true : undefined));
  expect(await verified()).toEqual(["Bought here"]);
});

describe("a review is refused", () => {
  test("of a visitor, who is asked to sign in", async () => {
    const answer = await openBrowser(shop.app).post(call, words);
    expect([answer.statusCode, answer.json().message]).toEqual([401, "Please sign in first."]);
  });

  test("by the names of all its fields that are wrong", async () => {
    const browser = await signUp(shop, somebody());
    const answer = await browser.post(call, {
      product_id: "x",
      title: " ",
      rate: 6,
      comment: "a".repeat(2_001),
    });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      {
        product_id: "Please choose the product you are writing about.",
        title: "Title is required. Please try again.",
        rate: "Please choose 1 to 5 stars.",
        comment: "The comment must be plain text of at most 2,000 characters.",
      },
    ]);
    const unknown = await browser.post(call, { ...words, product_id: 999 });
    expect(Object.keys(unknown.json().error.fields)).toEqual(["product_id"]);
  });

  test.each([
    ["a.js", contents.txt],
    ["a.ts", contents.txt],
    ["a.css", contents.txt],
    ["a.scss", contents.txt],
    ["page.png", contents.txt],
    ["label.pdf", contents.pdf],
    ["broken.jpg", contents.jpg],
  ])("with a file %s that is no picture", async (name, content) => {
    const browser = await signUp(shop, somebody());
    const answer = await send(browser, [[name, content]]);
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      "File type not accepted. Please try again.",
    ]);
  });

  test("with more pictures than a network may send; a quote can still be asked for", async () => {
    const ip = "192.0.2.77";
    const browser = await signUp(shop, somebody(), ip);
    const picture = [["jar.png", contents.png]] as const;
    expect((await send(browser, picture, { ...words, product_id: 11 })).statusCode).toBe(201);
    await shop.sql("update rate_limit set tries = 10000 where key like 'reviewUpload:network:%:192.0.2.77'");
    expect((await send(browser, picture, { ...words, product_id: 12 })).statusCode).toBe(429);
    const { body, headers } = await specialUpload([{ name: "jar.png", content: contents.png }]);
    const asked = await openBrowser(shop.app, ip).send("POST", "quote/create/quote-request", body, headers);
    expect(asked.statusCode).toBe(201);
  });

  test("with a fifth picture", async () => {
    const browser = await signUp(shop, somebody());
    const files = [1, 2, 3, 4, 5].map((n) => [`${n}.png`, contents.png] as const);
    const answer = await send(browser, files);
    expect([answer.statusCode, answer.json().message]).toEqual([422, "You cannot upload more than 4 files."]);
  });
});
