import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What the shop counts of itself, in Prometheus' terms; `/metrics` writes it out. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds an answer took, by the pattern of its address (never the address itself: the number of series stays small). */
  readonly requests: Histogram<"method" | "route" | "status">;
  /** Requests whose visitor went away before the answer was finished. */
  readonly abortedRequests: Counter;
  /** Answers 503, by what was busy or away. */
  readonly unavailable: Counter<"reason">;
  /** Runs of a job that failed, each try counted, by queue. */
  readonly failedJobs: Counter<"queue">;
  /** Jobs that failed their last try, by queue. */
  readonly givenUpJobs: Counter<"queue">;
  /** Questions to a cache that were answered from it (hit), and that were not (miss). */
  readonly cacheLookups: Counter<"cache" | "result">;
  /** The caches by name, each with how much it holds now. */
  readonly caches: Map<string, () => CacheSize>;
}

export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

function requestCounters(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Seconds from the arrival of a request to the end of its answer.",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    abortedRequests: new Counter({
      name: "http_requests_aborted_total",
      help: "Requests whose visitor went away before the answer was finished.",
      registers,
    }),
    unavailable: new Counter({
      name: "http_unavailable_total",
      help: "Answers 503, by what was busy or away.",
      labelNames: ["reason"],
      registers,
    }),
  };
}

function workCounters(registers: Registry[]) {
  return {
    failedJobs: new Counter({
      name: "jobs_failed_total",
      help: "Runs of jobs that failed, each try counted.",
      labelNames: ["queue"],
      registers,
    }),
    givenUpJobs: new Counter({
      name: "jobs_given_up_total",
      help: "Jobs that failed their last try.",
      labelNames: ["queue"],
      registers,
    }),
    cacheLookups: new Counter({
      name: "cache_lookups_total",
      help: "Look-ups in a cache, by whether they were answered from it.",
      labelNames: ["cache", "result"],
      registers,
    }),
  };
}

/** A registry for each shop: a process may hold several, as tests do. Node's own metrics come along: heap, GC, event loop, CPU. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const caches = new Map<string, () => CacheSize>();
  collectDefaultMetrics({ register: registry });
  const sizes = (size: keyof CacheSize) => () =>
    Object.fromEntries([...caches].map(([name, read]) => [name, read()[size]]));
  addGauges(
    registry,
    { name: "cache_entries", help: "Answers in a cache.", label: "cache" },
    sizes("entries"),
  );
  addGauges(registry, { name: "cache_bytes", help: "Bytes a cache holds.", label: "cache" }, sizes("bytes"));
  return { registry, caches, ...requestCounters(registers), ...workCounters(registers) };
}

/** Adds a number that is read when the metrics are; one that cannot be read then is left out. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      gauge.remove();
      try {
        gauge.set(await read());
      } catch {
        // Left out: what is away has its own metric and its own line in the log.
      }
    },
  });
}

/** Adds numbers of one kind, each under its value of the label. */
export function addGauges<Label extends string>(
  registry: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: Label },
  read: () => Readonly<Record<string, number>>,
): void {
  const gauge: Gauge<Label> = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: () => {
      gauge.reset();
      for (const [value, number] of Object.entries(read())) gauge.labels(value).set(number);
    },
  });
}
