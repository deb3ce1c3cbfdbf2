import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { resultsOf, type TestResults } from "./read-reports.ts";

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  /** How often it runs, one run after the other. */
  readonly times?: number;
  /** Its report; a stage without one counts as one. */
  readonly report?: string;
  /** It runs whatever is asked for. */
  readonly isNeeded?: boolean;
}

const folder = ".cache/long-reports";
const report = join(folder, "report.json");
const vitest = (...words: readonly string[]) => [
  "vitest",
  "run",
  ...words,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
];

const stages: readonly Stage[] = [
  { name: "browser", command: ["node", "scripts/test/ensure-browser.ts"], isNeeded: true },
  { name: "build", command: ["node", "scripts/build/build-if-changed.ts"], isNeeded: true },
  {
    name: "kills, floods, copies",
    command: vitest("--project=long"),
    settings: { KILLS: "30", ATTACK_SECONDS: "300", STOPS: "50", SOAK_MINUTES: "60" },
    report,
  },
  {
    name: "plans of 100,000 rows",
    command: vitest(
      "--project=server",
      "src/topics/workshop/list-shop-orders.test.ts",
      "src/topics/workshop/today-plans.test.ts",
    ),
    settings: { ROWS: "100000" },
    report,
  },
  {
    name: "all files of the corpus",
    command: vitest(
      "--project=server",
      "src/platform/print-files/writer/check/printed-corpus.test.ts",
      "src/platform/print-files/writer/check/printed-overprint.test.ts",
      "src/platform/artwork/reader/document/overprint.test.ts",
    ),
    settings: { CORPUS: "all" },
    report,
  },
  {
    name: "server and unit tests, the long way",
    command: vitest("--project=server", "--project=unit"),
    settings: { LONG_TESTS: "yes" },
    report,
  },
  { name: "process tests, ten times", command: vitest("--project=process"), times: 10, report },
  {
    name: "browser tests, the long way",
    command: ["playwright", "test", "--grep=@long", "--reporter=list,json"],
    settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
  },
  { name: "mutants of the domain", command: ["node", "tests/mutants/run.ts"] },
];

async function runOnce(stage: Stage): Promise<TestResults> {
  rmSync(report, { force: true });
  const [name = "", ...words] = stage.command;
  const child = spawn(name, words, { stdio: "inherit", env: { ...process.env, ...stage.settings } });
  const [status] = (await once(child, "close")) as [number | null];
  return resultsOf(stage.report, status === 0);
}

mkdirSync(folder, { recursive: true });
const rows: (Pick<TestResults, "passed" | "failed"> & { readonly name: string; readonly seconds: number })[] =
  [];
const asked = process.argv.slice(2);
for (const stage of stages.filter(
  ({ name, isNeeded }) => isNeeded || asked.length === 0 || asked.some((one) => name.includes(one)),
)) {
  const begun = Date.now();
  const counts: TestResults[] = [];
  for (let time = 0; time < (stage.times ?? 1); time++) counts.push(await runOnce(stage));
  rows.push({
    name: stage.name,
    passed: counts.reduce((sum, one) => sum + one.passed, 0),
    failed: counts.reduce((sum, one) => sum + one.failed, 0),
    seconds: (Date.now() - begun) / 1_000,
  });
}

console.log(`\n${"stage".padEnd(28)}${"passed".padStart(8)}${"failed".padStart(8)}${"seconds".padStart(10)}`);
for (const { name, passed, failed, seconds } of rows)
  console.log(
    `${name.padEnd(28)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(10)}`,
  );
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
