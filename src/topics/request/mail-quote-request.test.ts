import { afterAll, beforeAll, expect, test } from "vitest";
import { posterSticker, quoteRequestCall as call } from "#tests/support/bodies/quoted-products.ts";
import { type MailServer, startMailServer } from "#tests/support/server/mail-server.ts";
import { openBrowser, openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";

let server: MailServer;
let shop: PeopleShop;
beforeAll(async () => {
  server = await startMailServer();
  shop = await openPeopleShop({ SMTP_URL: server.url });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** The mails as they arrive, without the line breaks of their transport. */
function arrived(to: string) {
  return (
    server.mails
      .find((mail) => mail.to === to)
      ?.raw.replaceAll("=\r\n", "")
      .replaceAll("=3D", "=") ?? ""
  );
}

test("both mails of a quote request name the thing and bring its picture along, and the staff are not told why", async () => {
  const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
  expect((await openBrowser(shop.app).post(call, { ...posterSticker, ...bea })).statusCode).toBe(201);
  await until("Both mails", () => server.mails.length === 2);
  const [customer, staff] = [arrived("bea@example.org"), arrived("staff@kisscut.example")];
  for (const raw of [customer, staff]) {
    expect(raw).toContain("Art paper stickers, die cut, 900 mm circle\r\n");
    expect(raw).toContain(
      '<img src="cid:product@kisscut" alt="Picture: Art paper stickers, die cut, 900 mm circle"',
    );
    expect(raw).toContain("Content-ID: <product@kisscut>");
    expect(raw).toContain("Content-Type: image/png; name=product.png");
    expect(raw).toContain("multipart/alternative");
    expect(raw.length).toBeLessThan(200_000);
  }
  expect(customer).toContain("You are getting this email because");
  expect(staff).not.toContain("You are getting this email because");
  await until(
    "The marks",
    async () => (await shop.sql("select 1 from mail where sent_at is not null")).length === 2,
  );
  expect(await shop.sql("select distinct picture, html from mail")).toEqual([{ picture: null, html: null }]);
});

test("a mail whose catalogue is no longer known goes without its picture", async () => {
  const cy = { firstname: "Cy", lastname: "Ford", email_address: "cy@example.org" };
  await shop.sql(
    "create function forget() returns trigger language plpgsql as $$ begin new.picture = jsonb_set(new.picture, '{catalogueVersionId}', '\"gone\"'); return new; end $$",
  );
  await shop.sql("create trigger forget before insert on mail for each row execute function forget()");
  expect((await openBrowser(shop.app).post(call, { ...posterSticker, ...cy })).statusCode).toBe(201);
  await until("The mail", () => server.mails.some(({ to }) => to === "cy@example.org"));
  expect(arrived("cy@example.org")).not.toContain("cid:");
  expect(arrived("cy@example.org")).toContain("Art paper stickers, die cut, 900 mm circle");
});
