import { defineConfig } from "vitest/config";

const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: testsOf("src/domain", "src/catalogue", "src/web", "scripts"),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          include: testsOf("src/server"),
          globalSetup: "tests/support/test-database.ts",
          // Each isolated file would load the database library anew, a second of work.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "process",
          include: testsOf("tests/process"),
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
