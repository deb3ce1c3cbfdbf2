import type { Socket } from "node:net";
import { serviceBusy } from "#platform/unavailable.ts";
import type { Services } from "#topics/services.ts";
import { requireRoomForFiles } from "./received-files.ts";

/** A body that brings less in a window than a line of 26 kbit/s gives its place to another. */
export const WINDOW_MS = 20_000;
const LEAST_BYTES = 64 * 1024;
/** How often the room on the disk is looked at while bytes come. */
const LOOK_MS = 2_000;

/** A body that came too slowly: answered with 408. */
class TooSlow extends Error {
  readonly statusCode = 408;

  constructor() {
    super("Too little came in time.");
  }
}

/** A body that is looked after while it comes. */
export interface WatchedArrival {
  /** Rejects once it is not waited for any longer: it was too slow, its place is needed, or the disk's reserve is used up. */
  readonly ended: Promise<never>;
  /** Ends it for another one's sake. */
  takeBack(): void;
  stop(): void;
}

/** Looks after a body from now on. */
export function watchArrival(
  services: Pick<Services, "config" | "freeBytes">,
  socket: Pick<Socket, "bytesRead">,
): WatchedArrival {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  // Whoever waits hears of it; what has been answered does not.
  ended.catch(() => undefined);
  let before = socket.bytesRead;
  const slow = setInterval(() => {
    if (socket.bytesRead - before < LEAST_BYTES) reject(new TooSlow());
    before = socket.bytesRead;
  }, WINDOW_MS);
  const disk = setInterval(() => void requireRoomForFiles(services, 0).catch(reject), LOOK_MS);
  return {
    ended,
    takeBack: () => reject(serviceBusy("files")),
    stop: () => {
      clearInterval(slow);
      clearInterval(disk);
    },
  };
}
