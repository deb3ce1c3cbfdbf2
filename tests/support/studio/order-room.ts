import type { LightMyRequestResponse } from "fastify";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { PeopleShop } from "../server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "./studio-browser.ts";

type Shop = Pick<PeopleShop, "app" | "services">;
type StudioOrder = StudioReplyTo<"GET orders/:order_no">;
type Typed = Readonly<Record<string, string>>;

/** One owner of each shop is enough for all of its orders. */
const owners = new WeakMap<object, Promise<StudioBrowser>>();

/** The shop's owner, signed in. */
export function ownerOf(shop: Shop): Promise<StudioBrowser> {
  const known = owners.get(shop.services) ?? enterStudio(shop, "owner").then(({ browser }) => browser);
  owners.set(shop.services, known);
  return known;
}

const calls: Readonly<Record<string, string>> = { pay: "money", refund: "refund", "refund-card": "refund" };

/** What stands in a form of an order's room before somebody types. */
function begunWith({ items, due, owed, problems }: StudioOrder, form: string, { line }: Typed): Typed {
  if (form === "pay") return { amount: due };
  if (form === "refund") return { amount: owed };
  if (form === "problem")
    return { line: String(Math.max(1, problems.findIndex(({ answers }) => answers.length === 0) + 1)) };
  if (form !== "proof") return {};
  const item = items.find((one) => (line === undefined ? one.to_make !== null : one.line === Number(line)));
  const { version = 1, sha256 = "" } = item?.to_make ?? {};
  return { line: String(item?.line), version: String(version), sha256 };
}

/** An order's room as it was opened once: what it sends says what it showed then. */
export interface OrderRoom {
  readonly order: StudioOrder;
  /** All that it says. */
  readonly words: string;
  /** Sends a form with other words in it. */
  send(form: string, typed?: Typed): Promise<LightMyRequestResponse>;
}

export async function openOrderRoom(shop: Shop, number: string): Promise<OrderRoom> {
  const owner = await ownerOf(shop);
  const order = (await owner.get(`orders/${number}`)).json<{ data: StudioOrder }>().data;
  return {
    order,
    words: JSON.stringify(order),
    send: (form, typed = {}) =>
      owner.post(`orders/${number}/${calls[form] ?? "work"}`, {
        form,
        seen: order.seen,
        typed: { ...begunWith(order, form, typed), ...typed },
      }),
  };
}

/** What is below an order's address: a file, or a picture. */
export async function getOfOrder(shop: Shop, number: string, path: string): Promise<LightMyRequestResponse> {
  return (await ownerOf(shop)).get(`orders/${number}/${path}`);
}

/** A file that came with a request, as the staff save it. */
export async function fileOfRequest(
  shop: Shop,
  requestNo: string,
  app: Shop["app"] = shop.app,
): Promise<LightMyRequestResponse> {
  const owner = await ownerOf(shop);
  const read = await owner.get(`requests/${requestNo}`);
  const [file] = read.json<{ data: StudioReplyTo<"GET requests/:number"> }>().data.files;
  return app.inject({ url: file?.url ?? "", headers: { cookie: owner.cookie() } });
}

/** What came of a form, as the room says it. */
export async function saidOf(shop: Shop, number: string, answer: LightMyRequestResponse): Promise<string> {
  const { status, message, data } = answer.json<{
    status: string;
    message: string;
    data: { fact: number; is_old: boolean };
  }>();
  if (status !== "SUCCESS") return message;
  const { order } = await openOrderRoom(shop, number);
  const { words = "" } = order.events.find(({ id }) => id === data.fact) ?? {};
  return `${data.is_old ? "This was noted before" : "Noted"}: ${words}`;
}
