import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { remindOfQuotations } from "#topics/quotation-link/remind-of-quotations.ts";
import { requestLinkPath } from "#topics/quotation/request-keys.ts";
import { accept, linked, type QuotationLink } from "#tests/support/bodies/quotation-bodies.ts";
import { answeredLink, askForFoil, openRequestRoom } from "#tests/support/server/answered-request.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });
const newEmail = () => `${randomUUID()}@example.org`;

/** A request, answered as often as said, with the links to its answers and its own key. */
async function answered({ times = 1, email = newEmail() } = {}) {
  const requestNo = await askForFoil(shop, email);
  const links: QuotationLink[] = [];
  for (let time = 0; time < times; time += 1) {
    const sent = await (await openRequestRoom(shop, requestNo)).send({ price1: String(420 - time) });
    expect(sent.statusCode, sent.body).toBe(200);
    const price = time === 0 ? "price" : "new price";
    links.push(await answeredLink(shop, email, `Our ${price} for your quote request ${requestNo}`));
  }
  const key = requestLinkPath(shop.services, requestNo).split("/").at(-1) ?? "";
  return { email, requestNo, links, link: links.at(-1) ?? { number: "", key: "" }, key };
}
type Asked = Awaited<ReturnType<typeof answered>>;

const customer = () => openBrowser(shop.app);

function ask({ requestNo, key, link }: Asked, words: string, answerNo: string | null = link.number) {
  return customer().post(`quote-request/${requestNo}/messages?key=${key}`, { words, answer_no: answerNo });
}

function decline({ requestNo, key, link }: Asked, said: object = {}) {
  return customer().post(`quote-request/${requestNo}/decline?key=${key}`, {
    answer_no: link.number,
    reasons: ["price"],
    words: "",
    ...said,
  });
}

const stageOf = async (asked: Asked) => (await linked(customer(), asked.link)).request.stage;

async function waiting(email: string): Promise<readonly string[]> {
  const { browser } = await enterStudio(shop, "support");
  const given = await browser.get(`requests?${new URLSearchParams({ state: "waiting", search: email })}`);
  return given.json<{ data: { requests: { number: string }[] } }>().data.requests.map(({ number }) => number);
}

describe("asking back", () => {
  test("makes the request wait for the shop again, and the staff are told by a mail that answers the person", async () => {
    const asked = await answered();
    expect([await stageOf(asked), await waiting(asked.email)]).toEqual(["answered", []]);
    const sent = await ask(asked, "Could it be silver?\n\nThank you.");
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json().data).toMatchObject({
      stage: "asked-back",
      thread: [
        { kind: "answered" },
        { kind: "message", by: "customer", words: "Could it be silver?\n\nThank you." },
      ],
    });
    expect(await waiting(asked.email)).toEqual([asked.requestNo]);
    const mail = await shop.mailTo(
      shop.services.config.staffEmail,
      `Message about a quote request: ${asked.requestNo}`,
    );
    expect(mail.text).toContain("Could it be silver?");
    expect(mail.text).toContain(`/studio/requests/${asked.requestNo}`);
    const { browser } = await enterStudio(shop, "support");
    const today = (await browser.get("today?kind=request")).json<{
      data: { tasks: { request_no: string }[] };
    }>();
    expect(JSON.stringify(today)).toContain(asked.requestNo);
    // It can still be ordered meanwhile.
    expect((await linked(customer(), asked.link)).stage).toBe("kept");
  });

  test("twice with the same words is one message; with none, or HTML, it is refused", async () => {
    const asked = await answered();
    const sent = await Promise.all(Array.from({ length: 4 }, () => ask(asked, "When?")));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { request } = await linked(customer(), asked.link);
    expect(request.thread).toHaveLength(2);
    expect((await ask(asked, " \n ")).json()).toMatchObject({
      code: 422,
      error: { fields: { words: expect.any(String) } },
    });
    expect((await ask(asked, "<b>When?</b>")).statusCode).toBe(422);
  });

  test("with another key, and about another request, finds nothing", async () => {
    const [asked, other] = [await answered(), await answered()];
    for (const wrong of [
      { ...asked, key: other.key },
      { ...asked, key: "x" },
      { ...asked, requestNo: "R1" },
    ]) {
      expect((await ask(wrong, "Hello?")).statusCode).toBe(404);
      expect((await decline(wrong)).statusCode).toBe(404);
      expect((await customer().get(`quote-request/${wrong.requestNo}?key=${wrong.key}`)).statusCode).toBe(
        404,
      );
    }
  });

  test("before there is an answer is possible by the request's own link", async () => {
    const email = newEmail();
    const asked = { ...(await answered({ times: 0, email })), link: { number: "", key: "" } };
    const opened = await customer().get(`quote-request/${asked.requestNo}?key=${asked.key}`);
    expect(opened.json().data).toMatchObject({
      stage: "requested",
      answer_no: null,
      answer_path: null,
      files: ["label.pdf"],
    });
    expect((await ask(asked, "And in silver?", null)).json().data).toMatchObject({ stage: "requested" });
    expect(await waiting(email)).toEqual([asked.requestNo]);
    const mail = await shop.mailTo(email, `Your quote request ${asked.requestNo}`);
    expect(mail.text).toContain(`/q/request/${asked.requestNo}/${asked.key}`);
  });
});

describe("declining", () => {
  test("says why, once; the price cannot be ordered any more, and no mail reminds of it", async () => {
    const asked = await answered();
    expect((await decline(asked, { reasons: [] })).json()).toMatchObject({
      code: 422,
      error: { fields: { reasons: "Please choose a reason." } },
    });
    const sent = await decline(asked, { reasons: ["time", "price"], words: "Sorry." });
    expect(sent.json().data).toMatchObject({
      stage: "declined",
      thread: [
        {},
        {
          kind: "declined",
          reasons: "It costs too much; It takes too long",
          words: "Sorry.",
          total_price: 612.5,
        },
      ],
    });
    expect((await decline(asked)).json()).toMatchObject({
      code: 409,
      message: expect.stringContaining("declined already"),
    });
    expect((await linked(customer(), asked.link)).stage).toBe("ended");
    expect((await accept(customer(), asked.link, 612.5, { email: newEmail() })).statusCode).toBe(409);
    const { text } = await shop.mailTo(
      shop.services.config.staffEmail,
      `Quotation declined: ${asked.requestNo}`,
    );
    expect(text).toContain("It costs too much; It takes too long");
    await shop.sql(
      `update quotation set valid_until = '2027-03-13' where quotation_no = '${asked.link.number}'`,
    );
    await remindOfQuotations(shop.services);
    const mails = await shop.sql(
      `select 1 from mail where recipient = '${asked.email}' and cause like 'quotations-end:%'`,
    );
    expect(mails).toEqual([]);
  });

  test("and asking back, or answering anew, begins again", async () => {
    const asked = await answered();
    await decline(asked);
    expect((await ask(asked, "On second thoughts?")).json().data.stage).toBe("asked-back");
    // The same price once more is another answer now.
    const sent = await (await openRequestRoom(shop, asked.requestNo)).send({ price1: "420" });
    expect(sent.statusCode).toBe(200);
    const link = await answeredLink(
      shop,
      asked.email,
      `Our new price for your quote request ${asked.requestNo}`,
    );
    expect(link.number).not.toBe(asked.link.number);
    expect(await linked(customer(), link)).toMatchObject({ stage: "kept", request: { stage: "answered" } });
  });

  test("and ordering at once: one of the two happens", async () => {
    for (let round = 0; round < 4; round += 1) {
      const asked = await answered();
      const [placed, declined] = await Promise.all([
        accept(customer(), asked.link, 612.5, { email: newEmail() }),
        decline(asked),
      ]);
      expect(`${placed.statusCode} ${declined.statusCode}`).toMatch(/^(201 409|409 200)$/);
      expect(await stageOf(asked)).toBe(placed.statusCode === 201 ? "accepted" : "declined");
      const [row] = await shop.sql(
        `select stage, waits_since from quote_request where request_no = '${asked.requestNo}'`,
      );
      expect(row).toEqual({ stage: await stageOf(asked), waits_since: null });
    }
  });
});

describe("who saw less is told", () => {
  test("a customer whose page has an older answer: of the newer one", async () => {
    const asked = await answered({ times: 2 });
    const [first] = asked.links;
    const old = { ...asked, link: first ?? asked.link };
    for (const refused of [await ask(old, "Silver?"), await decline(old)])
      expect(refused.json()).toMatchObject({ code: 409, message: expect.stringContaining("newer answer") });
    const page = await linked(customer(), old.link);
    expect(page).toMatchObject({ newer_path: expect.any(String), request: { answer_no: asked.link.number } });
  });

  test("a customer who has ordered already: of the order's page", async () => {
    const asked = await answered();
    expect((await accept(customer(), asked.link, 612.5, { email: newEmail() })).statusCode).toBe(201);
    for (const refused of [await ask(asked, "Silver?"), await decline(asked)])
      expect(refused.json()).toMatchObject({
        code: 409,
        message: expect.stringContaining("page of the order"),
      });
    expect((await linked(customer(), asked.link)).request).toMatchObject({
      stage: "accepted",
      thread: [{ kind: "answered" }, { kind: "ordered", by: "customer", total_price: 612.5 }],
    });
  });

  test("staff who answer while the customer writes: of the message", async () => {
    const asked = await answered();
    const page = await openRequestRoom(shop, asked.requestNo);
    await ask(asked, "In silver, please.");
    const refused = await page.send({ price1: "500" });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "Something was said since you opened the page. Please read it; press again if it is still what you want to say.",
    ]);
    expect(JSON.stringify((await openRequestRoom(shop, asked.requestNo)).request.thread)).toContain(
      "In silver, please.",
    );
    expect((await (await openRequestRoom(shop, asked.requestNo)).send({ price1: "500" })).statusCode).toBe(
      200,
    );
  });
});

test("an answer lapses by the clock; asking for it again waits for the shop", async () => {
  const asked = await answered();
  await shop.sql(
    `update quotation set valid_until = '2027-03-09' where quotation_no = '${asked.link.number}'`,
  );
  expect(await stageOf(asked)).toBe("lapsed");
  expect((await decline(asked)).json()).toMatchObject({
    code: 409,
    message: expect.stringContaining("last day"),
  });
  expect((await ask(asked, "Is it still possible?")).json().data.stage).toBe("asked-back");
});

test("what was said is never changed", async () => {
  const asked = await answered();
  await ask(asked, "For ever.");
  for (const statement of [
    "update request_fact set said_by = 'shop'",
    "delete from request_fact",
    "truncate request_fact cascade",
  ])
    await expect(shop.sql(statement)).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("an account's list says how each of its requests stands, and leads to it", async () => {
  const browser = customer();
  const requestNo = await askForFoil(shop, newEmail(), browser);
  const listed = async () =>
    (await browser.get("quote/get/quote-requests")).json<{ data: { state: string; path: string }[] }>()
      .data[0];
  expect(await listed()).toMatchObject({
    state: "Requested",
    path: requestLinkPath(shop.services, requestNo),
  });
  await (await openRequestRoom(shop, requestNo)).send();
  expect(await listed()).toMatchObject({ state: "Answered" });
});
