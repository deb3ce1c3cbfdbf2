import { readFileSync } from "node:fs";
import autocannon from "autocannon";

const ticksPerSecond = 100;

/** CPU seconds a process has used so far (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly cpuMsEach: number;
  readonly failed: number;
}

/** Packing is measured with what is packed once; new answers are asked for as they are. */
export function encodingAsked(nextPath?: () => string): string {
  return nextPath ? "identity" : "br, gzip";
}

/** New answers a second: slow enough for both sides, so that each is woken as often. */
const newAnswersPerSecond = 1_000;

/** Asks over 50 connections one address as fast as it is answered, or the next of many at an even pace. */
export async function load(
  url: string,
  pid: number,
  seconds: number,
  nextPath?: () => string,
): Promise<Load> {
  const before = cpuSeconds(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: 50,
    duration: seconds,
    headers: { "accept-encoding": encodingAsked(nextPath) },
    ...(nextPath && {
      overallRate: newAnswersPerSecond,
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  return {
    perSecond: requests.average,
    p99Ms: latency.p99,
    cpuMsEach: ((cpuSeconds(pid) - before) * 1000) / requests.total,
    failed: non2xx + errors,
  };
}
