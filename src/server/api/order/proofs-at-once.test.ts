import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import type * as PieceOfSlot from "#server/services/print-files/piece-of-slot.ts";
import { openStaffPage } from "#tests/support/server/staff-page.ts";

vi.mock("#server/services/print-files/piece-of-slot.ts", async (load) => {
  const real = await load<typeof PieceOfSlot>();
  const pieceOfSlot: typeof real.pieceOfSlot = (asked, slot) => {
    if (slot.artwork.name === "pear.png") throw new Error("no place for a pear");
    return real.pieceOfSlot(asked, slot);
  };
  return { pieceOfSlot };
});

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

/** A browser with two files that need no mending. */
async function withFiles() {
  const browser = openBrowser(shop.app);
  const [plum, pear] = await Promise.all(
    ["#803050", "#90b040"].map((colour) => plainPicture(colour, 702, 702)),
  );
  const { id: one } = await keepFrom(browser, "plum.png", plum!);
  const { id: other } = await keepFrom(browser, "pear.png", pear!);
  return { browser, one, other, email: `${randomUUID()}@example.org` };
}

test("an order is placed whatever goes wrong with its proofs: a person makes them", async () => {
  const { browser, one, email } = await withFiles();
  await shop.sql(`create function no_proofs() returns trigger language plpgsql as
    $$ begin if new.kind = 'proof-made' then raise exception 'no proof'; end if; return new; end $$`);
  await shop.sql(
    "create trigger no_proofs before insert on order_fact for each row execute function no_proofs()",
  );
  await put(browser, { ...artPaper, artwork: one });
  const { number } = await order(browser, { email });
  await shop.sql("drop trigger no_proofs on order_fact");
  expect((await orderOf(browser, number)).items[0].proof.state).toBe("none");
  const work = await shop.mailTo(shop.services.config.staffEmail, `New order: ${number}`);
  expect(work.text).toContain("Proof: To be made by you");
  await shop.mailTo(email, "Thank you for your order");
  const page = await openStaffPage(shop, number);
  await page.send("proof");
  expect((await orderOf(browser, number)).items[0].proof).toMatchObject({ state: "made", version: 1 });
});

test("a file that cannot be placed is a person's; the others are proofed at once", async () => {
  const { browser, one, other, email } = await withFiles();
  await put(browser, { ...artPaper, artwork: one });
  await put(browser, { ...artPaper, artwork: other });
  const { number } = await order(browser, { email });
  const { items } = await orderOf(browser, number);
  const states = items.map(({ proof }: { proof: { state: string } }) => proof.state);
  expect(states).toEqual(["made", "none"]);
  const { body } = await openStaffPage(shop, number);
  expect(body).toContain("The shop could not work out how this file is printed. Please look at it by hand.");
});
