import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Day } from "#studio/ui/day.tsx";
import { awaitedNames, stageNames, taskNames } from "#studio/ui/order-stage-labels.ts";
import { OrderThumbnails } from "#studio/ui/thumbnails.tsx";
import { UrgencyMark } from "#studio/ui/urgency-mark.tsx";
import styles from "./board.module.css";
import { type BoardCardOrder, type BoardStage, listOf, moveOf } from "./board-moves.ts";
import type { CardDrag } from "./use-card-drag.ts";

interface CardProps {
  readonly order: BoardCardOrder;
  readonly mayWork: boolean;
  readonly onMove: (order: BoardCardOrder) => void;
  readonly drag: CardDrag;
}

function Waits({ order: { waits_for: waits, tasks } }: Pick<CardProps, "order">) {
  const words = [...waits.map((one) => awaitedNames[one]), ...tasks.map((task) => taskNames[task])];
  return words.length === 0 ? null : <p className={styles.quiet}>{[...new Set(words)].join(" · ")}</p>;
}

function Card({ order, mayWork, onMove, drag }: CardProps) {
  const { order_no: orderNo, customer, items, leaves_on: leavesOn, urgency, seen } = order;
  const move = moveOf(order);
  return (
    <li className={styles.card} data-urgency={urgency ?? undefined} {...(mayWork && drag.card(order))}>
      <p className={styles.top}>
        <Link to={`/orders/${orderNo}`} className={styles.number} data-card={orderNo} draggable={false}>
          {orderNo}
        </Link>
        {leavesOn !== null && <Day date={leavesOn} />}
      </p>
      {urgency !== null && (
        <p>
          <UrgencyMark of={urgency} />
        </p>
      )}
      <OrderThumbnails orderNo={orderNo} lines={items.length} seen={seen} />
      <p>
        <b>{customer}</b>
      </p>
      <p>
        {items[0]}
        {items.length > 1 && <span className={styles.quiet}>{` and ${items.length - 1} more`}</span>}
      </p>
      <Waits order={order} />
      {mayWork && move !== null && (
        <Button look="quiet" label={`${move.button}: ${orderNo}`} onClick={() => onMove(order)}>
          {move.button}
        </Button>
      )}
    </li>
  );
}

interface ColumnProps extends Omit<CardProps, "order"> {
  readonly stage: BoardStage;
  readonly orders: readonly BoardCardOrder[];
  /** How many there are in all; one more than is counted stands for more. */
  readonly listed: number;
  readonly isShown: boolean;
}

/** More are a list's business. */
const MOST_CARDS = 20;

/** Orders of one stage, the first to leave first. */
export function BoardColumn({ stage, orders, listed, isShown, ...card }: ColumnProps) {
  const shown = orders.slice(0, MOST_CARDS);
  return (
    <section
      className={styles.column}
      aria-label={stageNames[stage]}
      data-shown={isShown || undefined}
      {...card.drag.column(stage)}
    >
      <h2>
        {stageNames[stage]} <span className={styles.quiet}>{listed > 1_000 ? "1,000+" : listed}</span>
      </h2>
      <Stack as="ul" gap={2}>
        {shown.map((order) => (
          <Card key={order.order_no} order={order} {...card} />
        ))}
      </Stack>
      {shown.length === 0 && <p className={styles.quiet}>None</p>}
      {listed > shown.length && (
        <p>
          <Link to={`/orders?${listOf(stage)}`}>Show all of them</Link>
        </p>
      )}
    </section>
  );
}
