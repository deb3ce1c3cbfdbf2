import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { openStaffPage } from "#tests/support/server/staff-page.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

test("an order is placed whatever goes wrong with its proofs: a person makes them", async () => {
  const browser = openBrowser(shop.app);
  const email = `${randomUUID()}@example.org`;
  const { id: one } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 702, 702));
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
