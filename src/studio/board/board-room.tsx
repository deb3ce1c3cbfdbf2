import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useLoaderData, useRevalidator, useRouteLoaderData } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { stageNames } from "#studio/ui/order-stage-labels.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { BoardColumn } from "./board-column.tsx";
import {
  type BoardCardOrder,
  type BoardMove,
  type BoardStage,
  boardStages,
  listOf,
  moveOf,
  whyNotOn,
  whyNotTo,
} from "./board-moves.ts";
import styles from "./board.module.css";
import { useCardDrag } from "./use-card-drag.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { useSending } from "#studio/calls/use-sending.ts";

async function readColumn(stage: BoardStage) {
  const { orders, listed } = await readForRoom(
    callStudio("GET orders", { query: new URLSearchParams(listOf(stage)) }),
  );
  return { stage, orders, listed };
}

export async function loader() {
  const columns = await Promise.all(boardStages.map(readColumn));
  return { columns };
}

const along: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const across: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const CARD = "[data-card]";

/** j and k, or the arrows, go from card to card and from column to column. Answers whether it was such a key. */
function goByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const columns = [...currentTarget.children].map((one) => [...one.querySelectorAll<HTMLElement>(CARD)]);
  const column = columns.findIndex((cards) => cards.some((card) => card === document.activeElement));
  const at = columns[column]?.findIndex((card) => card === document.activeElement) ?? 0;
  const [down, right] = [along[key] ?? 0, across[key] ?? 0];
  if (column < 0 || (down === 0 && right === 0)) return false;
  const beside = right > 0 ? columns.slice(column + 1) : columns.slice(0, column).toReversed();
  const next = right === 0 ? columns[column] : beside.find((cards) => cards.length > 0);
  next?.[Math.max(0, Math.min(next.length - 1, at + down))]?.focus();
  return true;
}

/** The focus goes on with a card: the next press of the keys moves the same one. */
function focusCard(orderNo: string): void {
  document.querySelector<HTMLElement>(`[data-card="${orderNo}"]`)?.focus();
}

type Columns = Awaited<ReturnType<typeof loader>>["columns"];

function liesElsewhere(moved: BoardCardOrder, columns: Columns): boolean {
  return columns.some(
    ({ stage, orders }) =>
      stage !== moved.stage && orders.some(({ order_no }) => order_no === moved.order_no),
  );
}

function Stages({
  shown,
  onShow,
}: {
  readonly shown: BoardStage;
  readonly onShow: (stage: BoardStage) => void;
}) {
  return (
    <div className={styles.stages} role="group" aria-label="Column">
      {boardStages.map((stage) => (
        <button key={stage} type="button" aria-pressed={stage === shown} onClick={() => onShow(stage)}>
          {stageNames[stage]}
        </button>
      ))}
    </div>
  );
}

interface MoveDialogProps {
  readonly order: BoardCardOrder;
  readonly move: BoardMove;
  /** Null: nothing was done. */
  readonly onEnd: (done: string | null) => void;
}

/** Asks before an order moves on, and for what goes with it; where something has happened meanwhile it says so. */
function MoveDialog({ order, move, onEnd }: MoveDialogProps) {
  const { order_no: orderNo, customer, seen } = order;
  const { form, button, asks, done } = move;
  const { revalidate } = useRevalidator();
  const { isBusy, fault, faultOf, onSubmit } = useSending(
    async (typedIn) => {
      const typed: Record<string, string> =
        form === "dispatch" ? { carrier: typedIn("carrier"), tracking: typedIn("tracking") } : {};
      const body = { form, seen, typed };
      const answer = await callStudio("POST orders/:order_no/work", { params: { order_no: orderNo }, body });
      if (!answer.ok && answer.status === 409) await revalidate();
      return answer;
    },
    async () => {
      await revalidate();
      onEnd(`${orderNo}: ${done}`);
    },
  );
  return (
    <Dialog title={`${button}: ${orderNo}?`} onClose={() => onEnd(null)}>
      <Stack as="form" onSubmit={onSubmit}>
        <p>
          {customer}. {asks}
        </p>
        {form === "dispatch" && (
          <>
            <Field label="Carrier" error={faultOf("carrier")}>
              {(field) => <TextInput {...field} name="carrier" autoComplete="off" />}
            </Field>
            <Field label="Tracking number" hint="May stay empty." error={faultOf("tracking")}>
              {(field) => <TextInput {...field} name="tracking" autoComplete="off" />}
            </Field>
          </>
        )}
        {fault !== null && <Message tone="error">{fault}</Message>}
        <Row as="p" gap={4}>
          <Button look="main" type="submit" busy={isBusy}>
            {button}
          </Button>
          <Button look="plain" onClick={() => onEnd(null)}>
            Not now
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** Orders by stage. A card goes on only as its facts allow; Shift and the right arrow ask for the step of the one in focus. */
export function BoardRoom() {
  const { columns } = useLoaderData<typeof loader>();
  const entry = useRouteLoaderData<Entry>("studio");
  const mayWork = entry?.permissions.includes("orders.work") ?? false;
  const [shown, setShown] = useState<BoardStage>("ready");
  const [moving, setMoving] = useState<BoardCardOrder | null>(null);
  const [said, setSaid] = useState("");
  const moved = useRef<BoardCardOrder | null>(null);
  // Before anything that stands in its old place gets the focus: changes of others may be drawn between the answer and the move.
  useLayoutEffect(() => {
    if (moved.current === null || !liesElsewhere(moved.current, columns)) return;
    if (document.activeElement === document.body) focusCard(moved.current.order_no);
    moved.current = null;
  }, [columns, moving]);
  const move = moving && moveOf(moving);
  const ask = (order: BoardCardOrder) => {
    setSaid(moveOf(order) === null ? whyNotOn(order) : "");
    setMoving(order);
  };
  const drag = useCardDrag({ onAsk: ask, onSay: setSaid });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const orderNo = document.activeElement?.closest<HTMLElement>(CARD)?.dataset["card"];
    const order = columns.flatMap(({ orders }) => orders).find((one) => one.order_no === orderNo);
    if (event.shiftKey && order !== undefined && event.key in across) {
      event.preventDefault();
      if (event.key === "ArrowLeft") setSaid(whyNotTo(order, "open"));
      else if (mayWork) ask(order);
    } else if (goByKey(event)) event.preventDefault();
  };
  return (
    <>
      <RoomHead
        title="Board"
        note={
          <>
            <span className={styles.desk}>
              Drag a card on, or go from card to card with arrows: Shift and → moves one on.
            </span>
            <span className={styles.phone}>Each card has the button of its next step.</span>
          </>
        }
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Stages shown={shown} onShow={setShown} />
      <div className={styles.board} onKeyDown={press}>
        {columns.map((column) => (
          <BoardColumn
            key={column.stage}
            {...column}
            mayWork={mayWork}
            isShown={column.stage === shown}
            onMove={ask}
            drag={drag}
          />
        ))}
      </div>
      {moving !== null && move !== null && (
        <MoveDialog
          order={moving}
          move={move}
          onEnd={(done) => {
            setMoving(null);
            setSaid(done ?? "");
            moved.current = done === null ? null : moving;
          }}
        />
      )}
    </>
  );
}
