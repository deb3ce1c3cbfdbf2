import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { lineIn } from "#domain/cart/cart.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { useOwnSending } from "#web/artwork/own-sending.ts";
import { type SlotKey, slotSendings } from "#web/artwork/slot-sendings.ts";
import { heardLabel, uploadMessage } from "#web/artwork/upload-messages.ts";
import type { ArtworkProgress } from "#web/calls/artwork-progress.ts";
import type { ArtworkSending } from "#web/calls/artwork-sending.ts";
import { useStore } from "#web/calls/store.ts";
import { AddedToCart, NotAdded } from "#web/cart/cart-feedback.tsx";
import { CompareFeedback } from "#web/compare/compare-feedback.tsx";
import { actionFor, outcomeFor, refusedActions, useAfterPress } from "#web/ordering/ordering-outcome.ts";
import type { OrderAction } from "#web/ordering/ordering-state.ts";
import type { OrderingProps } from "#web/ordering/use-ordering.tsx";
import { pictureWait } from "./picture-wait.ts";
import styles from "./ordering-feedback.module.css";

interface RefusedProps {
  readonly action: OrderAction;
  readonly messages: readonly string[];
}

function RefusedAction({ action, messages }: RefusedProps) {
  if (action === "cart") return <NotAdded messages={messages} />;
  if (action === "compare") return <CompareFeedback ok={false} words={messages.join(" ")} />;
  return messages.map((sentence) => (
    <Message key={sentence} tone="error">
      {sentence}
    </Message>
  ));
}

/** What came of a click, beside the selection that it is about. */
function OutcomeOfClick({ product, state, dispatch }: OrderingProps) {
  const hash = selectionHash(product.selection);
  const changesItem = lineIn(useLocation().search) !== null;
  const shown = outcomeFor(state, hash);
  if (shown === null) {
    const isAboutCart = (actionFor(state, hash) ?? "cart") === "cart";
    return changesItem && isAboutCart ? (
      <Message tone="note">The button updates this item in your cart.</Message>
    ) : null;
  }
  const { action, outcome } = shown;
  switch (outcome.kind) {
    case "added": {
      const dismiss = () => dispatch({ type: "reached", action: "cart", step: "idle" });
      return <AddedToCart added={outcome.added} onKeepShopping={dismiss} />;
    }
    case "compared":
      return (
        <CompareFeedback
          ok
          words={outcome.already ? "This is already in your comparison." : "Added to compare."}
        />
      );
    case "refused":
      return <RefusedAction action={action} messages={outcome.messages} />;
  }
}

/** What was refused may have been refused for the visitor's picture: with another one, or without one, it is no longer said. */
function useForgottenRefusals({ state, dispatch }: OrderingProps): void {
  const { sending } = useOwnSending();
  const about = useRef(sending);
  useEffect(() => {
    if (sending === about.current) return;
    about.current = sending;
    for (const action of refusedActions(state)) dispatch({ type: "reached", action, step: "idle" });
  }, [sending, state, dispatch]);
}

const NOWHERE: ReadonlySet<SlotKey> = new Set();

function standsStill({ progress }: ArtworkSending): boolean {
  const { step } = progress.get();
  return step === "paused" || step === "refused";
}

/** The picture that is waited for: one that stands still before those that come by themselves. */
function waitedFor(sendings: readonly ArtworkSending[]): ArtworkSending | null {
  const onTheirWay = sendings.filter(({ progress }) => {
    const { step } = progress.get();
    return step !== "kept" && step !== "cancelled";
  });
  return onTheirWay.find(standsStill) ?? onTheirWay[0] ?? null;
}

/** The picture of the visitor's that is waited for, with how far it is; null once the shop keeps all of them. Of the others those count whose places are waited for. */
function usePicturesOnTheirWay(keys: ReadonlySet<SlotKey>): {
  readonly sending: ArtworkSending;
  readonly progress: ArtworkProgress;
} | null {
  const own = useOwnSending().sending;
  const slots = useStore(slotSendings);
  const all = useMemo(
    () => [
      ...(own === null ? [] : [own]),
      ...[...slots].flatMap(([key, { sending }]) => (keys.has(key) ? [sending] : [])),
    ],
    [own, slots, keys],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = all.map(({ progress }) => progress.subscribe(onChange));
      return () => stops.forEach((stop) => stop());
    },
    [all],
  );
  const progress = useSyncExternalStore(
    subscribe,
    () => waitedFor(all)?.progress.get() ?? null,
    () => null,
  );
  const sending = waitedFor(all);
  return sending === null || progress === null ? null : { sending, progress };
}

/** What is waited for and how far it is; the same object as long as nothing of it changes. */
function useWaited() {
  const wait = useStore(pictureWait);
  const waited = usePicturesOnTheirWay(wait?.keys ?? NOWHERE);
  const { sending = null, progress = null } = waited ?? {};
  return useMemo(
    () => (wait && sending && progress ? { wait, sending, progress } : null),
    [wait, sending, progress],
  );
}

/** Says that a click waits for the visitor's picture, how far that is, and how to go on without it. */
function PictureOnItsWay() {
  const shown = useAfterPress(useWaited());
  if (shown === null) return null;
  const { wait, sending, progress } = shown;
  const { step } = progress;
  const stands = step === "paused" || step === "refused";
  const words =
    step === "refused" ? `Your picture cannot go along: ${progress.message}` : uploadMessage(progress);
  return (
    <div className={styles.wait} data-bottom-message>
      {step === "sending" || step === "interrupted" || step === "paused" ? (
        <ProgressBar label="Upload of your picture" value={progress.percent} stands={step !== "sending"} />
      ) : null}
      {stands ? (
        <div role="alert">
          <Message tone="error">{words}</Message>
        </div>
      ) : (
        <>
          <p aria-hidden="true" className={styles.words}>
            {words} This goes on once it is there.
          </p>
          <VisuallyHidden>
            <span role="status">{heardLabel(progress)} This goes on once it is there.</span>
          </VisuallyHidden>
        </>
      )}
      <div className={styles.ways}>
        {step === "paused" ? (
          <Button look="quiet" onClick={() => sending.resume()}>
            Try again
          </Button>
        ) : null}
        <Button look={stands ? "quiet" : "plain"} onClick={wait.goWithout}>
          Go on without my picture
        </Button>
      </div>
    </div>
  );
}

/** What a click waits for, and what came of it, shown under the main button. */
export function OrderingFeedback(props: OrderingProps) {
  useForgottenRefusals(props);
  return (
    <>
      <PictureOnItsWay />
      <OutcomeOfClick {...props} />
    </>
  );
}
