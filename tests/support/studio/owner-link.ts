import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { RunningShop } from "../pages/shop-broker.ts";

/** A link for an owner of a shop that runs, as the command line prints it. */
export async function ownerLink({ dataDir, origin }: RunningShop, email: string): Promise<string> {
  const child = spawn(process.execPath, ["scripts/studio-owner.ts", email], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: new URL(origin).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, "close")]);
  return printed.trim().split("\n").at(-1) ?? "";
}
