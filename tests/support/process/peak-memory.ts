import { readFileSync, writeFileSync } from "node:fs";

function megabytes(pid: number, line: "VmRSS" | "VmHWM"): number {
  return (
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024
  );
}

/** What a process holds in memory now. */
export function residentMegabytes(pid: number): number {
  return megabytes(pid, "VmRSS");
}

/** By how many megabytes a process rose, at its highest, while something was done (Linux: its memory in the kernel's account). */
export async function risesBy(pid: number, work: () => Promise<void>): Promise<number> {
  const before = megabytes(pid, "VmRSS");
  // 5: the highest value so far is forgotten.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  await work();
  return megabytes(pid, "VmHWM") - before;
}
