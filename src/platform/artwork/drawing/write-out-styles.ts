import { type CustomPlugin, mapNodesToParents, optimize, querySelectorAll } from "svgo";
import { colourProperties, plainColour } from "./css-colours.ts";
import { writeOutContextPaints } from "./context-paints.ts";
import { compareSpecificity, type Declared, ownStyle, type StyleRule, styleRules } from "./style-rules.ts";

type Root = Parameters<CustomPlugin["fn"]>[0];
type Node = Root["children"][number];
type Element = Extract<Node, { type: "element" }>;
/** Custom properties that hold for an element. */
type Variables = ReadonlyMap<string, string>;

const SVG = "http://www.w3.org/2000/svg";

/** Properties that the reader takes from attributes alone, though a style may set them (SVG 2, 7.2 and 8.5). */
const geometry: ReadonlySet<string> = new Set([
  "x",
  "y",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "width",
  "height",
  "d",
  "transform",
  "mask-type",
]);

function elementsIn({ children }: Root | Element): readonly Element[] {
  const elements: Element[] = [];
  const open: Node[] = children.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop())
    if (node.type === "element") {
      elements.push(node);
      for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at]!);
    }
  return elements;
}

/** Elements are called by their own names, whatever prefix their file gives them. */
function withoutPrefix(elements: readonly Element[]): void {
  const [first] = elements;
  const [prefix = ""] = first?.name.includes(":") ? first.name.split(":") : [];
  if (!first || prefix === "" || first.attributes[`xmlns:${prefix}`] !== SVG) return;
  for (const element of elements)
    if (element.name.startsWith(`${prefix}:`)) element.name = element.name.slice(prefix.length + 1);
  first.attributes.xmlns = SVG;
}

function cssOf({ children }: Element): string {
  return children
    .map((child) => (child.type === "text" || child.type === "cdata" ? child.value : ""))
    .join("");
}

/** The rules of all style sheets, the weakest first. */
function rulesOf(elements: readonly Element[]): readonly StyleRule[] {
  const sheets = elements.filter(
    ({ name, attributes }) => name === "style" && ["", "text/css"].includes(attributes.type ?? ""),
  );
  return sheets
    .flatMap((sheet) => styleRules(cssOf(sheet)))
    .toSorted((one, other) => compareSpecificity(one.specificity, other.specificity));
}

function matchedBy(root: Root, selector: string, parents: ReturnType<typeof mapNodesToParents>) {
  try {
    return querySelectorAll(root, selector, parents);
  } catch {
    // One that no browser knows, either.
    return [];
  }
}

/** What the rules say of each element, the weakest first. */
function declaredByRules(root: Root, rules: readonly StyleRule[]): ReadonlyMap<Node, readonly Declared[]> {
  const found = new Map<Node, Declared[]>();
  const parents = mapNodesToParents(root);
  for (const { selector, declared } of rules)
    for (const node of matchedBy(root, selector, parents)) {
      const before = found.get(node);
      if (before) before.push(...declared);
      else found.set(node, [...declared]);
    }
  return found;
}

/** A value with its variables filled in; null where one is nowhere set. */
function filledIn(value: string, variables: Variables, depth = 0): string | null {
  const at = value.search(/\bvar\(/);
  if (at < 0) return value;
  if (depth > 20) return null;
  let [open, end] = [1, at + 4];
  while (end < value.length && open > 0) {
    open += value[end] === "(" ? 1 : value[end] === ")" ? -1 : 0;
    end += 1;
  }
  const [name = "", ...otherwise] = value.slice(at + 4, end - 1).split(",");
  const set = variables.get(name.trim()) ?? (otherwise.length > 0 ? otherwise.join(",").trim() : null);
  return set === null ? null : filledIn(value.slice(0, at) + set + value.slice(end), variables, depth + 1);
}

/** `path("M...")` and `rotate(45deg)` as an attribute writes them. */
function attributeValue(value: string): string {
  const [, path] = /^path\(\s*["'](.*)["']\s*\)$/s.exec(value) ?? [];
  return path ?? value.replaceAll(/(-?[\d.]+)(?:deg|px)\b/g, "$1");
}

/** A value as it can be drawn; null where it counts as not written. */
type Drawn = (property: string, written: string, variables: Variables) => string | null;

function writeAttributes({ name: element, attributes }: Element, variables: Variables, drawn: Drawn): void {
  // What `fill` says of a movement is no colour.
  if (element.startsWith("animate") || element === "set") return;
  for (const [name, written] of Object.entries(attributes)) {
    if (name === "style" || !(colourProperties.has(name) || written.includes("var("))) continue;
    const value = drawn(name, written, variables);
    if (value === null) delete attributes[name];
    else attributes[name] = value;
  }
}

function writeStyle(
  { attributes }: Element,
  ordered: readonly Declared[],
  drawn: (property: string, written: string) => string | null,
): void {
  const style = new Map<string, string>();
  for (const { property, value: written } of ordered) {
    const value = property.startsWith("--") ? null : drawn(property, written);
    if (value === null) continue;
    if (geometry.has(property)) attributes[property] = attributeValue(value);
    else if (property === "marker")
      for (const place of ["start", "mid", "end"]) style.set(`marker-${place}`, value);
    else {
      // What is written last stands last: a short form may hold it, too.
      style.delete(property);
      style.set(property, value);
    }
  }
  const css = [...style].map(([property, value]) => `${property}:${value}`).join(";");
  if (css === "") delete attributes.style;
  else attributes.style = css;
}

/** What holds of an element's declarations, the weakest first: rules, its own style, then what is important of both. */
function ordered(byRules: readonly Declared[], { attributes }: Element): readonly Declared[] {
  const all = [...byRules, ...ownStyle(attributes.style ?? "")];
  return [...all.filter(({ isImportant }) => !isImportant), ...all.filter(({ isImportant }) => isImportant)];
}

/** Writes on each element what the rules say of it; answers how many colours nobody can read. */
function writeOut(root: Root, declared: ReadonlyMap<Node, readonly Declared[]>): number {
  let unknownColours = 0;
  const drawn: Drawn = (property, written, variables) => {
    const value = filledIn(written, variables);
    if (value === null || value.trim() === "" || !colourProperties.has(property)) return value || null;
    const colour = plainColour(property, value);
    if (colour === null) unknownColours += 1;
    return colour;
  };
  const write = (element: Element, outer: Variables): void => {
    const all = ordered(declared.get(element) ?? [], element);
    const own = all.filter(({ property }) => property.startsWith("--"));
    const names = own.map(({ property, value }) => [property, value] as const);
    const variables = own.length === 0 ? outer : new Map([...outer, ...names]);
    writeStyle(element, all, (property, value) => drawn(property, value, variables));
    writeAttributes(element, variables, drawn);
    for (const child of element.children) if (child.type === "element") write(child, variables);
  };
  for (const child of root.children) if (child.type === "element") write(child, new Map());
  return unknownColours;
}

export interface WrittenOut {
  readonly svg: string;
  /** Colours in no notation that is known; the elements are drawn as if they were not written. */
  readonly unknownColours: number;
}

/**
 * A drawing whose styles stand on what they style, as a browser with a light screen obeys them: rules by their weight, importance, custom
 * properties as they are handed down; and whose colours every reader knows.
 */
export function writeOutStyles(svg: string): WrittenOut {
  let unknownColours = 0;
  const plugin: CustomPlugin = {
    name: "writeOutStyles",
    fn: (root) => {
      const elements = elementsIn(root);
      withoutPrefix(elements);
      unknownColours = writeOut(root, declaredByRules(root, rulesOf(elements)));
      unknownColours += writeOutContextPaints(elements, mapNodesToParents(root));
      for (const element of elements)
        element.children = element.children.filter(
          (child) => child.type !== "element" || child.name !== "style",
        );
    },
  };
  return { svg: optimize(svg, { plugins: [plugin] }).data, unknownColours };
}
