import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { keepCoarse } from "../pages/saved-file.ts";

/** Classic paper, die cut, 50 mm across. */
const classicPaper = {
  product_id: 2,
  cutting_id: 1,
  finishing_id: 3,
  adhesive_id: 1,
  shape_id: 1,
  color_id: 1,
  size: "50x50",
  kinds: 1,
  origin_path: "/stickers/paper?product=classic-paper&quantity=25",
};

interface Worked {
  readonly due: string;
  readonly seen: number;
  readonly items: readonly {
    readonly to_make: { readonly version: number; readonly sha256: string } | null;
  }[];
}

interface AskedOrder {
  readonly quantity?: number;
  /** The id of a file that the browser keeps; one that is too coarse for a proof by itself, if not said. */
  readonly artwork?: string;
}

/** Orders by call as somebody of their own, in a browser that somebody of the staff is in; answers its number. */
export async function placedBy(page: Page, { quantity = 25, artwork }: AskedOrder = {}): Promise<string> {
  const data = { ...classicPaper, quantity, artwork: artwork ?? (await keepCoarse(page)) };
  const added = await page.request.post("/api/cart/add", { data });
  expect(added.status(), await added.text()).toBe(201);
  const cart = (await (await page.request.get("/api/cart")).json()) as { data: { total_price: number } };
  const placed = await page.request.post("/api/order/place", {
    data: {
      email: `${randomUUID()}@example.org`,
      first_name: "Bea",
      last_name: "Moss",
      phone_number: "021 555 0142",
      address: "8 Marae Road",
      city_town: "Whangārei",
      province: "Northland",
      postcode: "0110",
      terms: "yes",
      total_price: cart.data.total_price,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return ((await placed.json()) as { data: { order_no: string } }).data.order_no;
}

/** The first proof of an order's first line is approved, by whoever ordered it in this browser. */
export async function approveBy(page: Page, number: string): Promise<void> {
  const order = (await (await page.request.get(`/api/order/${number}`)).json()) as {
    data: { items: readonly { proof: { version: number; sha256: string } }[] };
  };
  const { version, sha256 } = order.data.items[0]!.proof;
  const approved = await page.request.post(`/api/order/${number}/proofs/1/approve`, {
    data: { version, sha256 },
  });
  expect(approved.status(), await approved.text()).toBe(200);
}

/** The same of an order that is approved and paid: proofed and paid by the studio's calls, approved by the customer's. */
export async function readyOrderBy(page: Page, studio: string, asked: AskedOrder = {}): Promise<string> {
  const number = await placedBy(page, asked);
  const calls = `${studio}/api/orders/${number}`;
  const read = async () => ((await (await page.request.get(calls)).json()) as { data: Worked }).data;
  const tell = async (call: string, form: string, typed: object) => {
    const { seen } = await read();
    const told = await page.request.post(`${calls}/${call}`, { data: { form, seen, typed } });
    expect(told.status(), await told.text()).toBe(200);
  };
  const { items, due } = await read();
  const make = items[0]?.to_make;
  await tell("work", "proof", { line: "1", version: String(make?.version), sha256: make?.sha256 });
  await approveBy(page, number);
  await tell("money", "pay", { amount: due, reference: `bank ${number}` });
  return number;
}
