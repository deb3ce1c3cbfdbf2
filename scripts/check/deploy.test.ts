import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Settings as README's table names them. */
const settings = readFileSync("README.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) =>
    [...(line.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ""),
  );

/** What a container sets by itself, or is of tests alone. */
const notInContainers = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "RATE_LIMIT_FACTOR",
  "SHOP_NOW",
  "STRIPE_API_BASE",
  "CHROMIUM_PATH",
];

test.each(["compose.yaml", "compose.nodes.yaml"])("%s hands every setting on", (file) => {
  const text = readFileSync(`deploy/${file}`, "utf8");
  const given = new Set([...text.matchAll(/^ {4,6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
  const wanted = settings.filter((name) => !notInContainers.includes(name));
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => !given.has(name))).toEqual([]);
});
