import { describe, expect, test } from "vitest";
import { orderedByGuest, tracesOf } from "#tests/support/server/guest-order.ts";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { saidOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

describe("two people at once", () => {
  test("the second is told what has happened since, and can then do it", async () => {
    const { page, read } = await orderedByGuest(shop);
    const [one, two] = [await page(), await page()];
    await one.send("pay", { amount: "20", reference: "bank 1" });
    const told = await two.send("pay", { amount: "45", reference: "bank 2" });
    expect(told.statusCode).toBe(409);
    expect(told.json().message).toBe(
      "Something has happened to this order since you opened the page. Please look at it, then send this again.",
    );
    expect((await page()).order.events.at(-1)?.words).toBe("$20.00 has arrived, $45.00 to go.");
    expect(await read()).toMatchObject({ paid: 20 });
    await (await page()).send("pay", { amount: "45", reference: "bank 2" });
    expect(await read()).toMatchObject({ paid: 65 });
  });

  test("of eight who note one payment it counts once, and of eight different ones the first", async () => {
    const { number, email, page, read } = await orderedByGuest(shop);
    const open = await page();
    const same = Array.from({ length: 8 }, () => open.send("pay", { amount: "20", reference: "bank 1" }));
    expect((await Promise.all(same)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const next = await page();
    const others = Array.from({ length: 8 }, (_, at) =>
      next.send("pay", { amount: "1", reference: `bank 2.${at}` }),
    );
    const codes = (await Promise.all(others)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await read()).toMatchObject({ paid: 21 });
    expect((await tracesOf(shop, number, email)).facts).toEqual(["placed", "paid", "paid"]);
  });

  test("what was noted before is said to be so", async () => {
    const { number, page } = await orderedByGuest(shop);
    await (await page()).send("pay", { reference: "bank 1" });
    const again = await (await page()).send("pay", { amount: "65", reference: "bank 1" });
    expect(await saidOf(shop, number, again)).toBe("This was noted before: $65.00 has arrived. All is paid.");
  });
});
