import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { sendOrdered } from "#tests/support/server/guest-order.ts";
import { contents, specialUpload } from "#tests/support/bodies/special-upload.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { withOtherKey } from "#tests/support/server/other-key.ts";

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

/** The path of the decision in the newest mail to the staff about a title. */
async function decisionPath(title: string): Promise<string> {
  const mail = await until("the staff's mail", async () =>
    (await shop.outbox()).find(
      ({ subject, text }) => subject.startsWith("Review of") && text.includes(title),
    ),
  );
  const [, path = ""] = /https?:\/\/[^/\s]+(\/staff\/reviews\/\S+)/.exec(mail.text) ?? [];
  return path;
}

function decide(path: string, decision: "accept" | "decline", app = shop.app) {
  return app.inject({ method: "POST", url: path.replace("?", `/${decision}?`) });
}

describe("a member's review", () => {
  test("is read, with its pictures, on every node once the shop has accepted it by its link", async () => {
    const other = await shop.otherNode();
    const before = await list(kraft, other);
    const browser = await signUp(shop, somebody());
    const sent = await photo();
    expect((await send(browser, [["jar.jpg", sent]])).statusCode).toBe(201);
    expect((await list(kraft)).total).toBe(before.total);

    const path = await decisionPath(words.title);
    for (let looks = 0; looks < 2; looks += 1) {
      const page = await shop.app.inject(path);
      expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
      expect(page.body).toContain(words.comment);
    }
    expect((await list(kraft)).total).toBe(before.total);

    expect((await decide(path, "accept")).statusCode).toBe(200);
    const [newest] = (await list(kraft)).reviews;
    expect(newest).toMatchObject({ title: words.title, rate: 2, customer: "Ann L.", demonstration: false });
    const heard = await until("the review on the other node", async () => {
      const there = await list(kraft, other);
      return there.total === before.total + 1 && there;
    });
    expect(heard.reviews[0]).toEqual(newest);

    const image = await shop.app.inject(newest.images[0]);
    const facts = await sharp(image.rawPayload).metadata();
    expect([image.headers["content-type"], facts.format, facts.width]).toEqual(["image/webp", "webp", 1_600]);
    expect([facts.exif, image.rawPayload.includes("Wellington")]).toEqual([undefined, false]);
    const small = await sharp((await shop.app.inject(newest.thumbnail)).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([288, 204]);

    expect((await shop.app.inject(path)).statusCode).toBe(404);
    expect((await decide(path, "decline")).statusCode).toBe(404);
    expect((await list(kraft)).total).toBe(before.total + 1);
  });

  test("that is accepted is told to its customer, once", async () => {
    const person = somebody();
    const browser = await signUp(shop, person);
    const review = { ...words, product_id: 19, title: "Told when it is there" };
    expect((await browser.post(call, review)).statusCode).toBe(201);
    const path = await decisionPath(review.title);
    const told = (await Promise.all([decide(path, "accept"), decide(path, "accept")])).map(
      (one) => one.statusCode,
    );
    expect(told.toSorted((a, b) => a - b)).toEqual([200, 404]);
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
    const path = await decisionPath(review.title);
    expect((await shop.app.inject(path)).body).toContain("told by email");
    await shop.sql(`update review set customer_id = null where title = '${review.title}'`);
    expect((await shop.app.inject(path)).body).not.toContain("told by email");
    expect((await decide(path, "decline")).statusCode).toBe(200);
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
  });

  test("that is declined is deleted; its customer is told, its link ends, and another one can be written", async () => {
    const person = somebody();
    const browser = await signUp(shop, person);
    const review = { ...words, product_id: 6, title: "To be declined" };
    expect((await send(browser, [["jar.png", contents.png]], review)).statusCode).toBe(201);
    const path = await decisionPath(review.title);
    const waiting = await shop.app.inject(path);
    const [, picture = ""] = /src="([^"]+)"/.exec(waiting.body) ?? [];
    const address = picture.replaceAll("&amp;", "&");
    expect((await shop.app.inject(address)).statusCode).toBe(200);
    expect((await shop.app.inject(address.split("?", 1)[0] ?? "")).statusCode).toBe(404);
    expect((await decide(path, "decline")).statusCode).toBe(200);
    expect((await shop.app.inject(path)).statusCode).toBe(404);
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

  test("with markup in it stays text, in the answer and where it is decided", async () => {
    const browser = await signUp(shop, somebody());
    const script = "<script>alert('x')</script>";
    const review = { ...words, product_id: 9, title: `Fine ${script}`, comment: `${script}\n</p>` };
    expect((await browser.post(call, review)).statusCode).toBe(201);
    const path = await decisionPath("Fine <script>");
    expect((await shop.app.inject(path)).body).not.toContain("<script");
    await decide(path, "accept");
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
    expect((await decide(await decisionPath(title), "accept")).statusCode).toBe(200);
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

test.each([
  ["a wrong key", withOtherKey],
  ["another review", (path: string) => path.replace(/reviews\/\d+/, "reviews/1")],
  ["a later date", (path: string) => path.replace(/until=\d{4}/, "until=2099")],
  ["no number", (path: string) => path.replace(/reviews\/\d+/, "reviews/x")],
])("with %s nothing is read or decided", async (_what, change) => {
  const browser = await signUp(shop, somebody());
  const title = `Kept ${_what}`;
  await browser.post(call, { ...words, product_id: 10, title });
  const path = change(await decisionPath(title));
  expect((await shop.app.inject(path)).statusCode).toBe(404);
  expect((await decide(path, "accept")).statusCode).toBe(404);
  const rows = await shop.sql(`select accepted_at from review where title = '${title}'`);
  expect(rows).toEqual([{ accepted_at: null }]);
});
