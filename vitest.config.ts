import { defineConfig } from "vitest/config";

const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** A busy machine is slow, not wrong. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 45_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: testsOf("src/domain", "src/catalogue", "src/web", "scripts"),
          ...patient,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          include: testsOf("src/server"),
          globalSetup: "tests/support/server/test-database.ts",
          // Each isolated file would load the database library anew, a second of work.
          isolate: false,
          ...patient,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "process",
          include: testsOf("tests/process"),
          ...patient,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
