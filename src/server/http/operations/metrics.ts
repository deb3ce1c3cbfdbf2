import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services/services.ts";

/** Upper bounds of the duration histogram, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

interface Series {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

/** What an answer is counted under: the pattern, never the address itself, so that the number of series stays small. */
const labelsOf = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): string =>
  `method="${method}",route="${routeOptions.config.countedAs ?? routeOptions.url ?? "none"}",status="${statusCode}"`;

const histogramLines = (series: ReadonlyMap<string, Series>): string[] => [
  "# TYPE http_request_duration_seconds histogram",
  ...[...series].flatMap(([labels, { count, seconds, buckets }]) => [
    ...bounds.map(
      (bound, i) => `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[i] ?? 0}`,
    ),
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{${labels}} ${seconds}`,
    `http_request_duration_seconds_count{${labels}} ${count}`,
  ]),
];

export interface Metrics {
  observe(request: FastifyRequest, reply: FastifyReply): void;
  /** Adds a number that is read when the metrics are. */
  gauge(name: string, read: () => number): void;
  /** Prometheus' text format. */
  text(): string;
}

export const createMetrics = (services: Services): Metrics => {
  const series = new Map<string, Series>();
  const gauges = new Map<string, () => number>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  gauges.set("process_resident_memory_bytes", () => process.memoryUsage.rss());
  gauges.set("process_uptime_seconds", () => process.uptime());
  gauges.set("nodejs_eventloop_delay_p99_seconds", () => delay.percentile(99) / 1e9);

  return {
    gauge: (name, read) => void gauges.set(name, read),
    observe: (request, reply) => {
      const labels = labelsOf(request, reply);
      const seconds = reply.elapsedTime / 1000;
      const found = series.get(labels) ?? { count: 0, seconds: 0, buckets: bounds.map(() => 0) };
      series.set(labels, found);
      found.count += 1;
      found.seconds += seconds;
      for (let i = bounds.length - 1; i >= 0 && seconds <= (bounds[i] ?? 0); i--) found.buckets[i]! += 1;
    },
    text: () =>
      [
        ...[...gauges].flatMap(([name, read]) => [`# TYPE ${name} gauge`, `${name} ${read()}`]),
        "# TYPE catalogue_version gauge",
        `catalogue_version{version="${services.catalogue.current().version}"} 1`,
        ...histogramLines(series),
        "",
      ].join("\n"),
  };
};
