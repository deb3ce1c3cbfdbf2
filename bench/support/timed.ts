import type { Figure } from "./measure.types.ts";

/** How often something is done, and what it may take in the middle. */
interface Timed {
  readonly rounds: number;
  readonly limit: Figure["limit"];
}

/** The median of some, in milliseconds, of what was done before; the note has the slow ones, which on a busy machine are slow by that. */
export async function timeOf(
  what: string,
  { rounds, limit }: Timed,
  work: () => Promise<unknown>,
): Promise<Figure> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * rounds)] ?? 0;
  return { what, value: at(0.5), unit: "ms", limit, note: `p95 ${at(0.95).toFixed(1)} ms of ${rounds}` };
}
