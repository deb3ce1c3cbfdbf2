import type { CalendarDate } from "#domain/calendar-date.ts";
import type { FactKind, Happening, HappeningOf, Recorder } from "#domain/order/order-fact.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { readStoredOrder } from "#topics/order/orders.ts";
import { readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import { catalogueOf, type LoadedOrder, loadedOrder } from "#topics/order/loaded-order.ts";
import { recordFactWithin } from "#topics/order/record-fact.ts";
import { linePrints } from "#topics/printing/print-request.ts";
import { proofSha256 } from "#topics/printing/proof-checks.ts";
import type { World } from "./world.ts";

/** Records what happens to an order, at the instant that the clock is set to. */
export async function tellFact<Kind extends FactKind>(
  { orders, services, tx }: World,
  orderNo: string,
  by: Recorder,
  happening: Happening & HappeningOf<Kind>,
): Promise<void> {
  const recorded = await recordFactWithin(services, tx, orderNo, { happening, by });
  if (!recorded.ok) throw new Error(`${happening.kind} of ${orderNo} was refused: ${recorded.code}`);
  orders.set(orderNo, recorded.order);
}

/** An order as it stands at that instant. */
export async function orderThen({ orders, tx }: World, orderNo: string): Promise<LoadedOrder> {
  const told = orders.get(orderNo);
  if (told !== undefined) return told;
  const row = await readStoredOrder(tx, orderNo);
  if (row === null) throw new Error(`${orderNo} is not there.`);
  return loadedOrder(row, (await readFacts(tx, [row.id])).get(row.id) ?? []);
}

/** The day on which an order leaves, as lists note it; null while it has none. */
export async function leavingDay({ tx }: World, orderNo: string): Promise<CalendarDate | null> {
  return (await readStoredOrder(tx, orderNo))?.leavesOn ?? null;
}

/** Makes the proofs that an order waits for, as a person would, or as the shop does where nothing in the files is to be mended. */
export async function makeProofs(world: World, orderNo: string, by: "clock" | "shop"): Promise<void> {
  const order = await orderThen(world, orderNo);
  const catalogue = await catalogueOf(world.services, order);
  const artwork = await readPromisedArtwork(
    world.tx,
    order.lines.map(({ selection }) => selection),
  );
  for (const { line, version, state } of order.state.proofs) {
    const ordered = order.lines[line - 1];
    if (ordered === undefined || (state !== "none" && state !== "change-asked")) continue;
    const prints = linePrints({ row: order.row, catalogue, artwork }, line, ordered);
    const sha256 = proofSha256(prints, ordered);
    await tellFact(world, orderNo, by, {
      kind: "proof-made",
      line,
      version: version + 1,
      sha256,
      // What was sent back is answered with the reason why it stays.
      note: state === "change-asked" ? "Your picture fills the piece already: larger, it would be cut." : "",
    });
  }
}

/** Approves what was proofed. */
export async function approveProofs(world: World, orderNo: string): Promise<void> {
  const { state } = await orderThen(world, orderNo);
  for (const { line, version, sha256, state: proof } of state.proofs)
    if (proof === "made" && sha256 !== null)
      await tellFact(world, orderNo, "customer", { kind: "proof-approved", line, version, sha256 });
}

/** Asks for a change of the first proof. */
export async function askForAnother(world: World, orderNo: string, words: string): Promise<void> {
  const { state } = await orderThen(world, orderNo);
  const made = state.proofs.find((proof) => proof.state === "made");
  if (made === undefined) return;
  const { line, version } = made;
  await tellFact(world, orderNo, "customer", { kind: "change-asked", line, version, words });
}

/** Pays a part of what is due by bank transfer; all of it, if not said. */
export async function pay(world: World, orderNo: string, part = 1): Promise<void> {
  const { state } = await orderThen(world, orderNo);
  const cents = Math.round(state.money.due * part);
  const reference = `${orderNo} ${state.money.paid === 0 ? "" : "rest "}DEMO`;
  if (cents > 0) await tellFact(world, orderNo, "shop", { kind: "paid", cents, reference });
}

/** Gives back what is owed. */
export async function giveBack(world: World, orderNo: string): Promise<void> {
  const { state } = await orderThen(world, orderNo);
  const cents = -state.money.due;
  if (cents > 0)
    await tellFact(world, orderNo, "shop", { kind: "refunded", cents, reference: `${orderNo} BACK` });
}
