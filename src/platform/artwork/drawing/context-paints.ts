import type { CustomPlugin, mapNodesToParents } from "svgo";

type Root = Parameters<CustomPlugin["fn"]>[0];
type Element = Extract<Root["children"][number], { type: "element" }>;
type Parents = ReturnType<typeof mapNodesToParents>;

/*
 * Inkscape paints the tips of lines with what their lines are painted with: `context-stroke` (SVG 2, 13.2.2). The library does not know it,
 * so each line gets a tip of its own.
 */

const contextPaint = /\bcontext-(?:fill|stroke)\b/;
const markerName = /(\bmarker-(?:start|mid|end)\s*:\s*url\(#)([^)]*)\)/g;
const markerAttributes = ["marker-start", "marker-mid", "marker-end"];

function has(element: Element): boolean {
  return Object.values(element.attributes).some((value) => contextPaint.test(value));
}

function elementChildren({ children }: Element): readonly Element[] {
  return children.filter((child): child is Element => child.type === "element");
}

function isAnywhere(element: Element): boolean {
  return has(element) || elementChildren(element).some(isAnywhere);
}

/** What an element is painted with: its own word, or that of what it is in. */
function paintOf(element: Element, property: "fill" | "stroke", parents: Parents): string {
  const own = new RegExp(String.raw`(?:^|;)\s*${property}\s*:\s*([^;]+)`).exec(
    element.attributes.style ?? "",
  )?.[1];
  const value = own ?? element.attributes[property] ?? "inherit";
  if (value !== "inherit") return value;
  const parent = parents.get(element);
  if (parent?.type === "element") return paintOf(parent, property, parents);
  return property === "fill" ? "#000000" : "none";
}

/** A marker painted with the paints of a line, under a name of its own. */
function painted(
  marker: Element,
  name: string,
  paints: { readonly fill: string; readonly stroke: string },
): Element {
  const copy = structuredClone(marker);
  const paint = (element: Element): void => {
    for (const [key, value] of Object.entries(element.attributes))
      element.attributes[key] = value
        .replaceAll("context-fill", paints.fill)
        .replaceAll("context-stroke", paints.stroke);
    elementChildren(element).forEach(paint);
  };
  paint(copy);
  copy.attributes.id = name;
  return copy;
}

function isInMarker(element: Element, parents: Parents): boolean {
  for (let around = parents.get(element); around?.type === "element"; around = parents.get(around))
    if (around.name === "marker") return true;
  return false;
}

/** Gives lines tips in their own paints; answers how many other elements want the paint of what they are used in, which nobody can give. */
export function writeOutContextPaints(elements: readonly Element[], parents: Parents): number {
  const [root] = elements;
  const markers = new Map(
    elements
      .filter((one) => one.name === "marker" && isAnywhere(one))
      .map((one) => [one.attributes.id ?? "", one]),
  );
  const made = new Map<string, Element>();
  const nameFor = (line: Element, id: string): string => {
    const marker = markers.get(id);
    if (marker === undefined) return id;
    const paints = { fill: paintOf(line, "fill", parents), stroke: paintOf(line, "stroke", parents) };
    const key = [id, paints.fill, paints.stroke].join(" ");
    const tip = made.get(key) ?? painted(marker, `${id}-of-line-${made.size}`, paints);
    made.set(key, tip);
    return tip.attributes.id ?? id;
  };
  for (const line of markers.size > 0 ? elements : []) {
    const { attributes } = line;
    if (attributes.style !== undefined)
      attributes.style = attributes.style.replaceAll(
        markerName,
        (_, before: string, id: string) => `${before}${nameFor(line, id)})`,
      );
    for (const place of markerAttributes)
      if (attributes[place] !== undefined)
        attributes[place] = attributes[place].replace(
          /url\(#([^)]*)\)/,
          (_, id: string) => `url(#${nameFor(line, id)})`,
        );
  }
  root?.children.push(...made.values());
  return elements.filter((one) => has(one) && !isInMarker(one, parents)).length;
}
