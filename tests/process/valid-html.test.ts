import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";

let shop: OpenShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

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
  ["the artwork guide", "/user-guide/artwork-guide"],
  ["the artwork guide for a size", "/user-guide/artwork-guide?shape=circle&width=60&height=60"],
  ["materials", "/user-guide/materials"],
  ["the cart", "/cart"],
  ["the comparison", "/compare"],
  ["registration", "/register"],
  ["the account", "/account"],
  ["no page", "/no/such/page"],
  ["a review's link that has ended", "/staff/reviews/1?until=2026-01-01&key=x"],
])("the HTML of %s is valid", async (_page, path) => {
  const html = await (await fetch(shop.origin + path)).text();
  expect(await faultsIn(html)).toEqual([]);
});
