import { defineConfig } from "vitest/config";

/** The unit tests that mutants of the domain are tried with: in one project, which is all that Stryker takes. */
export default defineConfig({
  test: {
    include: ["src/domain/**/*.test.ts"],
    setupFiles: "tests/support/property-tests.ts",
    isolate: false,
    testTimeout: 60_000,
  },
});
