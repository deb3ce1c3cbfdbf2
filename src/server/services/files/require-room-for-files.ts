import { serviceBusy } from "#server/service-busy.ts";
import type { Services } from "../services.ts";

/**
 * Turns files away while the reserve of the disk is used up, or will be by what is `coming` already: the last of it is the
 * database's, whose writes do not wait.
 */
export async function requireRoomForFiles(
  { freeBytes, config }: Pick<Services, "freeBytes" | "config">,
  coming: number,
): Promise<void> {
  if ((await freeBytes()) - coming < config.diskReserveBytes) throw serviceBusy("disk");
}
