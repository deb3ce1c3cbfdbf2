import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type OrderClock, orderClock } from "#domain/order/waiting/order-clock.ts";
import { type CustomersTurn, customersTurn } from "#domain/order/waiting/whose-turn.ts";
import { shopMoment } from "#platform/clock.ts";
import { hasAllFiles, type KnownArtwork } from "#topics/artwork/shown-artwork.ts";
import type { KnownOrder } from "./known-order.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "shopMoment">;

/** An order that waits for its customer: for what, and until when. */
export interface WaitingOrder extends OrderClock {
  readonly turns: readonly CustomersTurn[];
}

/** The fact since which nothing was heard of an order. */
export function lastHeard({ facts }: Pick<KnownOrder, "facts">): {
  readonly id: number;
  readonly at: number;
} {
  return facts.at(-1) ?? { id: 0, at: 0 };
}

/** The clock of an order as if it waited for its customer; `catalogue` is that of when it was placed. */
export function clockOf({ shopMoment: now }: Needs, catalogue: Catalogue, order: KnownOrder): OrderClock {
  const { timeZone, cutOff } = catalogue.document.shop;
  return orderClock(catalogue, shopMoment(lastHeard(order).at, timeZone, cutOff), now().date);
}

/** For what an order waits that only its customer can do, and until when; null where it does not. */
export function waitingOrder(
  services: Needs,
  { catalogue, artwork }: { readonly catalogue: Catalogue; readonly artwork: KnownArtwork },
  order: KnownOrder,
): WaitingOrder | null {
  if (order.state.stage !== "open") return null;
  // What a person has priced by hand, a person proofs with the files that came with the question.
  const lacking = order.lines.flatMap(({ selection, written }, at) =>
    written !== undefined || hasAllFiles(catalogue, selection, artwork) ? [] : [at + 1],
  );
  const turns = customersTurn(order.state, new Set(lacking));
  return turns.length === 0 ? null : { turns, ...clockOf(services, catalogue, order) };
}
