import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: the questions of the whole shop are listed. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });
const ann = somebody();
const ask = "quote/create/question";
const tied = "Is the string tied on? <b>We</b> have 300 of them.";

function somebodyAsks(words = tied) {
  return { product_id: 18, question: words, first_name: "Tane", email: `${randomUUID()}@example.org` };
}

type Listed = StudioReplyTo<"GET questions">;

async function listed(browser: StudioBrowser, state = "open"): Promise<Listed["questions"]> {
  const given = await browser.get(`questions?state=${state}`);
  expect(given.statusCode, given.body).toBe(200);
  return given.json<{ data: Listed }>().data.questions;
}

async function asked(email: string): Promise<number> {
  const [row] = await shop.sql(`select id from question where email = '${email}'`);
  return Number(row?.id);
}

async function tasksOf(browser: StudioBrowser) {
  const given = await browser.get("today?kind=shop-question");
  return given.json<{ data: StudioReplyTo<"GET today"> }>().data.tasks;
}

const audits = (id: number) =>
  shop.sql(
    `select staff_id, action, before, after from audit_entry where target = 'question ${id}' order by id`,
  );

/** What everybody reads below a product, and among everything. */
async function questionsRead(product = ""): Promise<string> {
  return (await openBrowser(shop.app).get(`quote/get/faq?product=${product}`)).body;
}

describe("asking the shop", () => {
  test("tells the staff, who reply to the person, and confirms to whoever asked", async () => {
    const body = somebodyAsks();
    expect((await openBrowser(shop.app).post(ask, body)).statusCode).toBe(201);
    const confirmed = await shop.mailTo(body.email, "Your question about Swing Tags");
    expect(confirmed.text).toContain("within one working day");
    expect(confirmed.text).toContain(tied);
    const staff = await shop.mailTo(shop.services.config.staffEmail, "A question about Swing Tags");
    expect(staff.text).toContain("/studio/questions");
    expect(staff.replyTo).toBe(body.email);
  });

  test("says at once what is wrong, in the words of the catalogue, and keeps nothing", async () => {
    const browser = openBrowser(shop.app);
    const empty = await browser.post(ask, { question: " ", first_name: "", email: "tane@" });
    expect([empty.statusCode, empty.json().error.fields]).toEqual([
      422,
      {
        question: "Your message is required. Please try again.",
        first_name: "First name is required. Please try again.",
        email: "Please enter a valid email.",
      },
    ]);
    const long = await browser.post(ask, somebodyAsks("a".repeat(1_001)));
    expect(long.json().error.fields).toEqual({
      question: "Please write plain text of at most 1,000 characters.",
    });
    const thrown = await browser.post(ask, { ...somebodyAsks(), email: "tane@mailinator.com" });
    expect(thrown.json().error).toMatchObject({ is_email_disposable: true });
    const gone = await browser.post(ask, { ...somebodyAsks(), product_id: 999 });
    expect(gone.json().message).toBe("We no longer make this product.");
    expect((await shop.sql("select 1 from question where words like 'aaa%'")).length).toBe(0);
  });

  test("is one question for the same words and for the same key", async () => {
    const browser = openBrowser(shop.app);
    const body = somebodyAsks();
    const key = { "idempotency-key": randomUUID() };
    for (const headers of [key, key, {}])
      expect((await browser.send("POST", ask, body, headers)).statusCode).toBe(201);
    expect((await browser.send("POST", ask, { ...body, question: "Other" }, key)).statusCode).toBe(422);
    expect((await shop.sql(`select 1 from question where email = '${body.email}'`)).length).toBe(1);
  });

  test("of somebody signed in is theirs, whatever the form says", async () => {
    const person = { ...ann, email: `${randomUUID()}@example.org` };
    const member = await signUp(shop, person);
    expect((await member.post(ask, { question: "Mine?", email: "other@example.org" })).statusCode).toBe(201);
    const rows = await shop.sql(
      `select first_name, product_id, customer_id is not null as is_member from question where email = '${person.email}'`,
    );
    expect(rows).toEqual([{ first_name: "Ann", product_id: null, is_member: true }]);
  });
});

describe("a question in the studio", () => {
  test("is a task of Today by the reply promise, answered once by mail; another is told", async () => {
    const { browser, id: staffId } = await enterStudio(shop, "support");
    const { browser: colleague } = await enterStudio(shop, "owner");
    const body = somebodyAsks(`How heavy are they? ${randomUUID()}`);
    await openBrowser(shop.app).post(ask, body);
    const id = await asked(body.email);
    const task = (await tasksOf(browser)).find(({ words }) => words.includes(body.question));
    const question = (await listed(browser)).find((one) => one.id === id);
    expect(question).toMatchObject({ product: "Swing Tags", name: "Tane", state: "open", answer: null });
    expect(task?.deadline).toBe(question?.answer_by);
    expect((await browser.post(`questions/${id}/answer`, { words: " " })).statusCode).toBe(422);
    expect((await browser.post(`questions/${id}/answer`, { words: "2 g each." })).statusCode).toBe(200);
    for (const [path, said] of [
      ["answer", { words: "3 g each." }],
      ["close", {}],
    ] as const)
      expect((await colleague.post(`questions/${id}/${path}`, said)).statusCode).toBe(409);
    expect((await shop.mailTo(body.email, "Our answer")).text).toContain("2 g each.");
    expect((await tasksOf(browser)).map(({ words }) => words)).not.toContain(task?.words);
    expect(await audits(id)).toEqual([
      {
        staff_id: staffId,
        action: "question.answered",
        before: { state: "open" },
        after: { state: "answered" },
      },
    ]);
  });

  test("is left without an answer, and nobody is told", async () => {
    const { browser } = await enterStudio(shop, "support");
    const body = somebodyAsks("Buy followers now");
    await openBrowser(shop.app).post(ask, body);
    const id = await asked(body.email);
    expect((await browser.post(`questions/${id}/close`, {})).statusCode).toBe(200);
    expect((await listed(browser, "all")).find((one) => one.id === id)).toMatchObject({ state: "closed" });
    expect(await shop.sql(`select 1 from mail where cause = 'question:${id}:answered'`)).toEqual([]);
    const published = { question: "Q", answer: "A", product: null };
    expect((await browser.send("PUT", `questions/${id}/published`, published)).statusCode).toBe(422);
  });

  test("is not for production", async () => {
    const { browser } = await enterStudio(shop, "production");
    expect((await browser.get("questions")).statusCode).toBe(403);
    expect(await tasksOf(browser)).toEqual([]);
  });
});

describe("a published answer", () => {
  test("stands at once wherever questions stand, on every node, is changed, and is taken down", async () => {
    const other = await shop.otherNode();
    const { browser } = await enterStudio(shop, "support");
    const body = somebodyAsks();
    await openBrowser(shop.app).post(ask, body);
    const id = await asked(body.email);
    await browser.post(`questions/${id}/answer`, { words: "It comes beside the tags." });
    const path = `questions/${id}/published`;
    const words = { question: "Is the string tied on {fact}?", answer: "No {fact}: it comes beside them." };
    const wrong = await browser.send("PUT", path, { question: "", answer: "<b>x</b>", product: 18 });
    expect(Object.keys(wrong.json().error.fields)).toEqual(["question", "answer"]);
    const twice = { ...words, question: "Do swing tags come with a string?", product: 18 };
    expect((await browser.send("PUT", path, twice)).json().error.fields.question).toContain("already");
    await questionsRead("18");
    expect((await browser.send("PUT", path, { ...words, product: 18 })).statusCode).toBe(200);
    expect(await questionsRead("18")).toContain(words.question);
    expect(await questionsRead("1")).not.toContain(words.question);
    await until(
      "the answer on the other node",
      async () =>
        (await openBrowser(other).get("quote/get/faq?product=18")).body.includes(words.question) || undefined,
    );
    expect((await openBrowser(shop.app).get("seo/meta?path=/faq")).body).toContain(words.answer);
    expect((await browser.send("PUT", path, { ...words, product: null })).statusCode).toBe(200);
    expect(await questionsRead("1")).toContain(words.question);
    expect((await browser.send("DELETE", path)).statusCode).toBe(200);
    expect(await questionsRead()).not.toContain(words.question);
    expect((await browser.send("DELETE", path)).statusCode).toBe(409);
    const after = { product: 18, ...words };
    expect((await audits(id)).slice(1)).toMatchObject([
      { action: "answer.published", before: null, after },
      { action: "answer.published", before: after, after: { product: null, ...words } },
      { action: "answer.taken-down", before: { product: null, ...words }, after: null },
    ]);
  });
});
