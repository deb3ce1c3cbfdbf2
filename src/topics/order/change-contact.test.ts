import { expect, test } from "vitest";
import { messageOf } from "#domain/messages.ts";
import { orderedByGuest, sendOrdered, tracesOf } from "#tests/support/server/guest-order.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { openOrderRoom } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

test("a customer puts right where an order goes and whom to bill; its own address and the staff hear of it, once", async () => {
  const { number, email, browser, read } = await orderedByGuest(shop);
  const typed = {
    address: "9 Marae Road",
    po_number: "PO-77",
    bill_to_company: "Moss & Co",
    email: "x@example.org",
  };
  for (const _ of [1, 2]) {
    const { statusCode, body } = await browser.post(`order/${number}/contact`, typed);
    expect(statusCode, body).toBe(200);
  }
  const order = await read();
  expect(order).toMatchObject({ email, po_number: "PO-77", total_price: 65 });
  expect([order.deliver_to.lines, order.bill_to.lines]).toEqual([
    expect.arrayContaining(["9 Marae Road"]),
    expect.arrayContaining(["Moss & Co"]),
  ]);
  expect((await tracesOf(shop, number, email)).facts).toEqual(["placed", "corrected"]);
  const mail = await shop.mailTo(email, "Your order was changed");
  for (const said of ["9 Marae Road", "Was that not you?"]) expect(mail.text).toContain(said);
  const work = await shop.mailTo(shop.services.config.staffEmail, `Changed by the customer: ${number}`);
  expect(work.text).toContain("the delivery address; the billing address; the PO number");
  expect((await openOrderRoom(shop, number)).words).toContain("9 Marae Road");
});

test("what is wrong is said at its field, and changes nothing", async () => {
  const { number, browser, read } = await orderedByGuest(shop);
  const answer = await browser.post(`order/${number}/contact`, { postcode: "12", address: "" });
  expect(answer.json().error.fields).toEqual({
    postcode: messageOf("postcode-invalid"),
    address: messageOf("street-address-required"),
  });
  expect((await read()).events).toHaveLength(1);
});

test("whoever has neither cookie nor link changes nothing, and nobody once it is made", async () => {
  const { number, browser } = await orderedByGuest(shop);
  const typed = { address: "9 Marae Road" };
  expect((await openBrowser(shop.app).post(`order/${number}/contact`, typed)).statusCode).toBe(404);
  await sendOrdered(shop, browser, number);
  const late = await browser.post(`order/${number}/contact`, typed);
  expect([late.statusCode, late.json().message]).toEqual([409, messageOf("order-closed")]);
});
