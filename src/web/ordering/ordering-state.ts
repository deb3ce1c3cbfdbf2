import type { ReplyTo } from "#contract/calls.ts";
import type { ConfiguredProduct } from "./cart-product.ts";

/** What can be done with a configured product; of several under way, the first of them is shown. */
export const orderActions = ["cart", "quote", "compare", "print"] as const;
export type OrderAction = (typeof orderActions)[number];

/** A click on a button of the price panel, and what was configured then: it counts for that, however late it is carried out. */
export interface QueuedClick {
  readonly action: OrderAction;
  readonly product: ConfiguredProduct;
  readonly hash: string;
  /** From the cart it goes on to the checkout at once. */
  readonly toCheckout: boolean;
}

export type Outcome =
  | { readonly kind: "added"; readonly added: ReplyTo<"POST cart/add"> }
  | { readonly kind: "compared"; readonly already: boolean }
  | { readonly kind: "refused"; readonly messages: readonly string[] };

/**
 * How far an action is. `identifying`: the shop is asked who this is. `signing-in`: that has to be known first, or a
 * temporary password has to be replaced; closing the dialog ends it. `opening`: a dialog is on its way.
 */
export type Progress =
  | { readonly step: "idle" | "identifying" | "signing-in" | "sending" | "opening" }
  | {
      readonly step: "finished";
      readonly outcome: Outcome;
      /** The selection beside which it is shown: it does not outlast that; null = beside any. */
      readonly hash: string | null;
      /** The page is being left for what came of it. */
      readonly leaving: boolean;
    };

export interface OrderingState {
  /** In the order of the clicks. They wait for the script that carries them out. */
  readonly queue: readonly QueuedClick[];
  /** The selection for which that script did not come. */
  readonly lostFor: string | null;
  /** The last click that was carried out. */
  readonly last: Pick<QueuedClick, "action" | "hash"> | null;
  readonly progress: Readonly<Record<OrderAction, Progress>>;
}

export type OrderingEvent =
  | { readonly type: "clicked"; readonly click: QueuedClick }
  | { readonly type: "lost"; readonly hash: string }
  | { readonly type: "taken"; readonly click: QueuedClick }
  | {
      readonly type: "reached";
      readonly action: OrderAction;
      readonly step: Exclude<Progress["step"], "finished">;
    }
  | {
      readonly type: "finished";
      readonly action: OrderAction;
      readonly outcome: Outcome;
      readonly hash: string | null;
      readonly leaving?: boolean;
    };

const idle: Progress = { step: "idle" };

export const nothingOrdered: OrderingState = {
  queue: [],
  lostFor: null,
  last: null,
  progress: { cart: idle, quote: idle, compare: idle, print: idle },
};

/** The first step of an action: two of them are for people whom the shop knows. */
const firstStep: Readonly<Record<OrderAction, "identifying" | "sending">> = {
  cart: "identifying",
  quote: "identifying",
  compare: "sending",
  print: "sending",
};

export function isUnderWay(progress: Progress): boolean {
  if (progress.step === "finished") return progress.leaving;
  return progress.step !== "idle" && progress.step !== "signing-in";
}

function reached(state: OrderingState, action: OrderAction, progress: Progress): OrderingState {
  return { ...state, progress: { ...state.progress, [action]: progress } };
}

/** A click leaves the queue. One on an action that is under way does nothing. */
function taken(state: OrderingState, click: QueuedClick): OrderingState {
  const { action, hash } = click;
  const next = { ...state, queue: state.queue.filter((one) => one !== click), last: { action, hash } };
  return isUnderWay(state.progress[action]) ? next : reached(next, action, { step: firstStep[action] });
}

/** From click to outcome, for every button that goes on from a configured product. */
export function orderingReducer(state: OrderingState, event: OrderingEvent): OrderingState {
  switch (event.type) {
    case "clicked":
      return { ...state, lostFor: null, queue: [...state.queue, event.click] };
    case "lost":
      return { ...state, lostFor: event.hash, queue: [] };
    case "taken":
      return taken(state, event.click);
    case "reached":
      return reached(state, event.action, { step: event.step });
    case "finished": {
      const { outcome, hash, leaving = false } = event;
      return reached(state, event.action, { step: "finished", outcome, hash, leaving });
    }
  }
}

/** The action whose button is busy: a click that waits, before what is being sent. */
export function activeActionOf({ queue, progress }: OrderingState): OrderAction | null {
  return queue[0]?.action ?? orderActions.find((action) => isUnderWay(progress[action])) ?? null;
}
