import { isTest, sourceFiles } from "./source-files.ts";

const declared =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
const listed = /^export (?:type )?\{([^}]+)\}(?! from)/gm;

/** What React Router asks of every route module by name. */
const ofRoutes = new Set([
  "loader",
  "action",
  "meta",
  "links",
  "headers",
  "shouldRevalidate",
  "ErrorBoundary",
  "HydrateFallback",
  "handle",
  "clientLoader",
]);

/** The names a file exports. */
export function exportedNames(text: string): string[] {
  return [
    ...[...text.matchAll(declared)].map(([, name = ""]) => name),
    ...[...text.matchAll(listed)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim().split(" as ").at(-1) ?? ""),
    ),
  ].filter((name) => name !== "");
}

if (import.meta.main) {
  const files = sourceFiles(".ts", ".tsx").filter(({ path }) => path.startsWith("src/") && !isTest(path));
  const places = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const name of new Set(exportedNames(text)))
      if (!ofRoutes.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
  const doubles = [...places].filter(([, paths]) => paths.length > 1);
  for (const [name, paths] of doubles) console.error(`${name}: ${paths.join(", ")}`);
  console.log(`names: ${places.size} exported, ${doubles.length} of them more than once`);
  process.exitCode = doubles.length > 0 ? 1 : 0;
}
