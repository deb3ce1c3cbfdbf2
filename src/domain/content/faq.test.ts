import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { fillFacts } from "./facts.ts";
import { faqOf, searchFaq, wholeFaq, withPublished } from "./faq.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const whole = wholeFaq(catalogue, shopContent.faq);

describe("facts in words", () => {
  test.each([
    ["{standard}", "9-10 business days"],
    ["{standard:transparent-stickers}", "10-12 business days"],
    ["{standard:vinyl-lettering}", "7-10 business days"],
    ["{express}", "3-4 business days"],
    ["{fewest:standard-business-card}", "200"],
    ["{fewest:art-paper}", "10"],
    ["{free-from}", "$100"],
    ["{weight:kraft-paper}", "180gsm"],
    ["{thickness:bumper-stickers}", "0.24 mm"],
  ])("%s is %s", (text, words) => {
    expect(fillFacts(text, catalogue)).toBe(words);
  });

  test.each([
    ["{nothing}", "no fact nothing"],
    ["{fewest:no-such-product}", "no product no-such-product"],
    ["{weight:swing-tags}", "swing-tags has no stock of its own"],
    ["{express:embossed-paper}", "embossed-paper is not sent by Express"],
  ])("%s is no fact, and no page says it", (text, why) => {
    expect(() => fillFacts(text, catalogue)).toThrow(why);
  });
});

describe("questions and answers", () => {
  test("those of a product come first, those about everything last", () => {
    const names = faqOf(catalogue, shopContent.faq, [18]).map(({ name }) => name);
    expect(names).toEqual(["Swing Tags", "Default"]);
    expect(faqOf(catalogue, shopContent.faq, []).map(({ name }) => name)).toEqual(["Default"]);
  });

  test("of all questions those about everything come first", () => {
    expect(whole.map(({ name }) => name).slice(0, 2)).toEqual(["Default", "Standard Business Card"]);
  });

  test("no question is asked twice in a group, and every group asks one", () => {
    for (const { entries } of whole) {
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map(({ question }) => question)).size).toBe(entries.length);
    }
  });

  test("what was published stands after the others, word for word; of a product without a group in one of its own", () => {
    const entry = { question: "Is {standard} a fact?", answer: "Not here: {standard}." };
    const place = (productId: number | null) => {
      const faq = withPublished(catalogue, shopContent, [{ ...entry, productId }]);
      const told = wholeFaq(catalogue, faq).filter(
        ({ entries }) => entries.at(-1)?.question === entry.question,
      );
      expect(told.map(({ entries }) => entries.at(-1))).toEqual(told.map(() => entry));
      return told.map(({ name }) => name);
    };
    expect([place(18), place(null), place(9_999)]).toEqual([["Swing Tags"], ["Default"], []]);
    const bare = { faq: shopContent.faq.filter(({ products }) => products === null) };
    const faq = withPublished(catalogue, bare, [{ ...entry, productId: 18 }]);
    expect(faqOf(catalogue, faq, [18]).map(({ name, entries }) => [name, entries.length])).toEqual([
      ["Swing Tags", 1],
      ["Default", bare.faq[0]?.entries.length],
    ]);
    const first = faqOf(
      catalogue,
      withPublished(catalogue, shopContent, [{ ...entry, productId: null }]),
      [],
      6,
    );
    expect(first[0]?.entries).toHaveLength(6);
  });

  test("a search finds entries by words, their beginnings and slips; nothing asked is everything", () => {
    expect(searchFaq(whole, "")).toEqual(whole);
    expect(searchFaq(whole, "string").map(({ name }) => name)).toEqual(["Swing Tags"]);
    expect(searchFaq(whole, "bleed")).toHaveLength(1);
    expect(searchFaq(whole, "expres").flatMap(({ entries }) => entries)).not.toHaveLength(0);
    expect(searchFaq(whole, "zebra")).toEqual([]);
  });
});
