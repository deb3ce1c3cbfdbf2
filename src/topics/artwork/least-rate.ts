import type { Socket } from "node:net";
import { UnreadableForm } from "./read-form.ts";

/** A form that brings less in a window than a line of 26 kbit/s gives its place to another. */
export const WINDOW_MS = 20_000;
const LEAST_BYTES = 64 * 1024;

/** Rejects with 408 once too little of a body has arrived in a window; `stop` ends the watch. */
export function watchRate(socket: Pick<Socket, "bytesRead">) {
  let before = socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (arrived < LEAST_BYTES) reject(new UnreadableForm(408));
    }, WINDOW_MS);
  });
  return { tooSlow, stop: () => clearInterval(timer) };
}
