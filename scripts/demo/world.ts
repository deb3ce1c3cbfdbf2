import { shopMoment } from "#platform/clock.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { LoadedOrder } from "#topics/order/loaded-order.ts";
import type { Services } from "#topics/services.ts";
import type { Dice } from "./dice.ts";
import type { LabelFiles } from "./label-files.ts";
import type { SetClock } from "./stories.ts";

/** What a demonstration is made by: the shop's own services, in one transaction, on a clock that is set. */
export type DemonstrationServices = Pick<
  Services,
  "catalogue" | "clock" | "config" | "content" | "db" | "jobs" | "log" | "shopMoment"
>;

/** Where the stories of a demonstration happen. */
export interface World {
  readonly services: DemonstrationServices;
  readonly tx: Transaction;
  readonly clock: SetClock;
  readonly dice: Dice;
  readonly files: readonly LabelFiles[];
  /** Artwork that is kept already, by its owner and content. */
  readonly kept: Map<string, string>;
  /** Orders as they stand, by number, since something was told of them. */
  readonly orders: Map<string, LoadedOrder>;
  /** Told with each order that is placed. */
  readonly placed: () => void;
}

/** Nothing of a demonstration is work for anybody: no mail leaves. */
const noJobs: Jobs = {
  add: async () => undefined,
  work: async () => undefined,
  retry: async () => undefined,
  drop: async () => undefined,
  repeat: async () => undefined,
  hearOfGivenUp: async () => undefined,
  check: async () => undefined,
  stop: async () => undefined,
};

/** The shop's services as a demonstration uses them. */
export function servicesOfStories(
  { catalogue, config, content, log }: Pick<Services, "catalogue" | "config" | "content" | "log">,
  tx: Transaction,
  clock: SetClock,
): DemonstrationServices {
  const { timeZone, cutOff } = catalogue.current().document.shop;
  return {
    catalogue,
    config,
    content,
    log,
    clock,
    jobs: noJobs,
    // Whatever opens a transaction of its own makes a part of this one.
    db: tx,
    shopMoment: () => shopMoment(clock.now(), timeZone, cutOff),
  };
}
