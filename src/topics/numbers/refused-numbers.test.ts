import { expect, test } from "vitest";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop();

test("what cannot be shown is refused in words; nobody but the owner sees any of it", async () => {
  const owner = await ownerOf(shop);
  const backwards = await owner.get("numbers?from=2026-11-02&until=2026-11-01");
  expect([backwards.statusCode, backwards.json().error.fields]).toEqual([
    422,
    { until: "The last day comes before the first. Please change one of them." },
  ]);
  expect((await owner.get("numbers?by=day&from=2020-01-01")).json().error.fields).toHaveProperty("from");
  expect((await owner.get("numbers?by=month&from=2020-01-01")).statusCode).toBe(200);
  expect(
    (await owner.get("numbers/orders?of=placed&from=2026-11-01&until=2026-11-02&cursor=1")).statusCode,
  ).toBe(422);
  const fieldsOf = async (query: string) =>
    (await owner.get(`numbers/orders?${query}`)).json().error?.fields as unknown;
  expect(await fieldsOf("of=placed&from=2026-11-02&until=2026-11-01")).toHaveProperty("until");
  expect(await fieldsOf("of=placed&from=2010-01-01&until=2020-01-01")).toEqual({
    from: "That is too long to list. Please choose ten years or fewer.",
  });
  expect(await fieldsOf("of=placed&from=2010-01-01&until=2019-12-31")).toBeUndefined();
  for (const of of ["new", "money", "given-back", "given-up", "sent"])
    expect(await fieldsOf(`of=${of}&from=2026-11-01&until=2026-11-02&product=Kraft`)).toEqual({
      product: "Only orders placed are listed for one product.",
    });
  expect(await fieldsOf("of=late&from=2026-11-01&until=2026-11-02&size=50")).toHaveProperty("size");
  for (const [from, until] of [
    ["0000-01-01", "2000-01-02"],
    ["1999-12-31", "2000-01-02"],
    ["2099-12-31", "9999-12-31"],
  ])
    for (const path of ["numbers?by=day", "numbers/orders?of=placed"])
      expect((await owner.get(`${path}&from=${from}&until=${until}`)).statusCode).toBe(400);
  for (const day of ["2000-01-01", "2099-12-31"])
    for (const path of ["numbers?by=week", "numbers/orders?of=placed"])
      expect((await owner.get(`${path}&from=${day}&until=${day}`)).statusCode).toBe(200);
  for (const role of ["production", "support"] as const) {
    const { browser } = await enterStudio(shop, role);
    expect((await browser.get("numbers")).statusCode).toBe(403);
    expect((await browser.get("numbers/orders?of=placed&from=2026-11-01&until=2026-11-02")).statusCode).toBe(
      403,
    );
  }
});
