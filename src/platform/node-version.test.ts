import { expect, test } from "vitest";
import { nodeFault } from "./node-version.js";

test.each(["22.22.0", "24.21.0", "26.0.1"])("Node %s runs the shop", (version) => {
  expect(nodeFault(version)).toBeNull();
});

test.each(["20.20.2", "22.21.9", "8.17.0"])(
  "Node %s is refused with a sentence that says what to do",
  (version) => {
    expect(nodeFault(version)).toBe(
      `Kisscut needs Node 22.22 or newer, this is ${version}: install a newer Node, then run "npm ci" again.`,
    );
  },
);
