import { useEffect, useRef } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { useKeys, useLoneKeys } from "#studio/ui/lone-keys.ts";
import { BackLink } from "#studio/ui/columns.tsx";
import { StepForm } from "./step-form.tsx";
import { ItemCard } from "./item-card.tsx";
import { CustomerCard, MakingCard, MoneyCard } from "./order-side.tsx";
import folds from "./folds.module.css";
import styles from "./order.module.css";
import {
  type WorkedOrder,
  type OrderWritingOutcome,
  type OrderWriting,
  useMay,
  useOrderWriting,
} from "./order-writing.ts";

export function loader({ params }: LoaderFunctionArgs) {
  const orderNo = params["number"] ?? "";
  return readForRoom(callStudio("GET orders/:order_no", { params: { order_no: orderNo } }));
}

/** What was noted; where somebody else was quicker, what they did, beside what was typed. */
function Came({
  outcome,
  order: { events },
}: {
  readonly outcome: OrderWritingOutcome;
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
  readonly outcome: OrderWritingOutcome | null;
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
  readonly telling: OrderWriting;
  readonly isMain: boolean;
}) {
  const { number, when, kinds, words, pictures, answers, remedies } = problem;
  return (
    <Card className={styles.card} aria-label={`Problem ${number}`}>
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
        <Soft small key={answer}>
          {answer}
        </Soft>
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
    </Card>
  );
}

function Story({ events }: Pick<WorkedOrder, "events">) {
  return (
    <Card className={styles.story} aria-labelledby="story">
      <h2 id="story">What has happened</h2>
      <ol>
        {events.toReversed().map(({ id, when, by, words }) => (
          <li key={id}>
            <Soft as="span" small>
              {when}, {by}
            </Soft>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Head({ order, hasStep }: { readonly order: WorkedOrder; readonly hasStep: boolean }) {
  const { order_no: orderNo, stage, facts, awaited, request } = order;
  const hasKey = useKeys() === "on" && hasStep;
  return (
    <>
      <RoomHead title={`Order ${orderNo}`}>
        <Row gap={4} lines={2}>
          <a href={`/studio/api/orders/${orderNo}/ticket`} download>
            Job ticket (PDF)
          </a>
          <span className={styles.stage}>{stage}</span>
          {hasKey && (
            <Soft as="span" small>
              <kbd>N</kbd> to the next step
            </Soft>
          )}
        </Row>
      </RoomHead>
      <Row as="dl" gap={6} lines={2} className={styles.facts}>
        {facts.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Row>
      {request !== null && (
        <p>
          It answers <Link to={`/requests/${request}`}>quote request {request}</Link>.
        </p>
      )}
      {awaited.length > 0 && (
        <Stack as="ul" gap={1} className={styles.awaited} aria-label="Next">
          {awaited.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Stack>
      )}
    </>
  );
}

/** N goes to the button of what is to be done next, which Enter presses, for whoever may do that. */
function useStepKey(isThere: boolean) {
  const root = useRef<HTMLDivElement>(null);
  useLoneKeys((key) => {
    // The only form whose button is a main one: `order.main` names it.
    const button = root.current?.querySelector<HTMLElement>('form [data-look="main"]');
    if (key !== "n" || !isThere || !button) return false;
    button.closest("details")?.setAttribute("open", "");
    button.focus();
    return true;
  });
  return root;
}

/** One order with everything that is needed to make it, and a form for each step. */
export function OrderRoom() {
  const order = useLoaderData<typeof loader>();
  const telling = useOrderWriting(order);
  const { items, main, problems, order_no: orderNo } = order;
  const may = useMay();
  const hasStep = main !== null && may(main);
  const root = useStepKey(hasStep);
  const firstOpen = problems.find(({ answers }) => answers.length === 0)?.number;
  const firstToProof = items.find(({ turn }) => turn === "act")?.line;
  return (
    <div key={orderNo} ref={root}>
      <BackLink to="/orders">Orders</BackLink>
      <Head order={order} hasStep={hasStep} />
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
      <div className={`${styles.columns} ${folds.folds}`}>
        <Stack as="section" gap={4} aria-label="Items">
          {items.map((item) => (
            <ItemCard
              key={item.line}
              order={order}
              item={item}
              telling={telling}
              isMain={main === "proof" && item.line === firstToProof}
            />
          ))}
        </Stack>
        <Stack gap={4} className={styles.side}>
          <MakingCard order={order} telling={telling} />
          <MoneyCard order={order} telling={telling} />
          <CustomerCard order={order} telling={telling} />
        </Stack>
        <Story events={order.events} />
      </div>
    </div>
  );
}
