import { importsOf, targetOf } from "./imports.ts";
import { isTest, type SourceFile, sourceFiles } from "./source-files.ts";

const most = 90;

/** Short files that one other file reads, and no test: to be read beside it. "lines file -> reader", those in the reader's folder first. No fault. */
export function singleReaders(files: readonly SourceFile[]): string[] {
  const readers = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const { specifier } of importsOf(text)) {
      const [target = ""] = (targetOf(path, specifier) ?? "").split("?");
      if (target !== path) readers.set(target, (readers.get(target) ?? new Set()).add(path));
    }
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path))
    .map(({ path, text }) => ({
      path,
      lines: text.split("\n").length - 1,
      own: [...(readers.get(path) ?? [])],
    }))
    .filter(({ lines, own: [reader = ""], own }) => lines <= most && own.length === 1 && !isTest(reader))
    .map(({ path, lines, own: [reader = ""] }) => ({
      path,
      lines,
      reader,
      isNear: folderOf(path) === folderOf(reader),
    }))
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || a.lines - b.lines)
    .map(({ path, lines, reader }) => `${lines} ${path} -> ${reader}`);
}

if (import.meta.main) {
  const found = singleReaders(sourceFiles(".ts", ".tsx"));
  for (const line of process.argv.includes("--list") ? found : []) console.log(line);
  console.log(`single readers: ${found.length} files of at most ${most} lines`);
}
