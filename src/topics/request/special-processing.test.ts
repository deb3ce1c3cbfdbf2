import { randomUUID } from "node:crypto";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import {
  bea,
  contents,
  foilForm,
  type SentFile,
  specialUpload,
  uploadsIn,
} from "#tests/support/bodies/special-upload.ts";

const call = "quote/create/quote-request";
function sha256(content: Uint8Array) {
  return createHash("sha256").update(content).digest("hex");
}
const label = { name: "label.pdf", content: contents.pdf };
const logo = { name: "Logo.PNG", content: contents.png };

/** Its own: all files are looked at. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });
const ann = somebody();

async function send(
  files: readonly SentFile[],
  others: Readonly<Record<string, string | null>> = {},
  {
    browser = openBrowser(shop.app),
    key = {},
  }: { browser?: ReturnType<typeof openBrowser>; key?: object } = {},
) {
  const { body, headers } = await specialUpload(files, others);
  return browser.send("POST", call, body, { ...headers, ...key });
}
function uploads() {
  return uploadsIn(shop.services.config.dataDir);
}
async function requests() {
  return (await shop.sql("select count(*)::int as n from quote_request"))[0]?.n;
}

describe("a visitor's Special Processing request with two files", () => {
  test("is stored with its choices and files, and the staff's mail names them", async () => {
    const answer = await send([label, logo], {
      comment: "Gold on the\nlogo, please",
      origin_path: "/stickers/paper",
      address_book_id: "999",
      featured_item_id: "1",
      utm_source: "radio",
    });
    expect(answer.statusCode).toBe(201);
    const { request_no: number } = answer.json().data;
    const [row] = await shop.sql(`select * from quote_request where request_no = '${number}'`);
    expect(row).toMatchObject({
      quote_type: "Special Processing",
      first_name: "Bea",
      email: "bea@example.org",
      selection: null,
      quantity: 10,
      comment: "Gold on the\nlogo, please",
      origin_path: "/stickers/paper",
      tracking: { utm_source: "radio" },
    });
    expect(row?.choices).toMatchObject({ product_id: "1", width: "60", addons: ["5"], na: ["501"] });
    expect(row?.details).toContainEqual({ label: "Special Processing", value: "Foil Stamp (Gold)" });

    const files = await shop.sql(
      `select name, media_type, bytes, sha256 from attachment where quote_request_id = ${String(row?.id)} order by position`,
    );
    expect(files).toEqual([
      {
        name: "label.pdf",
        media_type: "application/pdf",
        bytes: contents.pdf.length,
        sha256: sha256(contents.pdf),
      },
      { name: "Logo.PNG", media_type: "image/png", bytes: contents.png.length, sha256: sha256(contents.png) },
    ]);
    expect(uploads()).toEqual({
      staging: [],
      kept: [sha256(contents.pdf), sha256(contents.png)].sort(),
    });

    const mail = await shop.mailTo("staff@kisscut.example", number);
    for (const words of ["label.pdf", "Logo.PNG", "Foil Stamp (Gold)", "Gold on the"])
      expect(mail.text).toContain(words);
  });

  test("a guest's id in the form gives no right: the browser gets a guest of its own", async () => {
    const answer = await send([], { address_book_id: "1" });
    expect(answer.statusCode).toBe(201);
    expect(answer.cookies.map(({ name }) => name)).toContain("guest");
  });
});

test("somebody signed in is asked neither name nor address, and what the form says of them is passed over", async () => {
  const browser = await signUp(shop, ann);
  const answer = await send([label], { firstname: "Mallory" }, { browser });
  expect(answer.statusCode).toBe(201);
  const [row] = await shop.sql(
    `select first_name, email, guest_id from quote_request where request_no = '${answer.json().data.request_no}'`,
  );
  expect(row).toEqual({ first_name: "Ann", email: ann.email, guest_id: null });
});

test("the same can be asked in JSON, without files; paths given as files are none", async () => {
  const browser = openBrowser(shop.app);
  const body = Object.fromEntries(foilForm.filter(([name]) => !name.endsWith("[]")));
  const attachments = [{ path: "/etc/passwd", name: "label.pdf", sha256: "00" }];
  const answer = await browser.post(call, {
    ...body,
    ...bea,
    quote_type: "Special Processing",
    addons: [5, 9],
    na: ["501,503", ""],
    attachments,
  });
  expect(answer.statusCode).toBe(201);
  const number = answer.json().data.request_no;
  const [row] = await shop.sql(
    `select choices, (select count(*)::int from attachment a where a.quote_request_id = q.id) as files
     from quote_request q where request_no = '${number}'`,
  );
  expect(row).toMatchObject({ files: 0, choices: { addons: ["5", "9"], na: ["501,503", ""] } });
});

describe("what the form would not send is refused in its words", () => {
  test.each([
    [{ "addons[]": null, "na[]": null }, { addons: "Please select a special processing option." }],
    [{ width: null }, { width: "Size is required. Please try again." }],
    [
      { width: "60", height: "14" },
      {
        width: "* Width or height must not be below 15mm.",
        height: "* Width or height must not be below 15mm.",
      },
    ],
    [{ product_id: "9" }, { product_id: "product_id 9: not offered with the other choices." }],
    [{ firstname: null }, { firstname: "First name is required. Please try again." }],
    [{ lastname: "<b>x</b>" }, { lastname: "Last name must be plain text of at most 100 characters." }],
    [{ email_address: "bea@" }, { email_address: "Please enter a valid email." }],
    [
      { email_address: "x@mailinator.com" },
      { email_address: "Sorry, we don't allow disposable email address." },
    ],
  ])("%j", async (others, fields) => {
    const before = await requests();
    const answer = await send([label], others);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual(fields);
    expect(await requests()).toBe(before);
    await until("An empty staging folder", () => uploads().staging.length === 0);
  });

  test("an address that has an account has to sign in", async () => {
    const answer = await send([], { email_address: ann.email });
    expect(answer.json().error).toMatchObject({ is_email_registered: true });
  });
});

describe("the same press sent twice", () => {
  test("is one request, one file and one mail", async () => {
    const key = { "idempotency-key": randomUUID() };
    const once = { name: "once.txt", content: contents.txt };
    const browser = openBrowser(shop.app);
    const [first, second] = await Promise.all([
      send([once], {}, { browser, key }),
      send([once], {}, { browser, key }),
    ]);
    const statuses = [first.statusCode, second.statusCode].sort((a, b) => a - b);
    expect(statuses[0]).toBe(201);
    expect([201, 409]).toContain(statuses[1]);
    const third = await send([once], {}, { browser, key });
    expect(third.statusCode).toBe(201);
    expect(await shop.sql("select name from attachment where name = 'once.txt'")).toHaveLength(1);
    const other = await send([{ ...once, content: contents.pdf, name: "other.pdf" }], {}, { browser, key });
    expect(other.statusCode).toBe(422);
    await until("An empty staging folder", () => uploads().staging.length === 0);
  });
});
