import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const index = readFileSync("docs/decisions/README.md", "utf8");
const records = globSync("docs/decisions/[0-9]*.md").map((path) => {
  const text = readFileSync(path, "utf8");
  const [title = "", , status = "", date = ""] = text.split("\n");
  return { name: basename(path), text, title, status, date };
});

test.each(records)("$name says its number and title, its status and its date", (record) => {
  expect(record.name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
  expect(record.title).toMatch(new RegExp(`^# ${record.name.slice(0, 3)} \\S.+[^.]$`));
  expect(record.status).toMatch(/^- \*\*Status:\*\* (accepted|proposed|superseded by \[\d{3}\])/);
  expect(record.date).toMatch(/^- \*\*Date:\*\* \d{4}-\d\d-\d\d$/);
  for (const part of ["Context", "Decision", "Consequences"]) expect(record.text).toContain(`**${part}.** `);
});

test.each(records)("$name stands in the index once, under its title", ({ name, title }) => {
  const lines = index.split("\n").filter((line) => line.includes(`](${name})`));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`- ${title.slice("# ".length, 5)} [${title.slice("# 000 ".length)}](${name})`);
});

test("a number is one record's", () => {
  const numbers = records.map(({ name }) => name.slice(0, 3));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test("what is superseded is marked in the index, and nothing else", () => {
  const marked = [...index.matchAll(/\]\((\S+)\), superseded/g)].map(([, name]) => name);
  const superseded = records.filter(({ status }) => status.startsWith("- **Status:** superseded by"));
  expect(new Set(marked)).toEqual(new Set(superseded.map(({ name }) => name)));
});

/** The numbers by which code names records, in a comment at what they govern: in the four folders of code, and in settings at the root. */
function namedInCode(): ReadonlySet<string> {
  const code = sourceFiles(".ts", ".tsx", ".js", ".css").filter(
    ({ path }) => /^(src|scripts|tests|bench)\//.test(path) || !path.includes("/"),
  );
  const named = code.flatMap(({ text }) => [...text.matchAll(/\bdecisions?[ /](\d{3})\b/g)]);
  return new Set(named.map(([, number = ""]) => number));
}

test("every record is named at the code it governs, and code names no other", () => {
  const named = namedInCode();
  const numbers = new Set(records.map(({ name }) => name.slice(0, 3)));
  expect([...numbers].filter((number) => !named.has(number))).toEqual([]);
  expect([...named].filter((number) => !numbers.has(number))).toEqual([]);
});
