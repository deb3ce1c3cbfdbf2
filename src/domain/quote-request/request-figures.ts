/** How an asked request went, as far as figures of all of them need it. */
export interface RequestOutcome {
  /** Working minutes until its first answer; null while it has none. */
  readonly minutes: number | null;
  /** Whether it was answered, or is still to be answered, by the promised day; null while that day is to come and it has no answer. */
  readonly isInTime: boolean | null;
  readonly isAccepted: boolean;
}

/** How requests were answered. Shares are in thousandths; null where there is nothing to share. */
export interface RequestFigures {
  readonly asked: number;
  readonly answered: number;
  /** The middle one of the answered. */
  readonly medianMinutes: number | null;
  /** Of those whose day has come or that were answered. */
  readonly inTime: number | null;
  /** Of those answered. */
  readonly accepted: number | null;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** Answer time, promise and conversion of requests. */
export function requestFigures(outcomes: readonly RequestOutcome[]): RequestFigures {
  const answered = outcomes.filter(({ minutes }) => minutes !== null);
  const due = outcomes.filter(({ isInTime }) => isInTime !== null);
  return {
    asked: outcomes.length,
    answered: answered.length,
    medianMinutes: median(answered.map(({ minutes }) => minutes ?? 0)),
    inTime: share(due.filter(({ isInTime }) => isInTime).length, due.length),
    accepted: share(answered.filter(({ isAccepted }) => isAccepted).length, answered.length),
  };
}
