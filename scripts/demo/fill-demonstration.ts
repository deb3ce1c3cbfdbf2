import { sql } from "drizzle-orm";
import { changeRevision, type Transaction } from "#platform/db/database.ts";
import { discardFile } from "#platform/files/staged-file.ts";
import { whileStoring } from "#topics/artwork/received-files.ts";
import type { Services } from "#topics/services.ts";
import { createDice } from "./dice.ts";
import { drawLabelFiles, type LabelFiles } from "./label-files.ts";
import { guestMark, isOfDemonstration, memberMark } from "#topics/person/demonstration-mark.ts";
import { addMembers, DEMONSTRATION_DAYS, type DemonstrationSize, planStories } from "./plan-stories.ts";
import { whyNoDemonstration } from "./why-no-demonstration.ts";
import { DAY } from "./shop-hours.ts";
import { createSetClock, tellStories } from "./stories.ts";
import { servicesOfStories, type World } from "./world.ts";

type Needs = Pick<Services, "content" | "catalogue" | "clock" | "config" | "db" | "log" | "storage">;

/** A whole demonstration. */
export const wholeDemonstration: DemonstrationSize = { customers: 400, orders: 900, requests: 120 };

export interface DemonstrationAsked {
  readonly size: DemonstrationSize;
  /** The same people and stories for the same seed. */
  readonly seed: number;
  /** How many of the goods are sold: all, if not said. */
  readonly goods?: number;
  /** Told how far it is. */
  readonly tell: (words: string) => void;
}

export type Filled = { readonly ok: true } | { readonly ok: false; readonly words: string };

/** Rows whose time the database set are as old as what they tell of. */
async function setTimes(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update guest set created_at = placed.at, seen_at = placed.at
    from (select guest_id, min(placed_at) as at from shop_order where guest_id is not null group by guest_id) as placed
    where placed.guest_id = guest.id and starts_with(token_hash, ${guestMark})`);
  await tx.execute(sql`
    update points_ledger set created_at = coalesce(
      (select placed_at from shop_order where order_no = split_part(cause, ':', 2)), verified_at)
    from customer where customer.id = customer_id and password_hash = ${memberMark}`);
  await tx.execute(sql`
    update artwork set kept_at = used.at, used_at = used.at
    from (select artwork_id, min(placed_at) as at from artwork_use join shop_order on order_no = number group by artwork_id) as used
    where used.artwork_id = artwork.id and ${isOfDemonstration}`);
}

async function fill(
  services: Needs,
  tx: Transaction,
  files: readonly LabelFiles[],
  { size, seed, tell }: DemonstrationAsked,
): Promise<Filled> {
  // Nobody orders meanwhile, and no paper takes a number: those of the demonstration follow each other.
  await tx.execute(sql`lock table shop_order, paper_number in share row exclusive mode`);
  const words = await whyNoDemonstration(services, tx);
  if (words !== null) return { ok: false, words };
  const until = services.clock.now();
  const clock = createSetClock(until - DEMONSTRATION_DAYS * DAY);
  let orders = 0;
  const placed = () => {
    orders += 1;
    if (orders % 100 === 0) tell(`${orders} orders`);
  };
  const dice = createDice(seed);
  const world: World = {
    services: servicesOfStories(services, tx, clock),
    tx,
    clock,
    dice,
    files,
    kept: new Map(),
    orders: new Map(),
    placed,
  };
  const members = await addMembers(world, size.customers);
  tell(`${members.length} customers`);
  await tellStories(clock, planStories(world, members, size, until), until);
  await setTimes(tx);
  await changeRevision(tx);
  return { ok: true };
}

/**
 * Fills an empty shop with what would be there after some months: all of it or nothing. Its prices, papers and lists come from the
 * services that real orders go through; nobody gets a mail.
 */
export async function fillDemonstration(services: Needs, told: DemonstrationAsked): Promise<Filled> {
  const { catalogue, config, db, storage } = services;
  const words = await whyNoDemonstration(services, db);
  if (words !== null) return { ok: false, words };
  const files = await drawLabelFiles(catalogue.current(), config.dataDir, told.goods);
  const staged = files.flatMap(({ fine, coarse }) => [...fine.staged, ...coarse.staged]);
  told.tell(`${staged.length} files of artwork`);
  try {
    return await whileStoring({ db, storage }, new Set(staged.map(({ sha256 }) => sha256)), async () => {
      for (const file of staged) await storage.put(file);
      return db.transaction((tx) => fill(services, tx, files, told));
    });
  } finally {
    for (const { path } of staged) await discardFile(path);
  }
}
