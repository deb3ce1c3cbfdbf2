import { spawn } from "node:child_process";
import { MAKING_PROCESS_MS } from "#domain/artwork/reading-time.ts";

/** Where a program writes the file it makes: the first descriptor after the three that every process has. */
export const FILE_DESCRIPTOR = 3;

/** Kilobytes of memory that may be written to: 560 MB of it are reserved before the first line. */
const DATA_KB = 1_024_000;

/** How long a process may take. */
export interface ProcessLimits {
  /** Of a processor. */
  readonly cpuSeconds: number;
  /** By the clock. */
  readonly wallMs: number;
}

const making: ProcessLimits = { cpuSeconds: 20, wallMs: MAKING_PROCESS_MS };

/**
 * The limits of the system hold where those of the heap do not: of what is unpacked outside of it. The softer one of time ends a process by
 * a signal of its own, so that it is not taken for one that somebody has killed.
 */
function limitedBy({ cpuSeconds }: ProcessLimits): string {
  const time = `ulimit -S -t ${cpuSeconds} && ulimit -H -t ${cpuSeconds + 2}`;
  return `ulimit -c 0 && ulimit -d ${DATA_KB} && ${time} && exec "$0" "$@"`;
}

/**
 * What divides that memory (decision 191): most of it lies outside of the heap, whose own bounds and malloc's many arenas would leave a
 * TIFF of 98 MB in four inks too little.
 */
const HEAP = ["--max-old-space-size=384", "--max-semi-space-size=8"] as const;
const OUTSIDE = { MALLOC_ARENA_MAX: "1", UV_THREADPOOL_SIZE: "2" } as const;

/**
 * Starts a script of the shop with little memory and time, and nothing of the shop's surroundings: neither its secrets nor its
 * connections. It is killed when it takes longer; `late` says so.
 */
export function startLimited(script: string, given: readonly string[], limits: ProcessLimits = making) {
  const child = spawn("/bin/sh", ["-c", limitedBy(limits), process.execPath, ...HEAP, script, ...given], {
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...OUTSIDE },
  });
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
    child.kill("SIGKILL");
  }, limits.wallMs);
  child.once("close", () => clearTimeout(timer));
  child.on("error", () => clearTimeout(timer));
  return { child, late: late.signal };
}
