import { READING_PROCESS_MS, READING_TURN_MS } from "#domain/artwork/reading-time.ts";
import { serviceBusy } from "#platform/unavailable.ts";
import type { ProcessLimits } from "./limited-process.ts";
import { createReaderTurns, type Lane } from "./reader-turns.ts";

const limits: Readonly<Record<Lane, ProcessLimits>> = {
  /** A first try of every file that looks cheap: most are read in less. */
  quick: { cpuSeconds: 3, wallMs: 4_000 },
  /** What a file may take at all. */
  long: { cpuSeconds: 14, wallMs: READING_PROCESS_MS },
};

/** What looks dearer than this has no first try. Seconds. */
const MOST_QUICK_S = 2;
/** Seconds that a file counts for which took more than it may: a quarter of an hour at the end of the line. */
const OVER_LIMIT_S = 45;

/** How a process has ended that read a file: when it was given too little time, or killed by whoever else ends processes. */
export type Reading<Result> =
  | { readonly ended: "done"; readonly result: Result }
  | { readonly ended: "cpu-time" }
  | { readonly ended: "wall-time" | "killed" };

/** What is told of a file. */
type Ended<Result> = Exclude<Reading<Result>, { readonly ended: "wall-time" | "killed" }>;

/** A file that is to be read. */
interface ToRead<Result> {
  /** Whose turn it counts as: a network, or the site of one subscriber. */
  readonly from: string;
  /** What it will take, guessed by its beginning. Seconds. */
  readonly guessedS: number;
  readonly read: (limits: ProcessLimits) => Promise<Reading<Result>>;
}

/**
 * The line of files that are read by processes with limits; `cpu-time`: a file takes more of a processor than any may. Nothing is said of a file
 * whose process was killed, or came to no end in its time: that is thrown as busy (decision 351).
 */
export function createReadingLine(readers: number) {
  const takeTurn = createReaderTurns(readers);

  const readIn = async <Result>(
    lane: Lane,
    file: ToRead<Result>,
    until: number,
  ): Promise<Reading<Result>> => {
    const patienceMs = Math.max(0, until - performance.now());
    const turn = await takeTurn({ ...file, lane, patienceMs });
    const began = performance.now();
    let penaltyS = 0;
    try {
      const reading = await file.read(limits[lane]);
      if (lane === "long" && reading.ended !== "done") penaltyS = OVER_LIMIT_S;
      return reading;
    } finally {
      turn.end((performance.now() - began) / 1_000 + penaltyS);
    }
  };
  return async <Result>(file: ToRead<Result>): Promise<Ended<Result>> => {
    const until = performance.now() + READING_TURN_MS;
    let lane: Lane = file.guessedS <= MOST_QUICK_S ? "quick" : "long";
    for (let killed = 0; killed < 2;) {
      const reading = await readIn(lane, file, until);
      if (reading.ended === "done") return reading;
      if (reading.ended === "killed") killed += 1;
      else if (lane === "quick") lane = "long";
      else if (reading.ended === "cpu-time") return { ended: "cpu-time" };
      else break;
    }
    throw serviceBusy("files");
  };
}
