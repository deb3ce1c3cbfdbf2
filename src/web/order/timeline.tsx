import { formatDay, SHOP_TIME_ZONE } from "#domain/calendar-date.ts";
import { formatDollars } from "#domain/money.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { OrderPageView } from "./order.types.ts";
import styles from "./timeline.module.css";

const spoken = { done: "done", next: "next", later: "to come", ended: "the end" } as const;

/** A stage of an order on its line. */
interface OrderStep {
  readonly name: string;
  /** When it was, or what is missing; empty where there is nothing to say. */
  readonly words: string;
  /** "ended": it goes no further. */
  readonly state: "done" | "next" | "later" | "ended";
}

const days = new Intl.DateTimeFormat("en-NZ", {
  day: "numeric",
  month: "long",
  timeZone: SHOP_TIME_ZONE,
});

/** "23 November": the day in the shop of an instant. */
export function dayOf(instant: string): string {
  return days.format(new Date(instant));
}

function lastDay({ events }: OrderPageView, kind: string): string {
  const last = events.findLast((event) => event.kind === kind);
  return last === undefined ? "" : dayOf(last.at);
}

/** The lines that are made: a charge, which has no picture, has no proof either. */
export function proofedIn({ items }: OrderPageView): OrderPageView["items"] {
  return items.filter(({ picture }) => picture !== "");
}

function proofStep(order: OrderPageView): OrderStep {
  const proofed = proofedIn(order);
  const approved = proofed.filter(({ proof }) => proof.state === "approved").length;
  const all = proofed.length;
  const isReady = order.items.some(({ proof }) => proof.state === "made");
  if (approved === all)
    return { name: "Proof approved", words: lastDay(order, "proof-approved"), state: "done" };
  const some = all > 1 ? `${approved} of ${all} approved` : "";
  const isAwaited = proofed.some((item) => item.awaits_artwork);
  const waiting = isAwaited ? "We need your artwork" : isReady ? "Ready for you" : "We are preparing it";
  return { name: "Proof", words: some || waiting, state: "next" };
}

function paymentStep(order: OrderPageView): OrderStep {
  if (order.due <= 0) return { name: "Paid", words: lastDay(order, "paid"), state: "done" };
  if (order.on_account != null)
    return { name: "On account", words: `Due ${formatDay(order.on_account.due_on)}`, state: "done" };
  const ways = order.may_pay_by_card ? "By card or bank transfer" : "By bank transfer";
  const words = order.paid > 0 ? `${formatDollars(order.due)} to go` : ways;
  return { name: "Payment", words, state: "next" };
}

const made = ["in-production", "dispatched", "delivered"] as const;

/** How far an order that is being made has come. */
function makingSteps(order: OrderPageView): OrderStep[] {
  const at = made.findIndex((stage) => stage === order.stage);
  const state = (step: number, begins: boolean) => {
    if (at >= step) return "done";
    return at === step - 1 && begins ? "next" : "later";
  };
  const arrives = order.delivery_date === null ? "" : formatDay(order.delivery_date);
  return [
    {
      name: at >= 0 ? "Being made" : "Production",
      words: lastDay(order, "production-started"),
      state: state(0, order.stage === "ready"),
    },
    {
      name: "On its way",
      words: at >= 1 ? lastDay(order, "dispatched") : "",
      state: state(1, true),
    },
    {
      name: at === 2 ? "Delivered" : "With you",
      words: at === 2 ? lastDay(order, "delivered") : arrives,
      state: state(2, true),
    },
  ];
}

const remedies = { reprint: "We make it again", refund: "Money back", words: "Answered" } as const;

/** How the newest problem stands; none where nothing was wrong. */
function problemStep({ problems }: OrderPageView): readonly OrderStep[] {
  const newest = problems.at(-1);
  if (newest === undefined) return [];
  const answer = newest.answers.at(-1);
  if (answer === undefined) return [{ name: "Problem", words: "We look at it", state: "next" }];
  return [{ name: "Problem", words: remedies[answer.remedy], state: "done" }];
}

/** The stages of an order from the beginning to the door; one that was given up ends where it ended. */
export function orderSteps(order: OrderPageView): readonly OrderStep[] {
  const placed: OrderStep = { name: "Ordered", words: dayOf(order.placed_at), state: "done" };
  if (order.stage === "cancelled" || order.stage === "lapsed") {
    const name = order.stage === "cancelled" ? "Cancelled" : "Lapsed";
    return [placed, { name, words: lastDay(order, order.stage), state: "ended" }];
  }
  return [placed, proofStep(order), paymentStep(order), ...makingSteps(order), ...problemStep(order)];
}

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
export function Timeline({ order }: { readonly order: OrderPageView }) {
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

const moments = new Intl.DateTimeFormat("en-NZ", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: SHOP_TIME_ZONE,
});

/** "24 Nov, 11:05", where the shop is. */
export function momentText(at: string): string {
  return moments.format(new Date(at));
}
