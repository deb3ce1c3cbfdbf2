import sharp from "sharp";
import { expect, test } from "vitest";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: its brand changes. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

async function set(browser: StudioBrowser, change: object) {
  const was = (await browser.get("settings/fields")).json().data.values;
  return browser.send("PUT", "settings/fields", { was, now: { ...was, ...change } });
}

test("mails leave with the shop's name, colours and logo; papers of its address are there for good", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const colours = { accent_colour: "#00695C", button_colour: "#0b3d91" };
  expect((await set(browser, colours)).statusCode).toBe(200);
  const was = (await browser.get("settings/identity")).json().data;
  await browser.send("PUT", "settings/identity", { ...was, name: "Mere & Co", was });
  const picture = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20"/></svg>',
  ).toString("base64");
  const { logo } = (await browser.send("PUT", "settings/logo", { picture, was: null })).json().data;

  const { number } = await orderedByGuest(shop);
  const mail = await until("The mail", async () =>
    (await shop.outbox()).find(({ subject }) => subject.includes(number)),
  );
  expect(mail.html).toContain('alt="Mere &amp; Co" width="132" height="44"');
  expect(mail.html).toContain("background:#0b3d91");
  expect(mail.text).toContain("\n\nMere & Co, custom printed");
  expect(await sharp(Buffer.from(mail.logo ?? "", "base64")).metadata()).toMatchObject({ height: 96 });

  const shown = await shop.app.inject(`/logo/${logo}.png`);
  expect(shown.headers["cache-control"]).toContain("immutable");
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "png", width: 288, height: 96 });
  const sheet = await shop.app.inject("/colours/00695c-0b3d91.css");
  expect(sheet.headers["content-type"]).toMatch(/^text\/css/);
  expect(sheet.body).toContain("--magenta:#00695c;");
  for (const address of ["/logo/none.png", `/logo/${"0".repeat(64)}.png`, "/colours/red-0b3d91.css"])
    expect((await shop.app.inject(address)).statusCode, address).toBe(404);
});

test.each([
  ["#ffe66b", "hard to read"],
  ["red", "choose a colour"],
])("%s is refused at its field, and nothing is changed", async (accent_colour, words) => {
  const { browser } = await enterStudio(shop, "owner");
  const { version } = shop.services.catalogue.current();
  const answer = await set(browser, { accent_colour });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields.accent_colour).toContain(words);
  expect(shop.services.catalogue.current().version).toBe(version);
});
