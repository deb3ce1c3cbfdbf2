import { describe, expect, test } from "vitest";
import type { ConfiguredProduct } from "./cart-product.ts";
import {
  nothingOrdered,
  type OrderAction,
  type OrderingEvent,
  orderingReducer,
  type OrderingState,
  type Outcome,
  type QueuedClick,
  activeActionOf,
} from "./ordering-state.ts";
import { addedFor, canStart, outcomeFor, refusedActions } from "./ordering-outcome.ts";

const product = {} as ConfiguredProduct;
const refused: Outcome = { kind: "refused", messages: ["No."] };
const compared: Outcome = { kind: "compared", already: false };

function clickOn(action: OrderAction, hash = "roll"): QueuedClick {
  return { action, product, hash, toCheckout: false };
}

function after(...events: OrderingEvent[]): OrderingState {
  return events.reduce(orderingReducer, nothingOrdered);
}

/** A click that the host takes at once. */
function carriedOut(click: QueuedClick): OrderingEvent[] {
  return [
    { type: "clicked", click },
    { type: "taken", click },
  ];
}

const cart = clickOn("cart");
const quote = clickOn("quote");
const compare = clickOn("compare");
const print = clickOn("print");

describe("the button that is busy", () => {
  const table: [string, OrderingEvent[], OrderAction | null][] = [
    ["none at the beginning", [], null],
    ["of a click that waits for its script", [{ type: "clicked", click: cart }], "cart"],
    [
      "of the first click that waits",
      [
        { type: "clicked", click: compare },
        { type: "clicked", click: cart },
      ],
      "compare",
    ],
    [
      "none once the script did not come",
      [
        { type: "clicked", click: cart },
        { type: "lost", hash: "roll" },
      ],
      null,
    ],
    ["while the shop is asked who this is", carriedOut(cart), "cart"],
    [
      "none while somebody signs in or replaces a password",
      [...carriedOut(cart), { type: "reached", action: "cart", step: "signing-in" }],
      null,
    ],
    [
      "again once they are back",
      [
        ...carriedOut(cart),
        { type: "reached", action: "cart", step: "signing-in" },
        { type: "reached", action: "cart", step: "sending" },
      ],
      "cart",
    ],
    ["at once where nobody is asked who they are", carriedOut(print), "print"],
    [
      "until the dialog has come",
      [...carriedOut(quote), { type: "reached", action: "quote", step: "opening" }],
      "quote",
    ],
    [
      "none once the dialog is open",
      [...carriedOut(quote), { type: "reached", action: "quote", step: "idle" }],
      null,
    ],
    ["the cart's before another one's", [...carriedOut(print), ...carriedOut(cart)], "cart"],
    [
      "none once it was refused",
      [...carriedOut(cart), { type: "finished", action: "cart", outcome: refused, hash: "roll" }],
      null,
    ],
    [
      "still while the page is left for the cart",
      [
        ...carriedOut(cart),
        { type: "finished", action: "cart", outcome: refused, hash: "roll", leaving: true },
      ],
      "cart",
    ],
  ];
  test.each(table)("%s", (_, events, expected) => {
    expect(activeActionOf(after(...events))).toBe(expected);
  });
});

describe("what is said beside a selection", () => {
  const refusedCart: OrderingEvent = { type: "finished", action: "cart", outcome: refused, hash: "roll" };
  const table: [string, OrderingEvent[], string, { action: OrderAction; outcome: Outcome } | null][] = [
    ["nothing at the beginning", [], "roll", null],
    [
      "what came of the click",
      [...carriedOut(cart), refusedCart],
      "roll",
      { action: "cart", outcome: refused },
    ],
    ["nothing beside another selection", [...carriedOut(cart), refusedCart], "sheet", null],
    ["nothing while it is sent again", [...carriedOut(cart), refusedCart, ...carriedOut(cart)], "roll", null],
    [
      "nothing of the cart once something else is clicked",
      [...carriedOut(cart), refusedCart, ...carriedOut(compare)],
      "roll",
      null,
    ],
    [
      "what was put into the cart late, beside what is configured by now",
      [...carriedOut(cart), { ...refusedCart, hash: "sheet" }],
      "sheet",
      { action: "cart", outcome: refused },
    ],
    [
      "nothing of a comparison beside another selection than the clicked one",
      [...carriedOut(compare), { type: "finished", action: "compare", outcome: compared, hash: "roll" }],
      "sheet",
      null,
    ],
    [
      "what came of something that was pending before signing in",
      [refusedCart],
      "roll",
      { action: "cart", outcome: refused },
    ],
    [
      "that a dialog did not come, beside any selection",
      [...carriedOut(quote), { type: "finished", action: "quote", outcome: refused, hash: null }],
      "sheet",
      { action: "quote", outcome: refused },
    ],
    [
      "nothing once it was put away",
      [...carriedOut(cart), refusedCart, { type: "reached", action: "cart", step: "idle" }],
      "roll",
      null,
    ],
  ];
  test.each(table)("%s", (_, events, hash, expected) => {
    expect(outcomeFor(after(...events), hash)).toEqual(expected);
  });
});

test("what was put into the cart is known, whatever is told of since, until another is priced", () => {
  const added = { kind: "added", added: {} } as Extract<Outcome, { kind: "added" }>;
  const finished = { type: "finished", hash: "roll" } as const;
  const state = after({ ...finished, action: "cart", outcome: added }, ...carriedOut(compare), {
    ...finished,
    action: "compare",
    outcome: compared,
  });
  expect(addedFor(state, "roll")).toBe(added);
  expect(addedFor(state, "sheet")).toBeNull();
});

test("the actions that were refused are those whose refusal still stands", () => {
  const finished = { type: "finished", hash: "roll" } as const;
  const state = after(
    { ...finished, action: "cart", outcome: refused },
    { ...finished, action: "compare", outcome: compared },
    { ...finished, action: "print", outcome: refused },
    { type: "reached", action: "print", step: "sending" },
  );
  expect(refusedActions(state)).toEqual(["cart"]);
  expect(refusedActions(after({ type: "reached", action: "cart", step: "idle" }))).toEqual([]);
});

test("clicks are carried out in their order, and leave the queue one by one", () => {
  const waiting = after({ type: "clicked", click: compare }, { type: "clicked", click: cart });
  expect(waiting.queue).toEqual([compare, cart]);
  expect(orderingReducer(waiting, { type: "taken", click: compare }).queue).toEqual([cart]);
});

test("a second click on what is under way changes nothing but what is talked about", () => {
  const sending = after(...carriedOut(cart), { type: "reached", action: "cart", step: "sending" });
  const again = clickOn("cart", "sheet");
  expect(canStart(sending, again)).toBe(false);
  const taken = orderingReducer(sending, { type: "taken", click: again });
  expect(taken.progress.cart).toEqual({ step: "sending" });
  expect(taken.last).toEqual({ action: "cart", hash: "sheet" });
});

test("a script that did not come is asked for again by the next click", () => {
  const lost = after({ type: "clicked", click: cart }, { type: "lost", hash: "roll" });
  expect(lost.lostFor).toBe("roll");
  expect(orderingReducer(lost, { type: "clicked", click: cart }).lostFor).toBeNull();
});
