import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import { awaitedNames, stageNames } from "#studio/ui/order-stage-labels.ts";

export type BoardCardOrder = StudioReplyTo<"GET orders">["orders"][number];

/** The columns: stages in which somebody has something to do with an order. */
export const boardStages = [
  "open",
  "ready",
  "in-production",
  "dispatched",
] as const satisfies readonly OrderStage[];
export type BoardStage = (typeof boardStages)[number];

/** The one step that a person of the shop takes with an order where it stands; what an open one waits for is not theirs to say. */
export interface BoardMove {
  readonly form: "start" | "dispatch" | "deliver";
  readonly button: string;
  /** What it means, said before it is done. */
  readonly asks: string;
  /** Said once it is done, after the order's number. */
  readonly done: string;
}

const moves: Readonly<Partial<Record<OrderStage, BoardMove>>> = {
  ready: {
    form: "start",
    button: "Start production",
    asks: "The customer is told, and the order cannot be cancelled any more.",
    done: "it is in production.",
  },
  "in-production": {
    form: "dispatch",
    button: "It has left",
    asks: "The customer is told by email.",
    done: "it has left.",
  },
  dispatched: {
    form: "deliver",
    button: "It was delivered",
    asks: "It leaves the board.",
    done: "it was delivered.",
  },
};

/** The step of an order; null where there is none. */
export function moveOf({ stage }: Pick<BoardCardOrder, "stage">): BoardMove | null {
  return moves[stage] ?? null;
}

/** The column to which its step takes an order; null where it has none, or leaves the board. */
export function targetOf(order: Pick<BoardCardOrder, "stage">): BoardStage | null {
  const form = moveOf(order)?.form;
  if (form === "start") return "in-production";
  return form === "dispatch" ? "dispatched" : null;
}

/** Why an order cannot go to a column that is not its next one. */
export function whyNotTo(order: BoardCardOrder, stage: BoardStage): string {
  const { order_no: orderNo } = order;
  const [from, to] = [boardStages.findIndex((one) => one === order.stage), boardStages.indexOf(stage)];
  if (to < from) return `${orderNo} cannot go back: what has happened has happened.`;
  if (order.stage === "open") return whyNotOn(order);
  const next = boardStages[from + 1];
  return `${orderNo} goes to “${next === undefined ? "" : stageNames[next]}” first.`;
}

/** Why an order cannot go to the next column. */
export function whyNotOn({ order_no: orderNo, waits_for: waits }: BoardCardOrder): string {
  const names = waits.map((one) => awaitedNames[one].toLowerCase()).join(", ");
  return `${orderNo} cannot go to “${stageNames.ready}” yet. It waits for: ${names}. It goes there by itself.`;
}

/** Where all orders of a column are listed. */
export function listOf(stage: BoardStage): string {
  return `stage=${stage}&sort=leaves&way=rising`;
}
