import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { factsFault } from "./facts-in-words.ts";
import { faqOfGroup, ownWords, type Words } from "./words.ts";
import { labelOfText, wordTopics } from "./word-topics.ts";

describe("facts that words name in braces", () => {
  test.each([
    ["no braces, and macrons", "Tāmaki Makaurau ships daily.", null],
    ["a fact of the shop", "Before {cut-off}, from {free-from}.", null],
    ["a fact of a product", "{standard:kraft-paper}, {weight:kraft-paper}", null],
    ["one nobody knows", "In {days}.", "There is nothing called {days}."],
    ["a name of every object", "{constructor}", "There is nothing called {constructor}."],
    ["no product", "{weight} heavy", "{weight} is asked of a product: write {weight:art-paper}."],
    [
      "a product too many",
      "{cut-off:kraft-paper}",
      "{cut-off:kraft-paper} is asked of no product: write {cut-off}.",
    ],
    [
      "a product that is not there",
      "{fewest:wax}",
      "There is no product wax: {fewest:wax} cannot be filled in.",
    ],
    [
      "a brace left open",
      "In {standard",
      "Braces stand around the name of a fact, such as {cut-off}, and nowhere else.",
    ],
    ["a retention elsewhere", "{kept-mail}", "{kept-mail} can be said on a page such as Privacy only."],
  ])("%s", (_what, text, fault) => {
    expect(factsFault(catalogueDocument, "panel.kraft-paper.introduction", text)).toBe(fault);
  });
});

describe("facts that only a mail knows", () => {
  test.each([
    ["mail.ready.opening", "Hello {first-name}: {item} of {order-no} is with you by {arrival}.", null],
    ["mail.ready.subject", "{item} for {first-name} before {cut-off}", null],
    [
      "mail.ready.subject",
      "With you by {arrival}",
      "{arrival} is not always known: say it in a sentence of the mail.",
    ],
    [
      "mail.ready.subject",
      "All {weight:kraft-paper}",
      "{weight:kraft-paper} is of goods that may not be sold any more: say it in a sentence of the mail.",
    ],
    ["mail.ready.subject", "a".repeat(101), "A subject has at most 100 letters."],
    ["mail.ready.opening", "{item:kraft-paper}", "There is nothing called {item:kraft-paper}."],
    [
      "mail.welcome.opening",
      "{points} points for {item}",
      "This mail does not know {item}: it knows {first-name}, {points}, {point-value}.",
    ],
    ["mail.code.closing", "Be quick.", "These words have to say {lasts}."],
    ["mail.request-answered.opening", "For {total}.", "These words have to say {until}."],
    ["mail.request-answered.opening", "For {total} until {until}.", null],
    ["mail.deposit.opening", "Please pay {amount}. It is here by {arrival}.", null],
    [
      "mail.deposit.opening",
      "Please pay {amount}, and have it by {arrival}.",
      "{amount} has to be said in a sentence without {arrival}, which is not always known.",
    ],
    [
      "mail.question-received.opening",
      "We answer about {asked-about} within {within}.",
      "{within} has to be said in a sentence without {asked-about}, which is not always known.",
    ],
    [
      "mail.quotation.opening",
      "By {until}, as {weight:kraft-paper}.",
      "{until} has to be said in a sentence without {weight:kraft-paper}, which is not always known.",
    ],
    ["mail.quotation.opening", "As {weight:kraft-paper} by {until}.\nKept until {until}.", null],
    ["mail.nothing.opening", "{item}", "{item} can be said in a mail only."],
    ["home.hero.lead", "Hello {first-name}", "{first-name} can be said in a mail only."],
  ])("%s: %s", (key, words, fault) => {
    expect(factsFault(catalogueDocument, key, words)).toBe(fault);
  });
});

const text = (key: string, words: string) => ({ key: `home.hero.${key}`, text: words });
const entry = (id: number, question: string) => ({
  id,
  group: "Default",
  place: id,
  question,
  answer: "Yes.",
});

describe("words of the shop beside a newer program's", () => {
  const before: Words = {
    texts: [text("a", "one"), text("b", "two"), text("gone", "x")],
    faq: [entry(1, "A?"), entry(2, "B?")],
  };
  const own: Words = {
    texts: [text("a", "mine"), text("b", "two"), text("gone", "mine")],
    faq: [entry(2, "B?"), entry(100_001, "Mine?")],
  };
  const shipped: Words = {
    texts: [text("a", "one!"), text("b", "two!"), text("c", "new")],
    faq: [entry(1, "A!"), entry(2, "B!"), entry(3, "C?")],
  };

  test("what it has written stays, what it has taken out stays out, the rest is the newer one's", () => {
    expect(ownWords(shipped, before, own)).toEqual({
      texts: [text("a", "mine"), text("b", "two!"), text("c", "new")],
      faq: [entry(2, "B!"), entry(3, "C?"), entry(100_001, "Mine?")],
    });
  });

  test("of a document without words all are the newer one's", () => {
    expect(ownWords(shipped, null, null)).toBe(shipped);
    expect(ownWords(shipped, before, before)).toEqual(shipped);
  });
});

test("every text has a topic and a label of its own within it", () => {
  const { words } = catalogueDocument;
  const topics = wordTopics(catalogueDocument);
  expect(new Set(topics.map(({ kind }) => kind))).toEqual(
    new Set([
      "Questions",
      "Mails about an order",
      "Mails about money",
      "Mails about changes and problems",
      "Mails about quotations",
      "Mails about quote requests",
      "Mails about an account",
      "Reminders, reviews and questions",
      "Mails to the staff",
      "Home page",
      "Products",
      "Special features",
      "Explanations",
      "Uses",
      "Pages",
    ]),
  );
  const labels = words!.texts.map((one) => `${one.key.split(".").slice(0, 2).join(".")} ${labelOfText(one)}`);
  expect(new Set(labels).size).toBe(labels.length);
  expect(topics.find(({ key }) => key === "panel.kraft-paper")?.name).toBe("Kraft Paper");
});

test("questions are read by their places", () => {
  const faq = [entry(5, "B?"), { ...entry(3, "A?"), place: 1 }, { ...entry(4, "C?"), place: 9 }];
  expect(faqOfGroup({ faq }, "Default").map(({ question }) => question)).toEqual(["A?", "B?", "C?"]);
});
