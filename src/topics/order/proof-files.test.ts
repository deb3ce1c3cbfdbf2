import { randomUUID } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";
import { until } from "#tests/support/server/until.ts";
import { getOfOrder, openOrderRoom } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

let browser: Browser;
let sent: string;
let number: string;
let key: string;
const email = `${randomUUID()}@example.org`;

/** Two sets, of which one has a coarse file: a person makes its proof. Then one whose proof is sent by itself. */
beforeAll(async () => {
  browser = openBrowser(shop.app);
  ({ id: sent } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 702, 702)));
  const { id: coarse } = await keepFrom(browser, "coarse.png", await plainPicture("#603090", 40, 40));
  await put(browser, { ...artPaper, kinds: 2, artwork: `${coarse},${sent}` });
  await put(browser, { ...artPaper, artwork: sent });
  ({ number, key } = await order(browser, { email }));
  await proofed(browser, number, { line: 2 });
});

function fileOf(path: string, cookies = browser.cookies) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return shop.app.inject({ url: `/pdf/proof/${number}/${path}`, headers: { cookie } });
}

describe("the PDF of a proof", () => {
  test("shows the piece at its size with its cut line, bleed and safety, and says what it is", async () => {
    const answer = await fileOf("2/1/0");
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringContaining(`${number}-2 proof 1 set-1.pdf`),
      "content-length": String(answer.rawPayload.length),
    });
    const { trim, bleed, inks, layers } = await readPrintFile(answer.rawPayload);
    expect([trim.width, trim.height, bleed.width]).toEqual([50, 50, 54].map((mm) => expect.closeTo(mm, 1)));
    const doc = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
    expect(doc.getTitle()).toBe(`Order ${number}, item 2, proof 1`);
    expect([...inks.values()].map((ink) => ink.name)).toEqual(
      expect.arrayContaining(["PerfCutContour", "Guide Trim", "Guide Bleed", "Guide Safe", "Guide Notes"]),
    );
    const unprinted = layers.filter(({ prints }) => !prints).map(({ name }) => name);
    expect(unprinted.toSorted()).toEqual(["Guides", "Notes"]);
    expect((await fileOf("2/1/0")).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test("is its owner's and of whoever has the key; for everybody else it is not there", async () => {
    const nobody = new Map<string, string>();
    const off = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    expect((await fileOf(`2/1/0?key=${key}`, nobody)).statusCode).toBe(200);
    for (const query of ["", "?key=", `?key=${off}`])
      expect((await fileOf(`2/1/0${query}`, nobody)).statusCode).toBe(404);
    for (const path of ["2/2/0", "2/0/0", "2/1/1", "1/1/1", "3/1/0", "x/1/0"])
      expect([path, (await fileOf(path)).statusCode]).toEqual([path, 404]);
  });

  test("is named by the mail of a proof and had by the staff; what the files show no longer has none", async () => {
    await (await openOrderRoom(shop, number)).send("proof");
    const named = `/pdf/proof/${number}/1/1/1?key=${key}`;
    await until("The mail of the staff's proof", async () =>
      (await shop.outbox()).some((mail) => mail.recipient === email && mail.text.includes(named)),
    );
    expect((await fileOf("1/1/1")).statusCode).toBe(200);
    expect((await openOrderRoom(shop, number)).words).toContain("Proof 1 (PDF)");
    expect((await getOfOrder(shop, number, "lines/1/proofs/1/1")).statusCode).toBe(200);
    await shop.sql(`update artwork set sha256 = repeat('0', 64) where id = '${sent}'`);
    expect((await fileOf("2/1/0")).statusCode).toBe(404);
    expect((await openOrderRoom(shop, number)).words).not.toContain("Proof 1 (PDF)");
    expect((await orderOf(browser, number)).items).toHaveLength(2);
  });
});
