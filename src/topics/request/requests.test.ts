import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { answeredLink, askForFoil } from "#tests/support/server/answered-request.ts";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });
const newEmail = () => `${randomUUID()}@example.org`;

const answer = {
  line1: "Foil labels\nSize: 50 mm",
  pieces1: "500",
  price1: "180.00",
  shipping: "0",
  days: "4",
  until: "2027-04-01",
};

interface Listed {
  readonly data: { readonly requests: readonly { readonly number: string }[]; readonly next: string | null };
}

async function askedBy(count: number, email = newEmail()): Promise<readonly string[]> {
  const numbers = [];
  for (let at = 0; at < count; at += 1) numbers.push(await askForFoil(shop, email));
  return numbers;
}

describe("the inbox of requests", () => {
  test("shows those that wait, the oldest first, until they are answered", async () => {
    const { browser } = await enterStudio(shop, "support");
    const email = newEmail();
    const [first = "", second = ""] = await askedBy(2, email);
    const list = async (state: string) => {
      const given = await browser.get(`requests?${new URLSearchParams({ state, search: email })}`);
      return given.json<Listed>().data.requests.map(({ number }) => number);
    };
    expect(await list("waiting")).toEqual([first, second]);
    const given = await browser.post(`requests/${first}/answer`, { seen: 0, typed: answer });
    expect(given.statusCode, given.body).toBe(200);
    expect(await list("waiting")).toEqual([second]);
    expect(await list("answered")).toEqual([first]);
    expect(await list("all")).toEqual([second, first]);
    const link = await answeredLink(shop, email, `Our price for your quote request ${first}`);
    expect(link.number).toBe(given.json<{ data: { number: string } }>().data.number);
  });

  test("is turned by pages that leave nothing out, even within a millisecond", async () => {
    const { browser } = await enterStudio(shop, "production");
    const email = newEmail();
    const [number = ""] = await askedBy(1, email);
    const columns = await shop.sql(
      "select column_name from information_schema.columns where table_name = 'quote_request' and is_identity = 'NO'",
    );
    const copied = columns
      .map(({ column_name: name }) => String(name))
      .filter((name) => !["request_no", "created_at"].includes(name));
    await shop.sql(`insert into quote_request (request_no, created_at, ${copied.join(", ")})
      select r.request_no || '-' || n, r.created_at + n * interval '1 microsecond', ${copied.map((name) => `r.${name}`).join(", ")}
      from quote_request r, generate_series(1, 120) n where r.request_no = '${number}'`);
    for (const state of ["waiting", "all"]) {
      const seen: string[] = [];
      let after: string | null = "";
      while (after !== null) {
        const query = new URLSearchParams({ state, search: email, ...(after && { after }) });
        const { data } = (await browser.get(`requests?${query}`)).json<Listed>();
        seen.push(...data.requests.map((one) => one.number));
        after = data.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
    }
  });

  test("finds by name without macrons, and takes signs of patterns as they are", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const email = newEmail();
    const [number = ""] = await askedBy(1, email);
    const found = async (search: string) => {
      const given = await browser.get(`requests?${new URLSearchParams({ state: "all", search })}`);
      return given.json<Listed>().data.requests.map((one) => one.number);
    };
    expect(await found(`béa  MOSS ${number.toLowerCase()}`)).toEqual([number]);
    expect(await found(`be ${email.slice(0, 2)} ${number.toLowerCase()}`)).toEqual([number]);
    expect(await found(`ss ${number.toLowerCase()}`), "two letters in the middle of a word").toEqual([]);
    expect(await found("%")).toEqual([]);
    expect(await found("_")).toEqual([]);
  });

  test("a place that is none is refused at its field", async () => {
    const { browser } = await enterStudio(shop, "owner");
    for (const after of ["x", "1", "99999999999999999_1", "1_2'"]) {
      const given = await browser.get(`requests?${new URLSearchParams({ after })}`);
      expect(given.statusCode, after).toBe(400);
    }
    const far = await browser.get("requests?after=9999999999999999_999999999");
    expect(far.statusCode).toBe(200);
  });
});

describe("an answer", () => {
  test("is written down with who gave it; the same again is the same, and another who saw less is told", async () => {
    const { browser, id } = await enterStudio(shop, "support");
    const { browser: colleague } = await enterStudio(shop, "owner");
    const [number = ""] = await askedBy(1);
    const path = `requests/${number}/answer`;
    const first = await browser.post(path, { seen: 0, typed: answer });
    const again = await browser.post(path, { seen: 0, typed: answer });
    const quotation = first.json<{ data: { number: string } }>().data.number;
    expect(again.json()).toMatchObject({ data: { number: quotation, is_old: true } });
    const late = await colleague.post(path, { seen: 0, typed: { ...answer, price1: "170" } });
    expect(late.statusCode).toBe(409);
    const audit = await shop.sql(
      `select staff_id, after from audit_entry where target = 'request ${number}'`,
    );
    expect(audit).toEqual([{ staff_id: id, after: { quotationNo: quotation } }]);
    const page = await colleague.get(`requests/${number}`);
    expect(page.json()).toMatchObject({
      data: { answers: [{ number: quotation, total: "$180.00", is_ordered: false }] },
    });
  });

  test("says what is wrong at its fields, and nothing is sent", async () => {
    const { browser } = await enterStudio(shop, "support");
    const [number = ""] = await askedBy(1);
    const given = await browser.post(`requests/${number}/answer`, {
      seen: 0,
      typed: { ...answer, days: "soon", price1: "" },
    });
    expect(given.statusCode).toBe(422);
    const { error } = given.json<{ error: { fields: object } }>();
    expect(Object.keys(error.fields)).toEqual(["price1", "days"]);
    expect(await shop.sql(`select 1 from audit_entry where target = 'request ${number}'`)).toEqual([]);
  });

  test("is not for production, and of no request 404", async () => {
    const { browser } = await enterStudio(shop, "production");
    const [number = ""] = await askedBy(1);
    const given = await browser.post(`requests/${number}/answer`, { seen: 0, typed: answer });
    expect(given.statusCode).toBe(403);
    expect((await browser.get(`requests/${number}`)).statusCode).toBe(200);
    expect((await browser.get("requests/R1")).statusCode).toBe(404);
  });

  test("the picture of its page is drawn", async () => {
    const { browser } = await enterStudio(shop, "support");
    const [number = ""] = await askedBy(1);
    const page = await browser.get(`requests/${number}`);
    const { picture } = page.json<{ data: { picture: string } }>().data;
    const drawn = await browser.get(picture.replace("/studio/api/", ""));
    expect([drawn.statusCode, drawn.headers["content-type"]]).toEqual([200, "image/png"]);
  });
});

describe("a message without a price", () => {
  test("reaches the customer with the link, hands the question back, and is written down", async () => {
    const { browser, id } = await enterStudio(shop, "support");
    const email = newEmail();
    const [number = ""] = await askedBy(1, email);
    const write = (words: string, seen: number) =>
      browser.post(`requests/${number}/messages`, { words, seen });
    expect((await write("  ", 0)).statusCode).toBe(422);
    expect((await write("Kia ora {first name}", 0)).json()).toMatchObject({
      error: { fields: { words: "Please write what belongs in the place of {first name}." } },
    });
    const sent = await Promise.all([1, 2].map(() => write("Which gold would you like?", 0)));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const mail = await shop.mailTo(email, `About your quote request ${number}`);
    expect(mail.text).toContain("Which gold would you like?");
    expect(mail.text).toContain(`/q/request/${number}/`);
    const { data } = (await browser.get(`requests/${number}`)).json<{ data: object }>();
    expect(data).toMatchObject({
      stage: "requested",
      seen: 1,
      thread: [
        { kind: "message", by: "shop", words: "Which gold would you like?", mail: expect.any(String) },
      ],
    });
    const query = new URLSearchParams({ state: "waiting", search: email });
    expect((await browser.get(`requests?${query}`)).json()).toMatchObject({ data: { requests: [] } });
    const audit = await shop.sql(
      `select staff_id, action from audit_entry where target = 'request ${number}'`,
    );
    expect(audit).toEqual([{ staff_id: id, action: "request.written" }]);
  });

  test("by who saw less than was said is refused, as is one by production", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { browser: production } = await enterStudio(shop, "production");
    const [number = ""] = await askedBy(1);
    expect((await browser.post(`requests/${number}/messages`, { words: "One", seen: 0 })).statusCode).toBe(
      200,
    );
    const late = await browser.post(`requests/${number}/messages`, { words: "Two", seen: 0 });
    expect(late.statusCode).toBe(409);
    const other = await production.post(`requests/${number}/messages`, { words: "Three", seen: 1 });
    expect(other.statusCode).toBe(403);
    expect((await browser.post("requests/R1/messages", { words: "Four", seen: 0 })).statusCode).toBe(404);
  });
});
