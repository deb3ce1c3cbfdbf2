import { spawn } from "node:child_process";
import { READING_PROCESS_MS } from "#domain/artwork/reading-time.ts";

/** Where a program writes the file it makes: the first descriptor after the three that every process has. */
export const FILE_DESCRIPTOR = 3;

/** Kilobytes of memory that may be written to: 560 MB of it are reserved before the first line. */
const DATA_KB = 1_024_000;
const CPU_SECONDS = 20;

/** The limits of the system hold where those of the heap do not: of what is unpacked outside of it. */
const LIMITED = `ulimit -c 0 && ulimit -d ${DATA_KB} && ulimit -t ${CPU_SECONDS} && exec "$0" "$@"`;

/**
 * What divides that memory (decision 191): most of it lies outside of the heap, whose own bounds and malloc's many arenas would leave a
 * TIFF of 98 MB in four inks too little.
 */
const HEAP = ["--max-old-space-size=384", "--max-semi-space-size=8"] as const;
const OUTSIDE = { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "2" } as const;

/**
 * Starts a script of the shop with little memory and time, and nothing of the shop's surroundings: neither its secrets nor its
 * connections. It is killed when it takes longer.
 */
export function startLimited(script: string, given: readonly string[]) {
  const child = spawn("/bin/sh", ["-c", LIMITED, process.execPath, ...HEAP, script, ...given], {
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...OUTSIDE },
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), READING_PROCESS_MS);
  child.once("close", () => clearTimeout(timer));
  child.on("error", () => clearTimeout(timer));
  return child;
}
