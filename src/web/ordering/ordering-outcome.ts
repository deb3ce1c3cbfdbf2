import { useEffect, useState } from "react";
import { unexpectedMessage } from "#domain/first-messages.ts";
import {
  isUnderWay,
  type OrderAction,
  orderActions,
  type OrderingEvent,
  type OrderingState,
  type Outcome,
  type QueuedClick,
} from "./ordering-state.ts";

/** Whether a click is carried out: one on an action that is under way is not. */
export function canStart(state: OrderingState, { action }: QueuedClick): boolean {
  return !isUnderWay(state.progress[action]);
}

/** The action that the feedback beside a selection is about; null = none was clicked for it. */
export function actionFor({ last }: OrderingState, hash: string): OrderAction | null {
  return last?.hash === hash ? last.action : null;
}

/** The outcome shown beside a selection. Without a click for it: what was pending before signing in, or came late. */
export function outcomeFor(
  state: OrderingState,
  hash: string,
): { readonly action: OrderAction; readonly outcome: Outcome } | null {
  const asked = actionFor(state, hash);
  for (const action of asked === null ? (["cart", "quote"] as const) : [asked]) {
    const progress = state.progress[action];
    if (progress.step === "finished" && (progress.hash === null || progress.hash === hash))
      return { action, outcome: progress.outcome };
  }
  return null;
}

/** What was put into the cart beside a selection last, also where something else is told of since; null where nothing was. */
export function addedFor(
  { progress: { cart } }: OrderingState,
  hash: string,
): Extract<Outcome, { kind: "added" }> | null {
  if (cart.step !== "finished" || (cart.hash !== null && cart.hash !== hash)) return null;
  return cart.outcome.kind === "added" ? cart.outcome : null;
}

/** The actions of which it stands that they were refused. */
export function refusedActions({ progress }: OrderingState): readonly OrderAction[] {
  return orderActions.filter((action) => {
    const { [action]: now } = progress;
    return now.step === "finished" && now.outcome.kind === "refused";
  });
}

/** What carries an action out has broken on the way. */
export function broken(action: OrderAction, hash: string | null): OrderingEvent {
  return {
    type: "finished",
    action,
    hash,
    outcome: { kind: "refused", messages: [unexpectedMessage] },
  };
}

/** A press that seems to last longer has ended unnoticed. */
const LONGEST_PRESS_MS = 10_000;

/**
 * Waits while something is pressed: words that came meanwhile would move it away from under the pointer, and the press would be lost.
 * Where nothing is pressed it ends at once.
 */
export async function endOfPress(): Promise<void> {
  const most = performance.now() + LONGEST_PRESS_MS;
  while (document.querySelector(":active") !== null && performance.now() < most)
    await new Promise(requestAnimationFrame);
}

/** What is shown of something that comes and goes by itself: it changes only while nothing is pressed. Null at first. */
export function useAfterPress<Value>(value: Value): Value | null {
  const [shown, setShown] = useState<Value | null>(null);
  useEffect(() => {
    let isStale = false;
    void endOfPress().then(() => {
      if (!isStale) setShown(value);
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return shown;
}
