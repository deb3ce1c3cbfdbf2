import { dirname } from "node:path";
import { parseSync } from "oxc-parser";
import { targetOf } from "./imports.ts";
import { isTest, type SourceFile, sourceFiles } from "./source-files.ts";

/** A way through the code: where it begins, names that some file exports, and the folders whose story it is. */
interface Walk {
  readonly name: string;
  readonly from: readonly string[];
  /** What is called elsewhere is not gone into: it is a story of its own, told by its name. */
  readonly within: RegExp;
}

/**
 * The ways that docs/tour.md names (decision 157). A name that is gone is a fault: then the way has changed, and is begun from its new name.
 */
export const walks: readonly Walk[] = [
  { name: "a price", from: ["useConfigurator", "PricePanel", "priceSelection"], within: /configur|pric/ },
  {
    name: "add to cart",
    from: ["useOrdering", "OrderingHost", "addToCart"],
    within: /cart|order|quote-page/,
  },
  { name: "place an order", from: ["CheckoutPage", "placeOrder"], within: /order|checkout/ },
  {
    name: "file to proof",
    from: ["OwnUpload", "keepArtwork", "checkLineProof"],
    within: /artwork|proof|print|upload/,
  },
  { name: "answer to a request", from: ["AnswerForm", "issueAnswer"], within: /request|answer/ },
];

/** What anybody knows before they begin: fields, looks, tables, plain values, sentences. */
const known =
  /^src\/(ui|catalogue)\/|\/schema(s)?\/|^src\/web\/forms\/|\.css$|^src\/domain\/[^/]+$|-(labels?|messages)\.ts$|\.types\.ts$/;

/** A file that so many others import says by its name what it answers: nobody goes into it. */
const COMMON = 12;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Declared {
  readonly path: string;
  readonly node: Node;
}

interface Read {
  /** Declarations of a file, by their name. */
  readonly own: ReadonlyMap<string, Node>;
  /** What a file imports, by the name it has there: the file, and its name in that. */
  readonly imported: ReadonlyMap<string, readonly [path: string, name: string]>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Every node below, types left aside. */
function* nodesOf(node: Node): Generator<Node> {
  if (node.type.startsWith("TS") && node.type !== "TSAsExpression" && node.type !== "TSSatisfiesExpression")
    return;
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === "typeAnnotation" || key === "returnType" || key === "typeArguments") continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* nodesOf(one);
  }
}

function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  for (const { type, name } of nodesOf(node))
    if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string") names.add(name);
  return names;
}

function readFile({ path, text }: SourceFile): Read {
  const own = new Map<string, Node>();
  const imported = new Map<string, readonly [string, string]>();
  for (const statement of parseSync(path, text).program.body as unknown as Node[]) {
    if (statement.type === "ImportDeclaration") {
      const target = targetOf(path, (statement["source"] as { value: string }).value);
      if (target === null || statement["importKind"] === "type") continue;
      for (const one of statement["specifiers"] as Node[]) {
        const local = (one["local"] as { name: string }).name;
        const name = (one["imported"] as { name: string } | undefined)?.name ?? "default";
        if (one["importKind"] !== "type") imported.set(local, [target, name]);
      }
      continue;
    }
    const declared = (statement["declaration"] as Node | null | undefined) ?? statement;
    const id = declared["id"] as { name?: string } | null | undefined;
    if (id?.name !== undefined) own.set(id.name, declared);
    if (declared.type === "VariableDeclaration")
      for (const one of declared["declarations"] as Node[])
        for (const name of namesIn(one["id"] as Node)) own.set(name, one);
  }
  return { own, imported };
}

/** What the files of the product declare and import, by their path. */
export function readProduct(files: readonly SourceFile[]): ReadonlyMap<string, Read> {
  const sources = files.filter(({ path }) => path.startsWith("src/") && !isTest(path));
  return new Map(sources.map((file) => [file.path, readFile(file)]));
}

/** The files that are read on a way, in the order they are met; throws where a beginning is nowhere. */
export function openedOn({ name, from, within }: Walk, readings: ReadonlyMap<string, Read>): string[] {
  const readers = new Map<string, number>();
  for (const { imported } of readings.values())
    for (const path of new Set([...imported.values()].map(([target]) => target)))
      readers.set(path, (readers.get(path) ?? 0) + 1);
  const opened = new Set<string>();
  const seen = new Set<string>();
  const toVisit: Declared[] = from.map((start) => {
    const [path, read] = [...readings].find(([, { own }]) => own.has(start)) ?? [];
    if (path === undefined || read === undefined) throw new Error(`${name}: nothing is called ${start}`);
    return { path, node: read.own.get(start) as Node };
  });
  for (let next = toVisit.shift(); next; next = toVisit.shift()) {
    const { path, node } = next;
    opened.add(path);
    const read = readings.get(path) as Read;
    for (const word of namesIn(node)) {
      const [target, inTarget] = read.own.has(word) ? [path, word] : (read.imported.get(word) ?? [path, ""]);
      const declaration = readings.get(target)?.own.get(inTarget);
      if (declaration === undefined || seen.has(`${target} ${inTarget}`) || known.test(target)) continue;
      seen.add(`${target} ${inTarget}`);
      const isCommon = target !== path && (readers.get(target) ?? 0) >= COMMON;
      if (!isCommon && within.test(dirname(target))) toVisit.push({ path: target, node: declaration });
    }
  }
  return [...opened];
}

if (import.meta.main) {
  const readings = readProduct(sourceFiles(".ts", ".tsx"));
  for (const walk of walks) {
    const opened = openedOn(walk, readings);
    const folders = new Set(opened.map((path) => dirname(path)));
    console.log(`${walk.name}: ${opened.length} files in ${folders.size} folders`);
    for (const path of process.argv.includes("--list") ? opened : []) console.log(`  ${path}`);
  }
}
