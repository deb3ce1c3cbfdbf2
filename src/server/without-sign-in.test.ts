import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { topics } from "#contract/calls.ts";
import { studioTopics } from "#contract/studio/studio-calls.ts";

const part = /## Without a sign-in\n(.*?)\n## /s.exec(readFileSync("docs/operations.md", "utf8"))?.[1] ?? "";
const rows = part.split("\n").filter((line) => line.startsWith("| "));

function namedIn(text: string): string[] {
  return [...text.matchAll(/`((?:POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(([, name = ""]) => name);
}

/** What is named in the last column, with what is held for it in the first. */
const listed = rows.flatMap((row) => {
  const cells = row.split(" | ");
  return namedIn(cells.at(-1) ?? "").map((name) => ({ name, held: cells[0] ?? "" }));
});

const named = ({ method, path }: Call) => `${method} ${path}`;
const isWrite = ({ method }: Call) => method !== "GET";
const ofShop = Object.values(topics)
  .flatMap((calls): Call[] => Object.values(calls))
  .filter(isWrite);
const unsigned = ofShop.filter((call) => !(call.refusals ?? []).some((code) => code === "sign-in-first"));

test("every call that changes something without a sign-in stands in the table of operations.md, and no other", () => {
  const ofStudio = Object.values(studioTopics)
    .flatMap((calls) => Object.values(calls))
    .filter((call) => isWrite(call) && call.needs === "nobody")
    .map(({ method, path }) => `${method} studio: ${path}`);
  expect(listed.map(({ name }) => name).toSorted()).toEqual([...unsigned.map(named), ...ofStudio].toSorted());
});

test("what takes a key stands below one, and nothing else does", () => {
  const keyed = unsigned
    .filter(({ query }) => query instanceof z.ZodObject && "key" in query.shape)
    .map(named);
  const below = listed.filter(({ held }) => /key|the same/.test(held)).map(({ name }) => name);
  expect(below.toSorted()).toEqual(keyed.toSorted());
});

test("forms of pages that are sent without a script are the modules that are named", () => {
  const modules = globSync("src/web/routes/**/*.tsx")
    .filter((file) => /^export (?:async function|const) action\b/m.test(readFileSync(file, "utf8")))
    .map((file) => file.slice("src/web/routes/".length, -".tsx".length));
  const said = /without a script send these same calls:\n(.*)\./.exec(part)?.[1] ?? "";
  expect([...said.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)).toEqual(modules.toSorted());
});
