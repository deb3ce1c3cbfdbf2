import { expect } from "vitest";
import type { FactKind, Happening, HappeningOf } from "#domain/order/order-fact.ts";
import { recordFact, recordMoney } from "#topics/order/record-fact.ts";
import { fillPlacesSql } from "../people/order-facts.ts";
import type { PeopleShop } from "../server/people-shop.ts";

/** The hash of what a proof of these tests shows. */
export function proofHash(line: number, version = 1): string {
  return `${line}${version}`.padEnd(64, "0");
}

/** What the staff have done with an order; it must be possible. */
export async function done<Kind extends FactKind>(
  { services }: PeopleShop,
  orderNo: string,
  happening: Happening & HappeningOf<Kind>,
): Promise<void> {
  expect(await recordFact(services, orderNo, { happening, by: "shop" })).toMatchObject({ ok: true });
}

/** A proof of a line that the staff have made, of files that are nowhere: nothing of it is drawn. */
export async function makeProof(shop: PeopleShop, orderNo: string, line = 1, version = 1): Promise<void> {
  await shop.sql(fillPlacesSql(orderNo));
  const sha256 = proofHash(line, version);
  return done(shop, orderNo, { kind: "proof-made", line, version, sha256, note: "" });
}

/** Money that the bank says has come; what the shop says to it. */
export function pay({ services }: PeopleShop, orderNo: string, cents: number, reference: string) {
  return recordMoney(services, orderNo, { happening: { kind: "paid", cents, reference }, by: "shop" });
}

/** Money that was given back. */
export function giveBack({ services }: PeopleShop, orderNo: string, cents: number, reference: string) {
  return recordMoney(services, orderNo, { happening: { kind: "refunded", cents, reference }, by: "shop" });
}
