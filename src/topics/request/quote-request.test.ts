import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { posterSticker, quoteRequestCall as call } from "#tests/support/bodies/quoted-products.ts";
import { ann, signUp, temporaryPasswordFor } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: its clock is another. */
const shop = ownShop({ SHOP_NOW: "2026-10-23T03:00:00Z", RATE_LIMIT_FACTOR: "100" });
beforeAll(async () => {
  await signUp(shop, ann);
});

const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
const fromBea = { ...posterSticker, ...bea };

function stored(email: string) {
  return shop.sql(`select request_no, quote_type, first_name, last_name, email, quantity, comment, origin_path,
    tracking, customer_id, guest_id, selection, details from quote_request where email = '${email}' order by id`);
}

/** A browser that is signed in as Ann. */
async function annsBrowser() {
  const browser = openBrowser(shop.app);
  await browser.post("auth/login", { email: ann.email, password: ann.password });
  return browser;
}

describe("a visitor who asks for a quote", () => {
  test("is told a number of the day, becomes a guest, and customer and staff have their mail", async () => {
    const browser = openBrowser(shop.app);
    const answer = await browser.post(call, fromBea);
    expect(answer.statusCode).toBe(201);
    const { request_no: number } = answer.json().data;
    expect(number).toMatch(/^R261023[0-9A-HJKMNP-TV-Z]{10}$/);
    const cookie = answer.cookies.find(({ name }) => name === "guest");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const { guest } = (await browser.get("auth/session")).json().data;
    expect(guest).toMatchObject({ first_name: "Bea", last_name: "Moss", email: "bea@example.org" });

    const [row] = await stored("bea@example.org");
    const summary =
      "Art Paper, Die Cut, Circle, Gloss, Permanent, 900 x 900 mm, Full colour, Premium Processing: None, 100 pcs, 1 set";
    expect(row).toMatchObject({ request_no: number, quote_type: "Special Size", quantity: 100 });
    expect(row).toMatchObject({ customer_id: null, guest_id: guest.id, comment: summary });
    expect(row?.selection).toMatchObject({ size: { custom: true, widthMm: 900, heightMm: 900 } });
    expect(row?.details).toContainEqual({ label: "Size", value: "900 x 900 mm" });

    const thanks = await shop.mailTo("bea@example.org", number);
    expect(thanks.text).toContain("Thank you for your quote request.");
    expect(thanks.text).toContain("Size: 900 x 900 mm");
    const work = await shop.mailTo("staff@kisscut.example", number);
    expect(work.text).toContain("bea@example.org (guest)");
    expect(work.text).toContain("/stickers/paper?size=custom&width=900&height=900");
    expect(work.text).not.toContain("Comment:");
    expect(work.text).toContain("Reason: a size above our largest");
    expect(work.text).not.toContain("Price on the page");
    expect(work.replyTo).toBe("bea@example.org");
  });

  test("is still the same guest the second time, with the name given last", async () => {
    const browser = openBrowser(shop.app);
    const carl = { firstname: "Carl", lastname: "Ames", email_address: "carl@example.org" };
    await browser.post(call, { ...posterSticker, ...carl });
    const before = (await browser.get("auth/session")).json().data.guest;
    await browser.post(call, { ...posterSticker, ...carl, firstname: "Karl" });
    const after = (await browser.get("auth/session")).json().data.guest;
    expect(after).toEqual({ ...before, first_name: "Karl" });
    expect(await stored("carl@example.org")).toHaveLength(2);
  });

  test("takes the requests along when they sign in", async () => {
    const browser = openBrowser(shop.app);
    await browser.post(call, { ...fromBea, email_address: "bea.moves@example.org" });
    await browser.post("auth/login", { email: ann.email, password: ann.password });
    const [row] = await stored("bea.moves@example.org");
    expect(row?.guest_id).toBeNull();
    expect(row?.customer_id).not.toBeNull();
  });

  test("says who they are: each missing field has the form's sentence", async () => {
    const answer = await openBrowser(shop.app).post(call, posterSticker);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({
      firstname: "Please enter the first name.",
      lastname: "Please enter the last name.",
      email_address: "Please enter the email address.",
    });
  });

  test.each([
    ["firstname", "<b>Bea</b>", "First name must be plain text of at most 100 characters."],
    ["firstname", "B".repeat(101), "First name must be plain text of at most 100 characters."],
    ["lastname", "Moss\nBcc: all@example.org", "Last name must be plain text of at most 100 characters."],
    ["email_address", "bea@", "Invalid email address."],
    ["email_address", "bea@example.org\nBcc: all@example.org", "Invalid email address."],
  ])("is refused %s %j", async (field, value, message) => {
    const answer = await openBrowser(shop.app).post(call, { ...fromBea, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ [field]: message });
  });

  test.each([
    ["quote_type", { quote_type: "Special Offer" }],
    ["quote_type", { quote_type: ["Special Size", "Special Size"] }],
    ["firstname", { firstname: ["Bea", "Bee"] }],
    ["comment", { quote_type: "Special Processing", comment: ["one", "two"] }],
  ])("is told which field cannot be read: %s in %j", async (field, wrong) => {
    const answer = await openBrowser(shop.app).post(call, { ...fromBea, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test("with a member's address has to sign in, and leaves no guest behind", async () => {
    const browser = openBrowser(shop.app);
    const answer = await browser.post(call, { ...fromBea, email_address: " ANN@example.org " });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toEqual({
      is_email_registered: true,
      fields: {
        email_address: "This is a registered e-mail address. You can contact us after logging in.",
      },
    });
    expect(browser.cookies.has("guest")).toBe(false);
  });

  test("whose own address got an account elsewhere has to sign in from then on", async () => {
    const dora = {
      first_name: "Dora",
      last_name: "Ito",
      email: "dora@example.org",
      password: "correct horse",
    };
    const asGuest = { ...posterSticker, firstname: "Dora", lastname: "Ito", email_address: dora.email };
    const browser = openBrowser(shop.app);
    expect((await browser.post(call, asGuest)).statusCode).toBe(201);
    await signUp(shop, dora);
    const refused = await browser.post(call, asGuest);
    expect(refused.json().error.is_email_registered).toBe(true);
  });

  test("with a throw-away address is refused in the words the page shows", async () => {
    const answer = await openBrowser(shop.app).post(call, {
      ...fromBea,
      email_address: "bea@mailinator.com",
    });
    expect(answer.statusCode).toBe(422);
    const { error, data } = answer.json();
    expect(error.is_email_disposable).toBe(true);
    expect(data.message).toBe("Sorry, we don't allow disposable email address.");
  });

  test("cannot ask as another guest or customer by naming their number", async () => {
    const browser = openBrowser(shop.app);
    const own = { ...fromBea, email_address: "own@example.org" };
    await browser.post(call, { ...own, guest_id: 1, customer_id: 1, address_book_id: 1, guestId: 1 });
    const { guest } = (await browser.get("auth/session")).json().data;
    expect(guest.id).not.toBe(1);
    expect(await stored("own@example.org")).toMatchObject([{ guest_id: guest.id, customer_id: null }]);
  });
});

describe("a member who asks for a quote", () => {
  test("is who the session says, whatever the form says", async () => {
    const browser = await annsBrowser();
    const answer = await browser.post(call, { ...fromBea, firstname: "<b>" });
    expect(answer.statusCode).toBe(201);
    const { request_no: number } = answer.json().data;
    const rows = await stored(ann.email);
    expect(rows.find(({ request_no }) => request_no === number)).toMatchObject({
      first_name: "Ann",
      last_name: "Lee",
      guest_id: null,
    });
    expect((await shop.mailTo("staff@kisscut.example", number)).text).toContain("(has an account)");
    expect((await shop.mailTo(ann.email, number)).text).toContain(`/account?quote_request=${number}`);
  });

  test("signed in with a temporary password changes it first", async () => {
    const browser = openBrowser(shop.app);
    await openBrowser(shop.app).post("auth/forgot-password", { email: ann.email });
    const password = await temporaryPasswordFor(shop, ann.email);
    await browser.post("auth/login", { email: ann.email, password });
    const answer = await browser.post(call, fromBea);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe("Please change your temporary password first.");
  });
});

describe("what can be asked for", () => {
  const asked = async (change: object) => openBrowser(shop.app).post(call, { ...fromBea, ...change });

  test("a size above the maximum and a quantity outside the tiers", async () => {
    expect((await asked({ width: 900, height: 900 })).statusCode).toBe(201);
    expect((await asked({ width: 50, height: 50, quantity: 999_999 })).statusCode).toBe(201);
    expect((await asked({ width: 50, height: 50, quantity: 1 })).statusCode).toBe(201);
  });

  test("also what has a price: asking is never wrong", async () => {
    expect((await asked({ width: 50, height: 50 })).statusCode).toBe(201);
  });

  test("not what is too small to be made", async () => {
    const answer = await asked({ width: 5, height: 5 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields.width).toBe("* Width or height must not be below 20mm.");
  });

  test("not without a quantity or a size", async () => {
    const without = await asked({ quantity: "custom" });
    expect(without.json().error.fields).toEqual({ quantity: "Please enter the quantity." });
    const sizeless = await asked({ width: null });
    expect(sizeless.json().error.fields).toMatchObject({ width: "Please enter width." });
  });

  test("not a product that is not there", async () => {
    const answer = await asked({ product_id: 999 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toHaveProperty("product_id");
  });
});

describe("what comes with it", () => {
  test("campaign parameters of known names, 200 characters each; other fields are passed over", async () => {
    const email_address = "campaign@example.org";
    await openBrowser(shop.app).post(call, {
      ...fromBea,
      email_address,
      utm_source: "newsletter",
      gclid: "g".repeat(300),
      utm_campaign: { nested: true },
      utm_other: "x",
      price: 0.01,
    });
    const [row] = await stored(email_address);
    expect(row?.tracking).toEqual({ utm_source: "newsletter", gclid: "g".repeat(200) });
  });

  test("a comment of its own words reaches the staff; control characters are refused", async () => {
    const own = { ...fromBea, email_address: "words@example.org", comment: "By Friday, please.\n<3" };
    const answer = await openBrowser(shop.app).post(call, own);
    const mail = await shop.mailTo("staff@kisscut.example", answer.json().data.request_no);
    expect(mail.text).toContain("Comment: By Friday, please.\n<3");
    expect(mail.html).toContain("&lt;3");
    const [row] = await stored("words@example.org");
    expect(row?.details).toContainEqual({ label: "Comment", value: own.comment });
    const refused = await openBrowser(shop.app).post(call, { ...own, comment: "a\u0000b" });
    expect(refused.statusCode).toBe(422);
  });

  test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
    "a page of another site, %s, is not linked to",
    async (origin_path) => {
      const email_address = `origin${origin_path.length}@example.org`;
      await openBrowser(shop.app).post(call, { ...fromBea, email_address, origin_path });
      expect(await stored(email_address)).toMatchObject([{ origin_path: "/" }]);
    },
  );

  test("a form body is not taken for JSON", async () => {
    const answer = await openBrowser(shop.app).send("POST", call, fromBea, { "content-type": "text/plain" });
    expect(answer.statusCode).toBe(415);
  });
});

describe("the same press sent twice", () => {
  const twice = { ...fromBea, email_address: "twice@example.org" };
  const key = { "idempotency-key": randomUUID() };

  test("is one request and one mail each; the second answer repeats the first", async () => {
    const browser = openBrowser(shop.app, "192.0.2.50");
    const [first, second] = await Promise.all([
      browser.send("POST", call, twice, key),
      browser.send("POST", call, twice, key),
    ]);
    const done = [first, second].filter(({ statusCode }) => statusCode === 201);
    const waiting = [first, second].filter(({ statusCode }) => statusCode === 409);
    expect(done.length + waiting.length).toBe(2);
    const again = await browser.send("POST", call, twice, key);
    expect(again.json()).toEqual(done[0]?.json());
    expect(await stored("twice@example.org")).toHaveLength(1);
    const mails = await shop.sql("select count(*)::int as n from mail where recipient = 'twice@example.org'");
    expect(mails).toEqual([{ n: 1 }]);
  });

  test("with other words is refused", async () => {
    const browser = openBrowser(shop.app, "192.0.2.50");
    const other = await browser.send("POST", call, { ...twice, firstname: "Bee" }, key);
    expect(other.statusCode).toBe(422);
    expect(await stored("twice@example.org")).toHaveLength(1);
  });
});
