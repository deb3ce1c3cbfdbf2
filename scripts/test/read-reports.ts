import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** A file of tests and how long it took by the clock. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** What a run of tests came to. */
export interface TestResults {
  readonly passed: number;
  readonly failed: number;
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
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

function vitestResults({ numPassedTests, numFailedTests, testResults }: VitestReport): TestResults {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files };
}

/** Tests of a file stand beside each other in workers: its time is theirs added up. */
function timesIn({ file, specs, suites = [] }: Suite): FileTime[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const seconds = own.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return [{ file: `tests/e2e/${file}`, seconds }, ...suites.flatMap(timesIn)];
}

function playwrightResults({ stats, suites }: PlaywrightReport): TestResults {
  const sums = new Map<string, number>();
  for (const { file, seconds } of suites.flatMap(timesIn)) sums.set(file, (sums.get(file) ?? 0) + seconds);
  const files = [...sums].map(([file, seconds]) => ({ file, seconds }));
  return { passed: stats.expected, failed: stats.unexpected, files };
}

function readReport(file: string): TestResults {
  if (!existsSync(file)) return { passed: 0, failed: 0, files: [] };
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  return "stats" in report ? playwrightResults(report) : vitestResults(report);
}

/** What a command came to: one without a report counts as one, one that failed without naming a test as one failure. */
export function resultsOf(report: string | undefined, succeeded: boolean): TestResults {
  if (report === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, files: [] };
  const results = readReport(report);
  const isSilent = results.failed === 0 && (!succeeded || results.passed === 0);
  return isSilent ? { ...results, failed: 1 } : results;
}
