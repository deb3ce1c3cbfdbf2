import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { builtPrograms } from "./tests/support/server/built-programs.ts";
import { WaitingFirst } from "./tests/support/server/waiting-first.ts";

/** The same pictures of products in mails, and of artwork, again and again would be more than half of the server tests' work. */
const once = [
  { find: "#platform/mail/draw-product.ts", replacement: "draw-product-once.ts" },
  { find: "#platform/artwork/run-limited.ts", replacement: "run-limited-once.ts" },
].map(({ find, replacement }) => ({
  find,
  replacement: join(import.meta.dirname, "tests/support/server", replacement),
}));

const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** A busy machine is slow, not wrong. */
const patient = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 45_000 } } };

/** One more than processors: those of pages wait a third of their time. */
const busy = { ...patient, maxWorkers: availableParallelism() + 1 };

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // As for browser tests: "@long" in a name keeps a test for `npm run test:long`, which runs these alone.
    testNamePattern: process.env["LONG_TESTS"] === undefined ? /^(?!.*@long)/ : /@long/,
    // A part of a page that React leaves to a root of its own is where React warns of it (src/ui/lazy/island.tsx).
    onConsoleLog: (text) => !text.startsWith("Cannot use a ref on a React element as a container"),
    projects: [
      {
        test: {
          name: "unit",
          include: testsOf(
            "src/domain",
            "src/catalogue",
            "src/artwork-tools",
            "src/ui",
            "src/web",
            "src/studio",
            "scripts",
          ),
          exclude: ["**/*.page.test.tsx", "scripts/demo/**"],
          setupFiles: "tests/support/property-tests.ts",
          // Files of a worker share what they import: a third of the time went into importing it anew for each.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          ...busy,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "page",
          // Pages of the shop with their script, in a window without layout: what they show and do, and call.
          include: ["src/{artwork-tools,ui,web,studio}/**/*.page.test.tsx"],
          exclude: ["**/*.alone.page.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          ...busy,
          // The first page of a worker brings all scripts along.
          testTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "page-alone",
          // Those that put something else in the place of a module, which others of their worker have loaded.
          include: ["src/{artwork-tools,ui,web,studio}/**/*.alone.page.test.tsx"],
          environment: "happy-dom",
          ...busy,
          testTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [builtPrograms],
        resolve: { alias: once },
        test: {
          name: "server",
          include: testsOf("src/server", "src/topics", "src/platform", "scripts/demo"),
          globalSetup: "tests/support/server/test-database.ts",
          setupFiles: "tests/support/property-tests.ts",
          // Each isolated file would load the database library anew, a second of work, and could share no shop.
          isolate: false,
          ...patient,
          // They wait two thirds of their time: for the database, and for programs that read and write files.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "process",
          include: testsOf("tests/process"),
          globalSetup: "tests/support/process/one-shop.ts",
          ...patient,
          // Some start several shops: half a minute on a machine that does nothing else.
          testTimeout: 180_000,
          // They mostly wait: for a shop to start, to stop, or to try again (decision 144).
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "long",
          include: testsOf("tests/long"),
          ...patient,
          testTimeout: 300_000,
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
