import { afterAll, beforeAll, expect, test } from "vitest";
import { classic } from "../support/bodies/cart-bodies.ts";
import { risesBy } from "../support/process/peak-memory.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";

/** No request may cost more than 20 MB; what the collector takes and gives back meanwhile comes on top. */
const mostMegabytes = 45;

let shop: OpenShop;
beforeAll(async () => {
  shop = await startShop({ settings: { LOG_LEVEL: "error", RATE_LIMIT_FACTOR: "100" } });
  // A heap that has not grown yet grows with whatever comes.
  for (let width = 30; width < 230; width++) {
    await (await fetch(`${shop.origin}/stickers/paper?size=custom&width=${width}&height=60`)).arrayBuffer();
    await (await fetch(`${shop.origin}/api/quote/get/picture?${query}&noise=${width}`)).arrayBuffer();
  }
});
afterAll(() => shop.close());

function many<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}
function names(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`name${n}`, 1] as const));
}
const query = new URLSearchParams(
  Object.entries(classic).map(([name, value]): [string, string] => [name, String(value)]),
).toString();
function json(body: object, method = "POST"): RequestInit {
  return {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}
function multipart(...parts: readonly string[]): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    body: `${parts.map((part) => `--edge\r\ncontent-disposition: form-data; ${part}\r\n`).join("")}--edge--\r\n`,
  };
}

const bodies = {
  "a list of 30,000": { ...classic, na: many(30_000, 1) },
  "a list of 30,000 by side": { ...classic, print_features: { na: many(30_000, 1) } },
  "lists of 15,000 where one value stands": { ...classic, kinds: many(15_000, 1), quantity: many(15_000, 1) },
  "6,000 names": { ...classic, ...names(6_000) },
  "6,000 sides": { ...classic, print_features: names(6_000) },
  "10,000 empty items": { ...classic, quotations: many(10_000, {}), cart_items: many(10_000, 0) },
  "a text of 60,000": { ...classic, comment: "<".repeat(60_000), email_address: "a" },
  "a path of 60,000": { ...classic, origin_path: `/${"a/".repeat(29_000)}` },
  "counts of six digits": { ...classic, width: 999_999, height: 999_999, quantity: 999_999 },
};
const calls = [
  "cart/add",
  "compare",
  "quote/create/quotation",
  "quote/create/quote-request",
  "auth/register",
];

const requests: readonly (readonly [string, string, RequestInit?])[] = [
  ...calls.flatMap((call) =>
    Object.entries(bodies).map(([what, body]) => [`${call}: ${what}`, `/api/${call}`, json(body)] as const),
  ),
  ["an item's unknown names", "/api/cart/items/1", json(names(6_000), "PATCH")],
  ["a cart of 15,000", "/api/cart/update/user-cart/1", json({ cart_items: many(15_000, "x") }, "PUT")],
  [
    "a form of 500 fields",
    "/api/quote/create/quote-request",
    multipart(...many(500, 'name="na[]"\r\n\r\n1')),
  ],
  [
    "90 fields of 31 KB",
    "/api/quote/create/quote-request",
    multipart(...many(85, `name="na[]"\r\n\r\n${"1,".repeat(15_500)}`)),
  ],
  [
    "a field of 20 MB",
    "/api/quote/create/quote-request",
    multipart(`name="comment"\r\n\r\n${"x".repeat(20_000_000)}`),
  ],
  [
    "a part's header of 2 MB",
    "/api/quote/create/quote-request",
    multipart(`name="${"x".repeat(2_000_000)}"`),
  ],
  [
    "files by the dozen",
    "/api/quote/create/quote-request",
    multipart(...many(20, `name="attachments[]"; filename="a.txt"\r\n\r\n${"x".repeat(100_000)}`)),
  ],
  ["a query of repeated names", `/api/get/pricing-data?${query}&${many(4_000, "a").join("&")}`],
  [
    "a query of repeated features",
    `/api/get/pricing-data?${query}&${many(450, "print_features[na][]=1").join("&")}`,
  ],
  [
    "a picture of a kilometre",
    `/api/quote/get/picture?${query.replace("size=50x50", "width=999999&height=999999")}`,
  ],
  ["2,000 compared keys", `/api/compare?${many(2_000, "keys=a").join("&")}`],
  ["a page's query of 15,000", `/stickers/paper?size=${"1".repeat(15_000)}`],
  ["a path of 7,000 steps", `/${"a/".repeat(7_000)}`],
  ["1,000 cookies", "/api/auth/session", { headers: { cookie: many(1_000, "sid=0123456789").join("; ") } }],
  ["3,000 forwarders", "/api/auth/session", { headers: { "x-forwarded-for": many(3_000, "1.1").join(",") } }],
  ["2,000 ranges", "/favicon.svg", { headers: { range: `bytes=${many(2_000, "0-1").join(",")}` } }],
];

const asked = requests.map(([what, path, init]) => ({ what, path, init }));

test.each(asked)("$what costs little, and is answered", async ({ path, init }) => {
  let status = 0;
  const rose = await risesBy(shop.pid, async () => {
    const answer = await fetch(`${shop.origin}${path}`, init);
    await answer.arrayBuffer();
    status = answer.status;
  });
  expect(status).toBeLessThan(500);
  expect(rose).toBeLessThan(mostMegabytes);
});

test("the shop that was asked all this is the one that was opened", async () => {
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  expect(shop.output().match(/Kisscut is open/g)).toHaveLength(1);
});
