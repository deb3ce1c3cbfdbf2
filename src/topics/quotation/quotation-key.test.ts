import { expect, test } from "vitest";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

async function quoted() {
  const browser = openBrowser(shop.app);
  const { quotation_no: number } = (
    await browser.post("quote/create/quotation", { quotations: [classic] })
  ).json().data;
  const { path } = (await browser.get(`quote/get/quotation/${number}`)).json().data;
  return { browser, number: String(number), key: keyIn(path) };
}

function keyIn(path: string): string {
  return path.split("/").at(-1) ?? "";
}

/** What a stranger with the key gets: the call, the code, the paper. */
async function opens(number: string, key: string): Promise<number[]> {
  const paths = [
    `/api/quotation/${number}?key=${key}`,
    `/api/quotation/${number}/code?key=${key}`,
    `/pdf/quotation/preview?quotation_no=${number}&key=${key}`,
  ];
  const answers = await Promise.all(paths.map((url) => shop.app.inject({ url })));
  return answers.map(({ statusCode }) => statusCode);
}

test("its owner gives it another link: the one of before opens nothing any more", async () => {
  const { browser, number, key } = await quoted();
  expect(await opens(number, key)).toEqual([200, 200, 200]);
  const changed = await browser.post(`quotation/${number}/change-key`, {});
  expect(changed.statusCode, changed.body).toBe(200);
  const now = keyIn(changed.json().data.path);
  expect(await opens(number, key)).toEqual([404, 404, 404]);
  expect(await opens(number, now)).toEqual([200, 200, 200]);
  expect((await openBrowser(shop.app).post(`quotation/${number}/change-key`, {})).statusCode).toBe(404);
});

test("the staff who answer requests give it another one, which the audit tells of", async () => {
  const { number, key } = await quoted();
  const { browser: staff } = await enterStudio(shop, "support");
  const changed = await staff.post(`quotations/${number}/change-key`, {});
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await opens(number, key)).toEqual([404, 404, 404]);
  expect(await opens(number, keyIn(changed.json().data.url))).toEqual([200, 200, 200]);
  const entries = await shop.sql(`select * from audit_entry where action = 'quotation.link-changed'
    and target = 'quotation ${number}'`);
  expect(entries).toHaveLength(1);
  expect((await staff.post("quotations/Q1/change-key", {})).statusCode).toBe(404);
});

test("it ends a year after its last day, unless it was used", async () => {
  const { number, key } = await quoted();
  const readAfter = async (issued: string, used: string) => {
    await shop.sql(`update quotation set issue_date = '${issued}', valid_until = '${issued}', key_used_on = '${used}'
      where quotation_no = '${number}'`);
    return (await shop.app.inject(`/api/quotation/${number}?key=${key}`)).statusCode;
  };
  expect(await readAfter("2026-03-09", "2026-03-09")).toBe(404);
  expect(await readAfter("2026-03-09", "2026-03-10")).toBe(200);
  expect(await readAfter("2026-03-10", "2026-03-01")).toBe(200);
});
