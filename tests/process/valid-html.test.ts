import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, inject, test } from "vitest";
import { classic } from "../support/bodies/cart-bodies.ts";

const origin = inject("shopOrigin");

/**
 * What the HTML standard asks for: elements that are known, closed and inside what may hold them, ids that are there once and
 * are there when something refers to them. Without one rule: quantity and sets are asked by tiles and by a list, of which the
 * server takes the one that was changed.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: { "form-dup-name": "off", "no-missing-references": "error", "no-dup-id": "error" },
  }),
);

/** Which rules a document breaks, where, and how. */
async function faultsIn(html: string): Promise<{ rule: string; at: string; message: string }[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId: rule, message, selector, line }) => ({
      rule,
      at: selector ?? `line ${line}`,
      message,
    })),
  );
}

test("what is not closed, not allowed there, there twice or not there at all is found", async () => {
  const wrong =
    '<p id="a"><div></div></p><button><a href="/">x</a></button><i id="a"></i>' +
    '<input aria-describedby="b" aria-label="x"><ul><p></p></ul><table><div></div></table><em>';
  const rules = (await faultsIn(wrong)).map(({ rule }) => rule);
  expect([...new Set(rules)].toSorted()).toEqual([
    "close-order",
    "element-permitted-content",
    "no-dup-id",
    "no-missing-references",
  ]);
});

test.each([
  ["home", "/"],
  ["home, searched", "/?for=jars"],
  ["a category", "/stickers"],
  ["a category of cards", "/business-cards"],
  ["stickers", "/stickers/paper"],
  ["stickers of one product", "/stickers/vinyl/hologram"],
  ["labels on a roll", "/stickers/roll?quantity=500"],
  ["a sheet with its number of cuts", "/stickers/paper?supply=multi-cut-sheet"],
  ["a size that is wrong", "/stickers/paper?size=custom&width=5&height=9999"],
  ["decals", "/stickers/decals/transfer-decals"],
  ["cards with features on both sides", "/business-cards/premium-business-card?sides=both-sides"],
  ["cards of one stock", "/business-cards/vintage-kraft-300gsm"],
  ["tags", "/quote"],
  ["lettering", "/vinyl-lettering-designer"],
  ["reviews with pictures", "/stickers/paper?review_filter=photo&review_page=2"],
  ["questions", "/faq"],
  ["questions, none found", "/faq?q=%3Cb%3E%22zzz"],
  ["a question to the shop", "/ask?product=18"],
  ["the artwork guide", "/user-guide/artwork-guide"],
  ["the artwork guide for a size", "/user-guide/artwork-guide?shape=circle&width=60&height=60"],
  ["materials", "/user-guide/materials"],
  ["the terms", "/terms"],
  ["what is kept", "/privacy"],
  ["who the shop is, with its map", "/about"],
  ["the cart", "/cart"],
  ["the checkout of an empty cart", "/checkout"],
  ["the way to an order", "/order"],
  ["an order that is not there", "/order/K26-222222"],
  ["the comparison", "/compare"],
  ["one's files", "/files"],
  ["registration", "/register"],
  ["the account", "/account"],
  ["no page", "/no/such/page"],
])("the HTML of %s is valid", async (_page, path) => {
  const html = await (await fetch(origin + path)).text();
  expect(await faultsIn(html)).toEqual([]);
});

const contact = {
  email: "bea@example.org",
  first_name: "Bea",
  last_name: "Moss",
  phone_number: "021 555 0142",
  address: "8 Marae Road",
  city_town: "Whangārei",
  province: "Northland",
  postcode: "0110",
};

/** What a call answers, and the cookies of its browser by then. */
async function call(path: string, body: object, cookie: string) {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(`${origin}/api/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const kept = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  const { data } = (await answer.json()) as { readonly data: { readonly path?: string } };
  return { data, cookie: kept.length > 0 ? kept.join("; ") : cookie };
}

test("the HTML of a checkout and of the order that comes of it is valid", async () => {
  const { cookie } = await call("cart/add", { ...classic, quantity: 100 }, "");
  const checkout = await (await fetch(`${origin}/checkout`, { headers: { cookie } })).text();
  expect(checkout).toContain("Place order");
  expect(await faultsIn(checkout)).toEqual([]);
  const { data } = await call("order/place", { ...contact, terms: "yes", total_price: 65 }, cookie);
  const order = await (await fetch(`${origin}${data.path}&placed=yes`)).text();
  expect(order).toContain("Thank you, Bea");
  expect(await faultsIn(order)).toEqual([]);
});
