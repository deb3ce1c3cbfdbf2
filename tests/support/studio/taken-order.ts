import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { bea } from "#tests/support/bodies/order-bodies.ts";
import { type Browser, openBrowser, type PeopleShop } from "#tests/support/server/people-shop.ts";
import type { StudioBrowser } from "./studio-browser.ts";

export type TakenDraft = StudioReplyTo<"GET counter/:id">;

const { terms: _terms, ...person } = bea;

/** Whom an order is taken for, with an address of their own. */
export function caller(email = `${randomUUID()}@example.org`) {
  return { ...person, email };
}

/** Begins an order for somebody new; answers its id. */
export async function beginOrder(studio: StudioBrowser, extra: object = {}): Promise<number> {
  const answer = await studio.post("counter", { key: randomUUID(), way: "telephone", ...extra });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { id: number } }>().data.id;
}

/** An order that is being taken, as its room reads it. */
export async function draftOf(studio: StudioBrowser, id: number): Promise<TakenDraft> {
  const answer = await studio.get(`counter/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: TakenDraft }>().data;
}

/** Writes down whom it is for; answers the version of the draft. */
export async function writeDown(
  studio: StudioBrowser,
  id: number,
  contact: Readonly<Record<string, string>>,
): Promise<number> {
  const { version, way } = await draftOf(studio, id);
  const body = { version, way, contact, shipping_method: null };
  const answer = await studio.send("PUT", `counter/${id}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { version: number } }>().data.version;
}

/** Follows a link from the studio into the shop. */
export async function follow({ app }: Pick<PeopleShop, "app">, browser: Browser, url: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await app.inject({ method: "GET", url, headers: { cookie } });
  for (const { name, value } of answer.cookies)
    if (value === "") browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  return answer;
}

/** Opens the shop for an order, in a browser that may be in use already. */
export async function enterShopFor(
  shop: Pick<PeopleShop, "app">,
  studio: StudioBrowser,
  id: number,
  browser: Browser = openBrowser(shop.app, "192.0.2.71"),
): Promise<Browser> {
  const answer = await studio.post(`counter/${id}/shop`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  const entered = await follow(shop, browser, answer.json<{ data: { url: string } }>().data.url);
  expect([entered.statusCode, entered.headers.location]).toEqual([303, "/"]);
  return browser;
}

/** Places it as its room shows it. */
export async function placeTaken(studio: StudioBrowser, id: number, extra: object = {}) {
  const { version, total, delivery } = await draftOf(studio, id);
  return studio.post(`counter/${id}/place`, { version, total, delivery, terms: true, ...extra });
}
