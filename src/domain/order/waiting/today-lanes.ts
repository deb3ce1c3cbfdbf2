import type { OrderTaskKind } from "./order-tasks.ts";

/** Where the hand does what waits: what is to be answered, then money, files, the press, the door. */
export const todayLanes = ["answer", "money", "files", "press", "door"] as const;
export type TodayLane = (typeof todayLanes)[number];

/** Everything that waits for a person of the shop, on its list of the day, and in which lane. */
const laneOfKind = {
  request: "answer",
  message: "answer",
  problem: "answer",
  "shop-question": "answer",
  review: "answer",
  publication: "answer",
  mail: "answer",
  job: "answer",
  payment: "money",
  question: "money",
  refund: "money",
  overdue: "money",
  proof: "files",
  change: "files",
  print: "press",
  send: "door",
} as const satisfies Readonly<Record<OrderTaskKind, TodayLane> & Record<string, TodayLane>>;

export type TodayKind = keyof typeof laneOfKind;
export const todayKinds = Object.keys(laneOfKind) as readonly TodayKind[];

export function laneOf(kind: TodayKind): TodayLane {
  return laneOfKind[kind];
}

/** The tasks of orders in a lane. */
export function orderKindsIn(lane: TodayLane, all: readonly OrderTaskKind[]): readonly OrderTaskKind[] {
  return all.filter((kind) => laneOfKind[kind] === lane);
}
