import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** What a step's tests came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A file of tests and how long it took by the clock. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface Told extends Counts {
  readonly files: readonly FileTime[];
}

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface Spec {
  readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
}

interface Suite {
  readonly file: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

function fileTimes(times: readonly FileTime[]): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

function vitestTold({ numPassedTests, numFailedTests, testResults }: VitestReport): Told {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files: fileTimes(files) };
}

/** Tests of a file stand beside each other in workers: its time is theirs added up. */
function timesIn({ file, specs, suites = [] }: Suite): FileTime[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const seconds = own.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return [{ file: `tests/e2e/${file}`, seconds }, ...suites.flatMap(timesIn)];
}

function playwrightTold({ stats, suites }: PlaywrightReport): Told {
  const passed = stats.expected + stats.flaky;
  return { passed, failed: stats.unexpected, files: fileTimes(suites.flatMap(timesIn)) };
}

/** What a runner wrote of its tests; nothing where it wrote no report. */
export function readReport(file: string): Told {
  if (!existsSync(file)) return { passed: 0, failed: 0, files: [] };
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  return "stats" in report ? playwrightTold(report) : vitestTold(report);
}
