import { expect, test } from "vitest";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ RATE_LIMIT_FACTOR: "1000" });

type Row = Readonly<Record<string, unknown>>;

/** Numbers of a browser's own orders, quotations and requests, the newest first. */
async function papersOf(browser: Browser) {
  const rowsOf = async (call: string) => {
    const answer = await browser.get(call);
    // Quotations and requests are lists of an account; a visitor's are nobody's.
    return answer.statusCode === 200 ? answer.json<{ data: Row[] }>().data : [];
  };
  return {
    orders: (await rowsOf("orders")).map((row) => row.order_no),
    quotations: (await rowsOf("quote/get/quotations")).map((row) => row.quotation_no),
    requests: (await rowsOf("quote/get/quote-requests")).map((row) => row.request_no),
  };
}

/** Three orders, a quotation and a request of a guest with an address; the first with a file that no cart names any more. */
async function guestOf(email: string) {
  const browser = openBrowser(shop.app);
  const { id: file } = await keepFrom(browser, "plum.png", await plainPicture("#803050"));
  await put(browser, { ...artPaper, artwork: file });
  const orders = [await order(browser, { email })];
  for (const body of [classic, artPaper]) {
    await put(browser, body);
    orders.push(await order(browser, { email }));
  }
  const quoted = await browser.post("quote/create/quotation", { quotations: [classic] });
  const asked = await browser.post(quoteRequestCall, {
    ...posterSticker,
    firstname: "Bea",
    lastname: "Moss",
    email_address: email,
  });
  await put(browser, classic);
  return {
    browser,
    file,
    first: orders[0]!,
    papers: {
      orders: orders.map(({ number }) => number).toReversed(),
      quotations: [quoted.json().data.quotation_no],
      requests: [asked.json().data.request_no],
    },
  };
}

const none = { orders: [], quotations: [], requests: [] };

test("what a guest ordered, was quoted and asked for is in the account once its address is verified", async () => {
  const member = somebody();
  const guest = await guestOf(member.email);
  const account = await signUp(shop, member);
  expect(await papersOf(account)).toEqual(guest.papers);
  // The browser it was ordered in opens it by its link, and keeps its cart.
  const { number, key } = guest.first;
  expect((await guest.browser.get(`order/${number}`)).statusCode).toBe(404);
  expect((await guest.browser.get(`order/${number}?key=${key}`)).statusCode).toBe(200);
  expect(await cartOf(guest.browser)).toMatchObject({ count: 1 });
  expect(await cartOf(account)).toMatchObject({ count: 0 });
});

test("who has registered an address and not verified it sees nothing of it", async () => {
  const member = somebody();
  await guestOf(member.email);
  const stranger = openBrowser(shop.app);
  await stranger.post("auth/register", member);
  expect(await papersOf(stranger)).toEqual(none);
  await stranger.post("auth/login", member);
  expect(await papersOf(stranger)).toEqual(none);
  expect((await stranger.get("auth/session")).json().data.user).toBeNull();
});

test("it is ordered again with its files, also one line of it; what the guest still has in the cart stays there", async () => {
  const member = somebody();
  const guest = await guestOf(member.email);
  await put(guest.browser, { ...artPaper, artwork: guest.file });
  const account = await signUp(shop, member);
  const { number } = guest.first;
  const [listed] = (await account.get("orders")).json().data.slice(-1);
  expect(listed).toMatchObject({
    order_no: number,
    items: [{ line: 1, quantity_text: "25 pcs", has_picture: true }],
  });
  const [item] = (await account.get(`order/${number}/again`)).json().data.items;
  expect(item).toMatchObject({ line: 1, has_artwork: true, price: 19.5 });
  await account.post(`order/${number}/again`, { lines: [{ line: 1, price: 19.5 }] });
  const ordered = new URLSearchParams((await cartOf(account)).cart_items[0]?.picture);
  expect(ordered.get("artwork")).not.toBe(guest.file);
  expect((await account.get(`order/${number}/pictures/1`)).body).toContain("data:image/jpeg;base64,");
  const own = new URLSearchParams((await cartOf(guest.browser)).cart_items[1]?.picture);
  expect(own.get("artwork")).toBe(guest.file);
});

test("a file that only the papers name goes along, and what an older account has left comes with its next sign-in", async () => {
  const member = somebody();
  const account = await signUp(shop, member);
  const guest = await guestOf(somebody().email);
  await shop.sql(`update shop_order set contact = contact || '{"email": "${member.email}"}'
    where order_no = '${guest.first.number}'`);
  expect(await papersOf(account)).toEqual(none);
  await account.post("auth/login", member);
  expect((await papersOf(account)).orders).toEqual([guest.first.number]);
  expect((await account.get("artwork")).json().data.artwork.map(({ id }: { id: string }) => id)).toEqual([
    guest.file,
  ]);
});
