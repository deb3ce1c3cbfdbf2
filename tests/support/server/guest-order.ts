import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { classic, put } from "../bodies/cart-bodies.ts";
import { order, orderOf } from "../bodies/order-bodies.ts";
import { type Browser, openBrowser, type PeopleShop } from "./people-shop.ts";
import { withArtwork } from "./ordered-artwork.ts";
import { openOrderRoom } from "../studio/order-room.ts";

/** An order of $65.00 by a guest, with a file whose proof a person sends, with its room in the studio. */
export async function orderedByGuest(shop: PeopleShop) {
  const browser = openBrowser(shop.app);
  await put(browser, { ...classic, quantity: 100 });
  const email = `${randomUUID()}@example.org`;
  const { number, key } = await order(browser, { email });
  await withArtwork(shop, number);
  const read = () => orderOf(browser, number);
  const approve = async () => {
    const { proof } = (await read()).items[0];
    const answer = await browser.post(`order/${number}/proofs/1/approve`, {
      version: proof.version,
      sha256: proof.sha256,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  return { browser, number, key, email, read, approve, page: () => openOrderRoom(shop, number) };
}

/** Takes an order of one line, with a file for it, to where it is on its way: proofed, approved, paid, made and sent. */
export async function sendOrdered(shop: PeopleShop, browser: Browser, number: string): Promise<void> {
  const tell = async (form: string, typed: Record<string, string> = {}) => {
    const { statusCode, body } = await (await openOrderRoom(shop, number)).send(form, typed);
    expect(statusCode, body).toBe(200);
  };
  await withArtwork(shop, number);
  await tell("proof");
  const { version, sha256 } = (await orderOf(browser, number)).items[0].proof;
  const approved = await browser.post(`order/${number}/proofs/1/approve`, { version, sha256 });
  expect(approved.statusCode, approved.body).toBe(200);
  await tell("pay", { reference: "bank 1" });
  await tell("start");
  await tell("dispatch", { carrier: "NZ Post", tracking: "AB123" });
}

/** Kinds of the facts of an order, and the subjects of the mails to its customer, as often as there are. */
export async function tracesOf({ sql }: PeopleShop, number: string, email: string) {
  const facts = await sql(`select f.kind from order_fact f join shop_order o on o.id = f.order_id
    where o.order_no = '${number}' order by f.id`);
  const mails = await sql(`select subject from mail where recipient = '${email}' order by created_at, id`);
  return {
    facts: facts.map(({ kind }) => kind),
    mails: mails.map(({ subject }) => String(subject).replace(` (${number})`, "")).toSorted(),
  };
}
