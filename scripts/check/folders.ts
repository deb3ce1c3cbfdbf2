import { dirname } from "node:path";
import { importsOf, targetOf } from "./imports.ts";
import { isTest, type SourceFile, sourceFiles } from "./source-files.ts";

/** The folder both paths lie in, and the child of it each of them lies in; null where one lies in the other's folder. */
function siblings(from: string, to: string): readonly [string, string] | null {
  const [a, b] = [dirname(from).split("/"), dirname(to).split("/")];
  let depth = 0;
  while (depth < a.length && depth < b.length && a[depth] === b[depth]) depth += 1;
  if (depth === a.length || depth === b.length) return null;
  return [a.slice(0, depth + 1).join("/"), b.slice(0, depth + 1).join("/")];
}

/** Pairs of sibling folders that import each other: then neither is a module. Types count. */
export function siblingCycles(files: readonly SourceFile[]): string[] {
  const arrows = new Map<string, string>();
  for (const { path, text } of files)
    for (const { specifier } of importsOf(text)) {
      const target = targetOf(path, specifier);
      const pair = target?.startsWith("src/") ? siblings(path, target) : null;
      if (pair) arrows.set(pair.join(" -> "), `${path} imports ${target}`);
    }
  return [...arrows].flatMap(([arrow, example]) => {
    const [from = "", to = ""] = arrow.split(" -> ");
    const back = arrows.get(`${to} -> ${from}`);
    return back !== undefined && from < to ? [`${from} <-> ${to}: ${example}; ${back}`] : [];
  });
}

if (import.meta.main) {
  const files = sourceFiles(".ts", ".tsx").filter(({ path }) => path.startsWith("src/") && !isTest(path));
  const faults = siblingCycles(files);
  for (const fault of faults) console.error(fault);
  console.log(`folders: ${faults.length} against the rules`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
