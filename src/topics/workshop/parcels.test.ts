import { expect, test } from "vitest";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { withArtwork } from "#tests/support/server/ordered-artwork.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** An order that is being made. */
async function inProduction(studio: StudioBrowser, email: string) {
  const browser = openBrowser(shop.app);
  await put(browser, classic);
  const { number } = await order(browser, { email });
  await withArtwork(shop, number);
  const tell = async (call: string, form: string, typed: object = {}) => {
    const { seen } = (await studio.get(`orders/${number}`)).json().data;
    const answer = await studio.post(`orders/${number}/${call}`, { form, seen, typed });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const { items, due } = (await studio.get(`orders/${number}`)).json().data;
  const { version, sha256 } = items[0].to_make;
  await tell("work", "proof", { line: "1", version: String(version), sha256 });
  const { proof } = (await orderOf(browser, number)).items[0];
  await browser.post(`order/${number}/proofs/1/approve`, { version: proof.version, sha256: proof.sha256 });
  await tell("money", "pay", { amount: due, reference: `bank ${number}` });
  await tell("work", "start");
  return { number, browser, tell };
}

interface Pasted {
  readonly order_no: string | null;
  readonly seen: number;
  readonly number: string;
  readonly fault: string;
  readonly doubt: string;
}

async function readList(studio: StudioBrowser, text: string): Promise<readonly Pasted[]> {
  const answer = await studio.post("parcels/read", { text });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.parcels;
}

const sent = ({ order_no, seen }: Pasted, ...numbers: string[]) => ({
  order_no,
  seen,
  carrier: "NZ Post",
  numbers,
});

test("a pasted list is read, and each good order leaves once, with its mail and its entry of the log", async () => {
  const { browser: studio, id } = await enterStudio(shop, "owner");
  const one = await inProduction(studio, "parcels-one@example.org");
  const other = await inProduction(studio, "parcels-other@example.org");
  const short = one.number.slice(4).toLowerCase();
  await studio.post(`orders/${one.number}/lines/1/printed`, { printed: true });
  const text = `Order\tTracking no\n${short}\tAB123\nK26-ZZZZ99\tAB124\nAB125\t${other.number}\n${one.number}\tAB126`;
  const [first, unknown, late, second] = await readList(studio, text);
  expect(first).toMatchObject({ order_no: one.number, number: "AB123", fault: "", doubt: "" });
  expect(unknown).toMatchObject({ order_no: null, fault: "There is no order K26-ZZZZ99." });
  expect(late).toMatchObject({ number: "AB125", fault: "", doubt: "Not noted as printed yet: item 1." });
  expect(second).toMatchObject({ order_no: one.number, number: "AB126", seen: first!.seen });

  await other.tell("work", "message", { words: "One moment" });
  const body = { orders: [sent(first!, "AB123", "AB126"), sent(late!, "AB125")] };
  // A second press while the first is under way.
  const answers = await Promise.all([
    studio.post("parcels/dispatch", body),
    studio.post("parcels/dispatch", body),
  ]);
  const outcomes = answers.map((answer) =>
    answer.json().data.orders.map(({ outcome }: { outcome: string }) => outcome),
  );
  expect(outcomes.map(String).toSorted()).toEqual(["before,refused", "noted,refused"]);
  expect(answers[0].json().data.orders[1].words).toContain("happened");

  expect((await orderOf(one.browser, one.number)).tracking).toMatchObject({
    number: "AB123, AB126",
    parcels: [
      { number: "AB123", url: expect.stringContaining("AB123") },
      { number: "AB126", url: expect.stringMatching(/AB126$/) },
    ],
  });
  const mails = await shop.sql(`select 1 from mail where recipient = 'parcels-one@example.org'
    and subject like 'Your order is on its way%'`);
  const entries = await shop.sql(`select staff_id, after ->> 'tracking' as tracking from audit_entry
    where target = 'order ${one.number}' and after ->> 'kind' = 'dispatched'`);
  expect([mails.length, entries]).toEqual([1, [{ staff_id: id, tracking: "AB123, AB126" }]]);

  const again = await readList(studio, text);
  expect(again[0]?.fault).toBe("It has left already.");
  expect(again[2]).toMatchObject({ fault: "", seen: expect.any(Number) });
  const { orders } = (await studio.post("parcels/dispatch", { orders: [sent(again[2]!, "AB125")] })).json()
    .data;
  expect(orders).toMatchObject([{ order_no: other.number, outcome: "noted" }]);
});

test("more than five hundred lines are too many", async () => {
  const { browser } = await enterStudio(shop, "production");
  const text = "K26-4F7Q2M AB123\n".repeat(501);
  const answer = await browser.post("parcels/read", { text });
  expect([answer.statusCode, answer.json().error.fields.text]).toEqual([
    422,
    "At most 500 lines at once: these are 501.",
  ]);
});
