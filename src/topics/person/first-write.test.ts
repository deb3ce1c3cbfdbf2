import { expect, test } from "vitest";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { posterSticker } from "#tests/support/bodies/quoted-products.ts";
import { bea } from "#tests/support/bodies/special-upload.ts";
import { sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();

/** A first write by somebody without a cookie; what it answers, and the cookie it gives. */
async function write(path: string, payload: object, key: string, remoteAddress: string) {
  const url = `/api/${path}`;
  const headers = { "idempotency-key": key };
  const answer = await shop.app.inject({ method: "POST", url, payload, headers, remoteAddress });
  const guest = answer.cookies.find(({ name }) => name === "guest")?.value ?? "";
  return { status: answer.statusCode, body: answer.body, guest };
}

const writes = [
  ["cart/add", classic, "cart"],
  ["quote/create/quotation", { ...bea, quotations: [classic] }, "quote/get/quotations"],
  ["quote/create/quote-request", { ...posterSticker, ...bea }, "quote/get/quote-requests"],
] as const;

/** What a browser with this cookie is shown of what it wrote. */
async function seen(path: string, guest: string) {
  const answer = await shop.app.inject({ url: `/api/${path}`, cookies: { guest } });
  const { data } = answer.json<{ data: Record<string, unknown> }>();
  return [data, ...Object.values(data)].find(Array.isArray)?.length;
}

test.each(writes)(
  "%s, repeated by somebody who lost the first answer: the same answer, and the cookie that shows it",
  async (path, body, place) => {
    const key = `0f9b7c1e-5a34-4d28-9c6f-${path.length}82d4e71a3b`;
    const first = await write(path, body, key, "198.51.100.40");
    const again = await write(path, body, key, "198.51.100.40");
    expect(first.status).toBe(201);
    expect(first.guest).not.toBe("");
    expect(again).toEqual(first);
    expect(await seen(place, again.guest)).toBe(1);
  },
);

test.each(writes)(
  "%s by two people behind one router under the key 1: two visitors",
  async (path, body, place) => {
    const [one, other] = [
      await write(path, body, "1", "198.51.100.41"),
      await write(path, body, "1", "198.51.100.41"),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(new Set([one.guest, other.guest, ""]).size).toBe(3);
    for (const { guest } of [one, other]) expect(await seen(place, guest)).toBe(1);
  },
);
