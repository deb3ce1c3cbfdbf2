import { describe, expect, test } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { changesBetween } from "#domain/catalogue/sheets/changes.ts";
import { soldAfter, soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import {
  cell,
  draftOf,
  edit,
  edited,
  ownCatalogueShop,
  published,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { publishShippedCatalogue } from "./publish-catalogue.ts";

const shop = ownCatalogueShop();

const INTRODUCTION = "panel.kraft-paper.introduction";
const introduction = soldDocument.words!.texts.find(({ key }) => key === INTRODUCTION)!.text;
const tags = soldDocument.words!.faq.filter(({ group }) => group === "Swing Tags");
const [first, second] = [tags[0]!, tags[1]!];

const words = (was: string, now: string) => cell("texts", INTRODUCTION, "text", was, now);
const answer = (was: string, now: string) => cell("faq", String(first.id), "answer", was, now);

interface Entry {
  readonly question: string;
  readonly answer: string;
}

/** The questions about swing tags, as a node's call answers them. */
async function questionsAt(app: typeof shop.app): Promise<readonly Entry[]> {
  const reply = await app.inject("/api/quote/get/faq");
  expect(reply.statusCode, reply.body).toBe(200);
  const groups = reply.json().data as readonly { name: string; entries: readonly Entry[] }[];
  return groups.find(({ name }) => name === "Swing Tags")!.entries;
}

interface Sheet {
  readonly name: string;
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, string>> }[];
}
const rowsOf = ({ sheets }: { readonly sheets: readonly Sheet[] }, sheet: string) =>
  sheets.find(({ name }) => name === sheet)?.rows ?? [];

const topicOf = async (browser: StudioBrowser, topic: string) =>
  (await browser.get(`catalogue/draft?part=words&topic=${encodeURIComponent(topic)}`)).json().data;

describe("words that an owner writes", () => {
  test("are said on every node once they are published, macrons composed, and taken back in one press", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const other = await shop.otherNode();
    const decomposed = "Ngā tohu mō te pāua: {fewest:swing-tags} pieces <b>& more</b>.".normalize("NFD");
    const { lines } = await edited(browser, answer(first.answer, decomposed));
    expect(lines).toMatchObject([
      { part: "words", label: "Swing Tags, question 1, answer", was: first.answer },
    ]);
    expect(await questionsAt(shop.app)).toContainEqual(expect.objectContaining({ question: first.question }));
    const publication = await published(browser, { note: "In te reo." });

    const said = "Ngā tohu mō te pāua: 100 pieces <b>& more</b>.".normalize("NFC");
    const [{ answer: now }] = (await questionsAt(shop.app)) as [Entry];
    expect(now.replace(/: \d+ pieces/, ": 100 pieces")).toBe(said);
    await until("The other node's words", async () => (await questionsAt(other))[0]?.answer === now);
    const { version } = await draftOf(browser);
    await browser.post("catalogue/take-back", { publication, version });
    expect(shop.services.catalogue.current().document.words?.faq).toEqual(soldDocument.words?.faq);
  });

  test("of two who write one text the second is told what the first has written", async () => {
    const { browser: one } = await enterStudio(shop, "owner");
    const { browser: two } = await enterStudio(shop, "owner");
    await edited(one, words(introduction, "Brown and strong."));
    const late = await edit(two, words(introduction, "Brown and light."));
    expect([late.statusCode, late.json().error.cells]).toEqual([
      409,
      [{ place: `texts/${INTRODUCTION}/text`, found: "Brown and strong." }],
    ]);
  });

  test.each([
    ["a fact nobody knows", words(introduction, "In {days}."), "There is nothing called {days}."],
    ["nothing at all", words(introduction, "  \n "), "Please write something, of up to 4000 letters."],
    ["two paragraphs for one", words(introduction, "One.\nTwo."), "Please write it in one paragraph."],
    ["too much", words(introduction, "a".repeat(4_001)), "Please write something, of up to 4000 letters."],
    [
      "a fact of no product",
      answer(first.answer, "{weight}"),
      "{weight} is asked of a product: write {weight:art-paper}.",
    ],
  ] as const)("are refused at their field: %s", async (_what, change, fault) => {
    const { browser } = await enterStudio(shop, "owner");
    const refused = await edit(browser, change);
    expect(refused.statusCode).toBe(422);
    expect(Object.values(refused.json().error.fields)).toEqual([fault]);
    expect((await draftOf(browser)).lines).toEqual([]);
  });

  test("a topic is read by itself, with what its facts say", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const draft = await topicOf(browser, "panel.kraft-paper");
    const texts = rowsOf(draft, "texts").map(({ key }) => key);
    expect(texts).toContain(INTRODUCTION);
    expect(texts.every((key) => key.startsWith("panel.kraft-paper."))).toBe(true);
    expect(rowsOf(draft, "summaries").map(({ key }) => key)).toEqual(["5"]);
    expect([...rowsOf(draft, "faq"), ...rowsOf(draft, "fits")]).toEqual([]);
    expect(draft.topics[0]).toEqual({
      key: "faq.Default",
      name: "Ordering, artwork and delivery",
      kind: "Questions",
    });
    expect(Object.values(draft.facts).every((said) => said !== null)).toBe(true);
    expect((await topicOf(browser, "page.privacy")).facts["{kept-mail}"]).toMatch(/^\d+ days$/);
  });
});

test("a product's line and why it fits a use are written there, too, without facts", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const kraft = soldDocument.products.find(({ id }) => id === 5)!;
  const [use] = soldDocument.uses;
  const [fit] = use!.fits;
  const line = (now: string) => cell("summaries", "5", "summary", kraft.summary, now);
  expect((await edit(browser, line("From {fewest:kraft-paper}."))).json().error.fields).toEqual({
    "summaries/5/summary": "No facts can be said here: please write it without braces.",
  });
  const key = [use!.code, fit!.featuredItemId, fit!.productId].join(".");
  await edited(browser, line("Mō te mīere."), cell("fits", key, "why", fit!.why, "Pai rawa."));
  await published(browser);
  const { products, uses } = shop.services.catalogue.current().document;
  expect(products.find(({ id }) => id === 5)?.summary).toBe("Mō te mīere.");
  expect(uses[0]?.fits[0]?.why).toBe("Pai rawa.");
});

test("a mail about an order says what its owner has published, from then on, with what the order says", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const text = (key: string) => soldDocument.words!.texts.find((row) => row.key === key)!.text;
  const write = (key: string, now: string) => cell("texts", key, "text", text(key), now);
  const subjectOf = async () => {
    const visitor = openBrowser(shop.app);
    await put(visitor, { ...classic, quantity: 100 });
    const { number } = await order(visitor, { first_name: "Māia" });
    const [row] = await shop.sql(
      `select subject from mail where subject like '%${number}%' and cause like '%customer'`,
    );
    return { subject: String(row?.subject).replace(number, "NO"), number };
  };
  await edited(
    browser,
    write("mail.placed.subject", "Ngā mihi, {first-name}"),
    write("mail.placed.opening", "We have your order.\nQuestions? Call {shop-phone}."),
  );
  expect((await subjectOf()).subject).toBe("Thank you for your order (NO)");
  await published(browser);
  const { subject, number } = await subjectOf();
  expect(subject).toBe("Ngā mihi, Māia (NO)");
  const sent = async () =>
    (await shop.outbox()).find(({ subject: said }) => said === `Ngā mihi, Māia (${number})`);
  await until("The mail", async () => (await sent()) !== undefined);
  const { phone } = soldDocument.shop;
  expect((await sent())?.text).toMatch(
    new RegExp(`^Hello Māia,\n\nWe have your order\\.\n\nQuestions\\? Call ${phone}\\. Please pay `),
  );
});

describe("questions", () => {
  const add = (question: string): CatalogueChange => ({
    kind: "add",
    sheet: "faq",
    row: "",
    cells: { group: "Swing Tags", question, answer: "Āe." },
  });

  test("are added below the others, moved up, and taken out again; a number never comes back", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const place = (row: number, was: string, now: string) => cell("faq", String(row), "place", was, now);
    const [last] = [tags.at(-1)!.place];
    await edited(browser, add("Kei hea?"));
    await edited(browser, place(100_001, String(last + 1), "1"), place(first.id, "1", String(last + 1)));
    await published(browser);
    const asked = await questionsAt(shop.app);
    expect(asked.map(({ question }) => question)).toEqual([
      "Kei hea?",
      ...tags.slice(1).map(({ question }) => question),
      first.question,
    ]);
    const rows = rowsOf(await topicOf(browser, "faq.Swing Tags"), "faq");
    const own = rows.find(({ key }) => key === "100001")!;
    await edited(browser, { kind: "remove", sheet: "faq", row: own.key, cells: own.cells });
    await published(browser);
    expect((await questionsAt(shop.app)).map(({ question }) => question)).not.toContain("Kei hea?");
    await edited(browser, add("Āhea?"));
    expect(rowsOf(await topicOf(browser, "faq.Swing Tags"), "faq").at(-1)?.key).toBe("100002");
  });

  test("are not asked twice in a group, and have a question and an answer", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const twice = await edit(browser, add(second.question));
    expect(twice.json().error.fields).toEqual({ "faq//question": "This question is there already." });
    expect((await edit(browser, add(" "))).statusCode).toBe(422);
  });
});

test("a shop with prices of its own says what a newer program says, but for what it has written itself", async () => {
  const { browser } = await enterStudio(shop, "owner");
  await shop.sql("update catalogue_current set shipped_id = version_id");
  await edited(browser, smallest("13.00", "32.00"), words(introduction, "Brown and strong."));
  await published(browser);
  const newer = soldAfter((document) => {
    for (const text of document.words!.texts) text.text += " Indeed.";
  });
  const { db, catalogue } = shop.services;
  for (const _start of [1, 2]) await publishShippedCatalogue(db, newer);
  await catalogue.refresh();
  const { document } = catalogue.current();
  const textOf = (key: string) => document.words?.texts.find((text) => text.key === key)?.text;
  expect(textOf(INTRODUCTION)).toBe("Brown and strong.");
  expect(textOf("home.hero.title")).toBe("Stick with something good. Indeed.");
  expect(changesBetween(newer, soldDocument).some(({ sheet }) => sheet !== "texts")).toBe(false);
});
