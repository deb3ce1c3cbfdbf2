import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { topics } from "#contract/calls.ts";
import { stopUrlOf } from "#topics/mail/stopped-reminders.ts";
import { codeHashOf } from "#topics/account/sign-up.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { order as placeOrder } from "#tests/support/bodies/order-bodies.ts";
import { signUp } from "#tests/support/people/people.ts";
import { keepFrom, plainPicture, uploadFrom } from "#tests/support/server/artwork-browser.ts";
import { sharedCardShop } from "#tests/support/payment/card-shop.ts";
import { type Browser, openBrowser } from "#tests/support/server/people-shop.ts";

const {
  account,
  artwork,
  cart,
  catalogue,
  compare,
  content,
  delivery,
  guest,
  order,
  pricing,
  quotation,
  reviews,
  seo,
} = topics;
const cutLines = topics["cut lines"];
const designs = topics["kept designs"];
const quoteRequest = topics["quote request"];

const { shop } = await sharedCardShop({ RATE_LIMIT_FACTOR: "1000" });
let member: Browser;
let visitor: Browser;
beforeAll(async () => {
  visitor = openBrowser(shop.app, "192.0.2.60");
  await visitor.get("auth/session");
  member = await signUp(
    shop,
    { first_name: "Ann", last_name: "Lee", email: "ann@example.org", password: "honey-and-thyme" },
    "192.0.2.61",
  );
});

/** Sends a call's example as it is printed; but a reminder's key is one that this shop has made. */
function sendExample(browser: Browser, call: Call) {
  const { method, path, example } = call;
  const { params = {}, body } = example;
  const isKeyed = Object.values<Call>(topics.reminders).includes(call);
  const link = () => new URL(stopUrlOf(shop.services, String(params["mail"])));
  const query = isKeyed ? Object.fromEntries(link().searchParams) : example.query;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const address = query ? `${filled}?${new URLSearchParams(query as Record<string, string>)}` : filled;
  return method === "GET" ? browser.get(address) : browser.send(method, address, body);
}

/** What an example names is there under the number or key it is printed with. */
const prepared = new Map<Call, () => Promise<unknown>>([
  [compare.list, () => shop.sql("update comparison set key = 'hJ2kQ9xW'")],
  [quotation.read, () => shop.sql("update quotation set quotation_no = 'Q2610231A2B3C4D5E'")],
  [
    quoteRequest.write,
    () => shop.sql("update quotation set quote_request_id = (select id from quote_request)"),
  ],
  [quoteRequest.read, () => shop.sql("update quote_request set request_no = 'R2610231A2B3C4D5E'")],
  [
    account.verify,
    async () => {
      const [row] = await shop.sql("select id from registration where email = 'mere@example.org'");
      const hash = codeHashOf(shop.services.config.secretKey, String(row?.id), "123456");
      await shop.sql(`update registration set code_hash = '${hash}' where email = 'mere@example.org'`);
    },
  ],
  [
    artwork.keep,
    async () => {
      const id = await uploadFrom(visitor, "plum.png", await plainPicture("#803050"));
      await shop.sql(`update upload set id = '0123456789abcdef0123456789abcdef' where id = '${id}'`);
    },
  ],
  [artwork.tell, () => shop.sql("update artwork set id = 'k4m2p7x9q1ab'")],
  [cutLines.keep, () => shop.sql("update artwork set id = 'k4m2p7x9q1ab'")],
  [
    topics.reminders.read,
    () =>
      shop.sql(`insert into mail (id, cause, recipient, subject)
        values ('0b6e6c1e-5d3f-4f63-9f5e-6f0a3b1c2d4e', 'reminds', 'mere@example.org', 'Your quotation ends')`),
  ],
  [cutLines.read, () => shop.sql("update cut_line set id = 'c7h2m9x4p1ab'")],
  [
    order.place,
    async () => {
      await shop.sql("update cart_line set removed_at = now()");
      await shop.sql("delete from cart_wish");
      for (const quantity of [25, 25]) await visitor.post("cart/add", { ...artPaper, quantity });
    },
  ],
  [order.read, () => shop.sql("update shop_order set order_no = 'K26-4F7Q2M'")],
  [
    order.sendArtwork,
    async () => {
      const { id } = await keepFrom(visitor, "leaf.png", await plainPicture("#208040"));
      await shop.sql(`update artwork set id = 'k4m2p7x9q1ab' where id = '${id}'`);
    },
  ],
  [order.approve, () => proofMade(1)],
  [order.askForChange, () => proofMade(2)],
  [
    order.revive,
    async () => {
      await shop.sql("update shop_order set order_no = 'K26-7LAPSE'");
      await shop.sql(`insert into order_fact (order_id, kind, details, recorded_by, recorded_at)
        select id, 'lapsed', '{}', 'clock', now() from shop_order`);
    },
  ],
  [order.reportProblem, orderSent],
  [order.changeContact, () => shop.sql("update shop_order set order_no = 'K26-9XWT4B'")],
  [order.cancel, () => shop.sql("update shop_order set order_no = 'K26-9XWT4B'")],
  [
    cart.bringOver,
    () => shop.sql("update cart_line set customer_id = 1, guest_id = null, removed_at = null where id = 1"),
  ],
]);

/** What an order's page was told: its second line's proof, too, is there. */
const proofMade = (line: number) =>
  shop.sql(`insert into order_fact (order_id, kind, details, recorded_by, once, recorded_at)
    select id, 'proof-made', '{"line": ${line}, "version": 1, "sha256": "${"0".repeat(64)}", "note": ""}', 'shop', '${line}.1', now()
    from shop_order where order_no = 'K26-4F7Q2M'`);

/** Another order under that number, which has left the shop. */
async function orderSent(): Promise<void> {
  await shop.sql("update cart_line set removed_at = now()");
  await visitor.post("cart/add", artPaper);
  const { number } = await placeOrder(visitor);
  await shop.sql(`update shop_order set order_no = 'K26-4F7Q2M' where order_no = '${number}'`);
  await proofMade(1);
  const facts = [
    ["proof-approved", { line: 1, version: 1, sha256: "0".repeat(64) }],
    ["paid", { cents: 100_000, reference: "bank 1" }],
    ["production-started", {}],
    ["dispatched", { carrier: "NZ Post", tracking: "AB123" }],
  ] as const;
  for (const [kind, details] of facts)
    await shop.sql(`insert into order_fact (order_id, kind, details, recorded_by, recorded_at)
      select id, '${kind}', '${JSON.stringify(details)}', 'shop', now() from shop_order where order_no = 'K26-4F7Q2M'`);
}

const read: readonly Call[] = [pricing, catalogue, delivery, content, { list: reviews.list }, seo].flatMap(
  (calls) => Object.values<Call>(calls),
);

const ofVisitor: readonly Call[] = [
  artwork.keep,
  artwork.list,
  artwork.tell,
  cutLines.keep,
  cutLines.read,
  artwork.remove,
  cart.add,
  cart.read,
  cart.count,
  cart.change,
  cart.coupon,
  cart.shipping,
  order.checkout,
  order.addresses,
  order.link,
  guest.remember,
  guest.change,
  guest.emailExists,
  compare.add,
  compare.list,
  compare.remove,
  quotation.create,
  quotation.list,
  quotation.read,
  quotation.changeBillTo,
  quotation.open,
  quotation.picture,
  quotation.code,
  quotation.toCart,
  quotation.changeKey,
  topics.questions.ask,
  topics.reminders.read,
  topics.reminders.change,
  quoteRequest.create,
  quoteRequest.list,
  quoteRequest.read,
  quoteRequest.reportConversion,
  quoteRequest.open,
  quoteRequest.write,
  quoteRequest.decline,
  cart.remove,
  order.draft,
  order.place,
  order.list,
  order.read,
  order.picture,
  order.pay,
  order.lookForPayment,
  order.sendArtwork,
  order.approve,
  order.askForChange,
  order.readAgain,
  order.addAgain,
  order.write,
  order.revive,
  order.changeContact,
  order.cancel,
  order.reportProblem,
  order.reviewLine,
  order.changeKey,
  account.register,
  account.sendCode,
  account.verify,
];

const ofMember: readonly Call[] = [
  account.session,
  reviews.write,
  account.signIn,
  account.profile,
  account.changeProfile,
  account.points,
  account.addAddress,
  account.addresses,
  account.editAddress,
  account.removeAddress,
  designs.keep,
  designs.list,
  designs.change,
  designs.copy,
  designs.remove,
  cart.points,
  cart.bringOver,
  account.forgotPassword,
  account.changePassword,
  account.signOut,
];

function named(calls: readonly Call[]) {
  return calls.map((call) => ({ name: `${call.method} ${call.path}`, call }));
}

/** Whether an answer is a success, and if not what it says. */
async function outcome(browser: Browser, call: Call): Promise<string> {
  await prepared.get(call)?.();
  const { statusCode, body } = await sendExample(browser, call);
  return statusCode === 200 || statusCode === 201 ? "granted" : body;
}

describe("every printed example is granted as it is printed", () => {
  test.each(named(read))("$name", async ({ call }) => expect(await outcome(visitor, call)).toBe("granted"));
  test.each(named(ofVisitor))("$name, of a visitor", async ({ call }) =>
    expect(await outcome(visitor, call)).toBe("granted"),
  );
  test.each(named(ofMember))("$name, of a member", async ({ call }) =>
    expect(await outcome(member, call)).toBe("granted"),
  );
});

test("no call is left out", () => {
  const all = Object.values(topics).flatMap((calls) => Object.values<Call>(calls));
  expect(new Set([...read, ...ofVisitor, ...ofMember])).toEqual(new Set(all));
});

/** The same call with the character NUL in one of its texts, for each of them. */
function withNul(call: Call): readonly Call[] {
  return (["params", "query", "body"] as const).flatMap((part) => {
    const given = Object.entries(call.example[part] ?? {});
    return given.flatMap(([name, value]) => {
      if (typeof value !== "string") return [];
      const changed = { ...call.example[part], [name]: part === "params" ? `${value}%00` : `${value}\0` };
      return [{ ...call, example: { ...call.example, [part]: changed } }];
    });
  });
}

test("a text with the character NUL is refused, whichever call takes it", async () => {
  const all = Object.values(topics).flatMap((calls) => Object.values<Call>(calls));
  const changed = all.flatMap(withNul);
  expect(changed.length).toBeGreaterThan(all.length);
  for (const call of changed) {
    const { statusCode, body } = await sendExample(visitor, call);
    expect([400, 404, 422], `${call.method} ${call.path}: ${body}`).toContain(statusCode);
  }
}, 60_000);
