import { readdirSync, readFileSync } from "node:fs";

/** How often is looked: a process that lived for less between two looks is not seen. */
const LOOK_MS = 250;
/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

interface Process {
  readonly pid: string;
  readonly parent: string;
  readonly ticks: number;
}

/** Where there is no /proc, there is nothing to read: then no processor time is told. */
function processes(): readonly Process[] {
  try {
    return readdirSync("/proc").flatMap((pid) => (/^\d+$/.test(pid) ? (processOf(pid) ?? []) : []));
  } catch {
    return [];
  }
}

function processOf(pid: string): Process | null {
  try {
    // The name in brackets may hold anything, brackets too.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { pid, parent: fields[1] ?? "", ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

/**
 * Counts the processor time of a process and of all that it starts, browsers and databases too: `time` loses what nobody waits for. What was
 * once below it stays counted, whoever its parent is then. Answers what ends that and tells the seconds; null where they cannot be read.
 */
export function countProcessorTime(pid: number): () => number | null {
  const ours = new Set([String(pid)]);
  const seen = new Map<string, number>();
  const look = () => {
    const all = processes();
    for (let known = -1; known !== ours.size;) {
      known = ours.size;
      for (const one of all) if (ours.has(one.parent)) ours.add(one.pid);
    }
    for (const one of all) if (ours.has(one.pid)) seen.set(one.pid, one.ticks);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    const ticks = [...seen.values()].reduce((sum, one) => sum + one, 0);
    return seen.size === 0 ? null : ticks / TICKS_A_SECOND;
  };
}
