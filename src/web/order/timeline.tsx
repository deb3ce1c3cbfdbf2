import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { ShownOrder } from "./order.types.ts";
import { type OrderStep, orderSteps } from "./order-steps.ts";
import styles from "./timeline.module.css";

const spoken = { done: "done", next: "next", later: "to come", ended: "the end" } as const;

/** A round sticker on its backing: cut but still on it, peeled off, or crossed out. */
function Sticker({ state }: Pick<OrderStep, "state">) {
  return (
    <svg aria-hidden="true" className={styles.sticker} viewBox="0 0 48 48">
      <circle className={styles.cut} cx="24" cy="24" r="21" />
      {state === "done" && (
        <>
          <circle className={styles.disc} cx="24" cy="24" r="16.5" />
          {/* Its edge is lifted at the lower right. */}
          <path
            className={styles.edge}
            d="M40.1 27.5A16.5 16.5 0 0 1 27.5 40.1c1.6-4.2 1.4-6.6 1-8.2 3.3.7 7.7-.6 11.6-4.4Z"
          />
          <path className={styles.tick} d="m17 24 4.8 4.8 9.6-10" />
        </>
      )}
      {state === "ended" && <path className={styles.cross} d="m17.5 17.5 13 13m0-13-13 13" />}
    </svg>
  );
}

/** The stages of an order along a cut line: stickers that are done are peeled off their backing. */
export function Timeline({ order }: { readonly order: ShownOrder }) {
  return (
    <ol aria-label="Timeline" className={styles.line}>
      {orderSteps(order).map(({ name, words, state }) => (
        <li key={name} className={styles.step} data-state={state}>
          <Sticker state={state} />
          <span className={styles.words}>
            <span className={styles.name}>
              {name}
              <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
            </span>
            {words !== "" && <span className={styles.when}>{words}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
