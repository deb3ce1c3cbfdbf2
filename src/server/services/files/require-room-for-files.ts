import { serviceBusy } from "../../service-busy.ts";
import type { Services } from "../services.ts";

/** Turns files away while the reserve of the disk is used up: the last of it is the database's, whose writes do not wait. */
export async function requireRoomForFiles({
  freeBytes,
  config,
}: Pick<Services, "freeBytes" | "config">): Promise<void> {
  if ((await freeBytes()) < config.diskReserveBytes) throw serviceBusy("disk");
}
