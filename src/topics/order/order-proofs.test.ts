import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { makeProof, pay, proofHash } from "#tests/support/bodies/recorded-facts.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

let browser: Browser;
let email: string;
let number: string;
let key: string;
let total: number;
beforeEach(async () => {
  browser = openBrowser(shop.app);
  email = `${randomUUID()}@example.org`;
  await put(browser, { ...classic, quantity: 100 });
  await put(browser, artPaper);
  ({ number, key, total } = await order(browser, { email }));
});

function approve(line: number, version = 1, sha256 = proofHash(line, version)) {
  return browser.post(`order/${number}/proofs/${line}/approve`, { version, sha256 });
}
function askForChange(line: number, version: number, words: string) {
  return browser.post(`order/${number}/proofs/${line}/change`, { version, words });
}
const proofs = async () =>
  (await orderOf(browser, number)).items.map(
    ({ proof }: { proof: { version: number; state: string } }) => `${proof.version} ${proof.state}`,
  );

test("the last approval of a paid order makes it ready, with one mail to each", async () => {
  await makeProof(shop, number);
  await makeProof(shop, number, 2);
  await pay(shop, number, Math.round(total * 100), "bank 1");
  await approve(2);
  expect(await orderOf(browser, number)).toMatchObject({ stage: "open", is_date_fixed: false });
  await approve(1);
  expect(await orderOf(browser, number)).toMatchObject({
    stage: "ready",
    waits_for: [],
    is_date_fixed: true,
    due: 0,
    bank: null,
  });
  await shop.mailTo(email, "We are making your order");
  await shop.mailTo(shop.services.config.staffEmail, `Ready to be made: ${number}`);
  const subjects = async () =>
    (await shop.outbox())
      .filter(({ recipient }) => recipient === email)
      .map(({ subject }) => subject.replace(/ \(.*/, ""))
      .toSorted();
  // Each leaves by a job of its own.
  await expect
    .poll(subjects)
    .toEqual([
      "Thank you for your order",
      "We are making your order",
      "Your order is paid",
      "Your proof is ready",
      "Your proof is ready",
    ]);
});

describe("a proof", () => {
  test("is told by mail, sent back with words that the staff read, made anew and approved", async () => {
    await makeProof(shop, number);
    const mail = await shop.mailTo(email, "Your proof is ready");
    expect(mail.text).toContain(`/order/${number}?key=`);
    const sentBack = await askForChange(1, 1, "  A little\r\nlarger, please ");
    expect(sentBack.json().data.events.at(-1)).toMatchObject({
      kind: "change-asked",
      by: "customer",
      words: expect.stringContaining("“A little\nlarger, please”"),
    });
    const work = await shop.mailTo(shop.services.config.staffEmail, `Change asked: ${number}`);
    expect(work.text).toContain("A little");
    expect(await proofs()).toEqual(["1 change-asked", "0 none"]);
    await makeProof(shop, number, 1, 2);
    expect((await approve(1, 2)).statusCode).toBe(200);
    expect(await proofs()).toEqual(["2 approved", "0 none"]);
  });

  test("that was sent back takes no second answer, and the same words again are the first", async () => {
    await makeProof(shop, number);
    await askForChange(1, 1, "Larger");
    expect((await askForChange(1, 1, "Larger")).statusCode).toBe(200);
    const message =
      "A change of this proof was asked for already. The next proof is being made; please look at that one.";
    for (const answer of [await askForChange(1, 1, "Smaller"), await approve(1)])
      expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
    const kinds = (await orderOf(browser, number)).events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["placed", "proof-made", "change-asked"]);
  });

  test("is approved as it was seen: an older version, another hash or a second approval is refused", async () => {
    await makeProof(shop, number);
    await makeProof(shop, number, 1, 2);
    const newer = "There is a newer proof. Please look at it first.";
    const locked =
      "Sorry, your final proof has already been approved. Please close the modal to check for updates.";
    expect((await approve(1, 1)).json().message).toBe(newer);
    expect((await approve(1, 2, proofHash(1, 1))).json().message).toBe(newer);
    const answers = await Promise.all([approve(1, 2), approve(1, 2), approve(1, 2)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(locked);
    expect((await askForChange(1, 2, "Wait")).json().message).toBe(locked);
    expect((await approve(2)).statusCode).toBe(404);
    expect((await approve(3)).statusCode).toBe(404);
  });

  test("is not sent back without words, or with such that are no plain text", async () => {
    await makeProof(shop, number);
    for (const [words, message] of [
      ["", "Your message is required. Please try again."],
      [" \n ", "Your message is required. Please try again."],
      ["<b>larger</b>", "Please write plain text of at most 2,000 characters."],
      ["a".repeat(2_001), "Please write plain text of at most 2,000 characters."],
    ] as const) {
      const answer = await askForChange(1, 1, words);
      expect([answer.statusCode, Object.values(answer.json().error.fields)]).toEqual([422, [message]]);
    }
    expect(await proofs()).toEqual(["1 made", "0 none"]);
  });
});

test("whoever has the link answers a proof; somebody else, or with a key off by one, finds no order", async () => {
  await makeProof(shop, number);
  const other = openBrowser(shop.app);
  const off = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
  const body = { version: 1, sha256: proofHash(1) };
  for (const query of ["", `?key=${off}`, "?key="]) {
    const answers = await Promise.all([
      other.post(`order/${number}/proofs/1/approve${query}`, body),
      other.post(`order/${number}/proofs/1/change${query}`, { version: 1, words: "Larger" }),
      other.post(`order/${number}/cancel${query}`, { reason: "" }),
      other.get(`order/${number}${query}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  }
  expect((await other.post(`order/${number}/proofs/1/approve?key=${key}`, body)).statusCode).toBe(200);
  expect(await proofs()).toEqual(["1 approved", "0 none"]);
});
