import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  parse,
  type Rule,
  type Selector,
} from "css-tree";

/** What a rule or an element says of a property. */
export interface Declared {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** Ids, then classes and the like, then names (Selectors 4, 17). */
type Specificity = readonly [number, number, number];

export interface StyleRule {
  readonly selector: string;
  readonly specificity: Specificity;
  readonly declared: readonly Declared[];
}

/** A drawing that is printed is seen as on a light screen of any size. */
function isSeenMedia(query: string): boolean {
  const seen = /^(?:only )?(?:all|screen|\()/;
  return query
    .toLowerCase()
    .split(",")
    .map((one) => one.trim())
    .some((one) => one === "" || (seen.test(one) && !/\bnot\b|\bprint\b|\bdark\b/.test(one)));
}

/** Whether what stands in a block is obeyed: of media that are seen, of what programs of today support, of layers. */
function isObeyed({ name, prelude }: Atrule): boolean {
  const condition = prelude ? generate(prelude) : "";
  if (name === "media") return isSeenMedia(condition);
  if (name === "supports") return !/^\s*not\b/i.test(condition);
  return name === "layer";
}

function added(one: Specificity, other: Specificity): Specificity {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

export function compareSpecificity(one: Specificity, other: Specificity): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** `:is(...)` and `:not(...)` count as what is most specific in them. */
function mostSpecific(children: Iterable<CssNode>): Specificity {
  let most: Specificity = [0, 0, 0];
  for (const child of children) {
    const own =
      child.type === "SelectorList"
        ? mostSpecific(child.children)
        : child.type === "Selector"
          ? specificityOf(child)
          : most;
    if (compareSpecificity(own, most) > 0) most = own;
  }
  return most;
}

function specificityOfPart(part: CssNode): Specificity {
  switch (part.type) {
    case "IdSelector":
      return [1, 0, 0];
    case "ClassSelector":
    case "AttributeSelector":
      return [0, 1, 0];
    case "PseudoElementSelector":
      return [0, 0, 1];
    case "TypeSelector":
      return part.name === "*" ? [0, 0, 0] : [0, 0, 1];
    case "PseudoClassSelector":
      if (part.name === "where") return [0, 0, 0];
      return ["is", "not", "has"].includes(part.name) ? mostSpecific(part.children ?? []) : [0, 1, 0];
    default:
      return [0, 0, 0];
  }
}

function specificityOf({ children }: Selector): Specificity {
  return [...children].map(specificityOfPart).reduce(added, [0, 0, 0]);
}

function declaredIn(nodes: Iterable<CssNode>): readonly Declared[] {
  return [...nodes]
    .filter((node): node is Declaration => node.type === "Declaration")
    .map(({ property, value, important }) => ({
      property: property.startsWith("--") ? property : property.toLowerCase(),
      value: generate(value)
        .replaceAll(/\/\*[^]*?\*\//g, "")
        .trim(),
      isImportant: important !== false,
    }));
}

function ofRule({ prelude, block }: Rule): readonly StyleRule[] {
  if (prelude.type !== "SelectorList") return [];
  const declared = declaredIn(block.children);
  return [...prelude.children]
    .filter((node): node is Selector => node.type === "Selector")
    .map((node) => ({ selector: generate(node), specificity: specificityOf(node), declared }));
}

function rulesIn(nodes: Iterable<CssNode>): readonly StyleRule[] {
  return [...nodes].flatMap((node) => {
    if (node.type === "Rule") return ofRule(node);
    return node.type === "Atrule" && node.block && isObeyed(node) ? rulesIn(node.block.children) : [];
  });
}

const asWritten = { parseValue: false, parseCustomProperty: false, onParseError: () => undefined } as const;

/** The rules of a style sheet that are obeyed where a drawing is seen, in their order. */
export function styleRules(css: string): readonly StyleRule[] {
  const sheet = parse(css, asWritten);
  return sheet.type === "StyleSheet" ? rulesIn(sheet.children) : [];
}

/** What an element's own `style` says. */
export function ownStyle(css: string): readonly Declared[] {
  const list = parse(css, { ...asWritten, context: "declarationList" });
  return list.type === "DeclarationList" ? declaredIn(list.children) : [];
}
