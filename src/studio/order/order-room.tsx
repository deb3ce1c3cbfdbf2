import { useEffect, useRef } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { StepForm } from "./step-form.tsx";
import { ItemCard } from "./item-card.tsx";
import { CustomerCard, MakingCard, MoneyCard } from "./order-side.tsx";
import styles from "./order.module.css";
import { type WorkedOrder, type TellingOutcome, type Telling, useTelling } from "./telling.ts";

export function loader({ params }: LoaderFunctionArgs) {
  const orderNo = params["number"] ?? "";
  return readForRoom(callStudio("GET orders/:order_no", { params: { order_no: orderNo } }));
}

/** What was noted; where somebody else was quicker, what they did, beside what was typed. */
function Came({
  outcome,
  order: { events },
}: {
  readonly outcome: TellingOutcome;
  readonly order: WorkedOrder;
}) {
  if (outcome.kind === "told") {
    const event = events.find(({ id }) => id === outcome.fact);
    return (
      <Message tone="done">
        {outcome.isOld ? "This was noted before" : "Noted"}: {event?.words}
      </Message>
    );
  }
  const since = events.filter(({ id }) => id > outcome.seen);
  return (
    <>
      <Message tone="error">{outcome.words}</Message>
      {since.length > 0 && (
        <ul>
          {since.map(({ id, when, by, words }) => (
            <li key={id}>
              {when}, {by}: {words}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What came of the last form. The page is long: it comes into sight with the focus. */
function Notice({
  outcome,
  order,
}: {
  readonly outcome: TellingOutcome | null;
  readonly order: WorkedOrder;
}) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) shown.current?.focus();
  }, [outcome]);
  if (outcome === null) return null;
  const isTold = outcome.kind === "told";
  return (
    <div
      ref={shown}
      tabIndex={-1}
      role={isTold ? "status" : "alert"}
      className={isTold ? undefined : styles.since}
    >
      <Came outcome={outcome} order={order} />
    </div>
  );
}

/** Something that is wrong with what was sent, and its answer. */
function Problem({
  order,
  problem,
  telling,
  isMain,
}: {
  readonly order: WorkedOrder;
  readonly problem: WorkedOrder["problems"][number];
  readonly telling: Telling;
  readonly isMain: boolean;
}) {
  const { number, when, kinds, words, pictures, answers, remedies } = problem;
  return (
    <section className={styles.card} aria-label={`Problem ${number}`}>
      <p>
        <b>{kinds}</b>, {when}: “{words}”
      </p>
      {pictures.map((picture) => (
        <img
          key={picture}
          src={`/studio/api/orders/${order.order_no}/problems/${picture}`}
          alt="What the customer sent"
          className={styles.pins}
        />
      ))}
      {answers.map((answer) => (
        <p key={answer} className={styles.quiet}>
          {answer}
        </p>
      ))}
      <StepForm
        telling={telling}
        form="problem"
        unseen={{ line: String(number) }}
        fields={[
          {
            name: "remedy",
            label: "What we do",
            options: [{ value: "", label: "Please choose" }, ...remedies],
          },
          { name: "words", label: "Words to the customer", isLong: true },
        ]}
        button={answers.length === 0 ? "Answer the problem" : "Answer once more"}
        isMain={isMain}
      />
    </section>
  );
}

function Story({ events }: Pick<WorkedOrder, "events">) {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">What has happened</h2>
      <ol>
        {events.toReversed().map(({ id, when, by, words }) => (
          <li key={id}>
            <span className={styles.quiet}>
              {when}, {by}
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Head({ order }: { readonly order: WorkedOrder }) {
  const { order_no: orderNo, stage, facts, awaited, request } = order;
  return (
    <>
      <RoomHead title={`Order ${orderNo}`}>
        <div className={styles.standing}>
          <a href={`/studio/api/orders/${orderNo}/ticket`} download>
            Job ticket (PDF)
          </a>
          <span className={styles.stage}>{stage}</span>
        </div>
      </RoomHead>
      <dl className={styles.facts}>
        {facts.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {request !== null && (
        <p>
          It answers <Link to={`/requests/${request}`}>quote request {request}</Link>.
        </p>
      )}
      {awaited.length > 0 && (
        <ul className={styles.awaited} aria-label="Next">
          {awaited.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One order with everything that is needed to make it, and a form for each step. */
export function OrderRoom() {
  const order = useLoaderData<typeof loader>();
  const telling = useTelling(order);
  const { items, main, problems, order_no: orderNo } = order;
  const firstOpen = problems.find(({ answers }) => answers.length === 0)?.number;
  const firstToProof = items.find(({ turn }) => turn === "act")?.line;
  return (
    <div key={orderNo}>
      <p className={styles.back}>
        <Link to="/orders">← Orders</Link>
      </p>
      <Head order={order} />
      <Notice outcome={telling.outcome} order={order} />
      {problems.map((problem) => (
        <Problem
          key={problem.number}
          order={order}
          problem={problem}
          telling={telling}
          isMain={main === "problem" && problem.number === firstOpen}
        />
      ))}
      <div className={styles.columns}>
        <section aria-label="Items" className={styles.items}>
          {items.map((item) => (
            <ItemCard
              key={item.line}
              order={order}
              item={item}
              telling={telling}
              isMain={main === "proof" && item.line === firstToProof}
            />
          ))}
        </section>
        <div className={styles.side}>
          <MakingCard order={order} telling={telling} />
          <MoneyCard order={order} telling={telling} />
          <CustomerCard order={order} telling={telling} />
        </div>
        <Story events={order.events} />
      </div>
    </div>
  );
}
