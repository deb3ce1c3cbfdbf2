import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";
import { addFacts } from "./content-facts.ts";
import { firstColour, initialState, type PaintColour, type Space, spaceOf } from "./graphics-state.ts";
import { contentNumber, type ContentOperation } from "./operations.ts";
import { colourInstead } from "./printing-rules.ts";
import { nameIn, type Step, type Walk } from "./walk.ts";
import { tintFunctionOf } from "./tint-function.ts";

function key(name: string): PDFName {
  return PDFName.of(name);
}

const operators: ReadonlyMap<PDFName, readonly [fill: string, stroke: string]> = new Map([
  [PDFName.of("DeviceGray"), ["g", "G"]],
  [PDFName.of("DeviceRGB"), ["rg", "RG"]],
  [PDFName.of("DeviceCMYK"), ["k", "K"]],
]);

/** Sets what an ink is mixed of in its place, where its file says it in the colours of a device; undefined where it does not. */
function mixedInstead(walk: Walk, colour: PaintColour, isStroke: boolean): string | undefined {
  const { context } = walk.file;
  const object = walk.resources.found("ColorSpace", nameIn(colour.called));
  const space = object && context.lookup(object);
  const [tint] = colour.values;
  if (!(space instanceof PDFArray) || tint === undefined) return undefined;
  const alternate = space.lookup(2);
  const operator = alternate instanceof PDFName ? operators.get(alternate) : undefined;
  const mix = tintFunctionOf(space.get(3), context);
  if (operator === undefined || mix === null) return undefined;
  const values = mix(Math.min(1, Math.max(0, tint))).map((value) => Number(value.toFixed(4)));
  return `${values.join(" ")} ${operator[isStroke ? 1 : 0]}`;
}

/** What takes the place of a space of the file's own. */
export function spaceInstead({ file: { rules, context } }: Walk, own: PDFObject): PDFObject {
  return rules.overprint?.spaceInstead(own, context) ?? own;
}

/** A picture or a shading in what takes the place of its space. */
export function inSpace(walk: Walk, ref: PDFObject): PDFObject {
  const { context, rules } = walk.file;
  const object = context.lookup(ref);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (rules.overprint === undefined || !(dict instanceof PDFDict)) return ref;
  const made = dict.clone(context);
  made.set(key("ColorSpace"), spaceInstead(walk, dict.get(key("ColorSpace")) ?? PDFNull));
  return context.register(
    object instanceof PDFRawStream ? PDFRawStream.of(made, object.getContents()) : made,
  );
}

/** A grey in the place of a colour of a device. */
function greyInstead(walk: Walk, colour: PaintColour, isStroke: boolean): string | undefined {
  const isOwn = walk.resources.found("ColorSpace", nameIn(colour.called)) !== undefined;
  const grey = isOwn || colour.space.kind === "Pattern" ? null : walk.file.rules.overprint?.greyOf(colour);
  return typeof grey === "number" ? `${contentNumber(grey)} ${isStroke ? "G" : "g"}` : undefined;
}

function insteadOf(walk: Walk, colour: PaintColour, isStroke: boolean): string | undefined {
  const { rules } = walk.file;
  if (rules.overprint) return greyInstead(walk, colour, isStroke);
  const isMixed = rules.inkFate(colour.space) === "mixed";
  return isMixed ? mixedInstead(walk, colour, isStroke) : colourInstead(rules, colour, isStroke);
}

/** Names the space of a colour anew, after another colour was written in the place of one before. */
function nameSpace(walk: Walk, { from }: ContentOperation, called: string, isStroke: boolean): void {
  const own = walk.resources.found("ColorSpace", nameIn(called));
  if (own) walk.resources.needs("ColorSpace", nameIn(called), spaceInstead(walk, own));
  walk.edits.insert(from, `${called} ${isStroke ? "CS" : "cs"}`);
}

function setColour(walk: Walk, operation: ContentOperation, isStroke: boolean, colour: PaintColour): void {
  const before = isStroke ? walk.state.stroke : walk.state.fill;
  const instead = insteadOf(walk, colour, isStroke);
  const set = { ...colour, isReplaced: instead !== undefined };
  walk.state = isStroke ? { ...walk.state, stroke: set } : { ...walk.state, fill: set };
  if (instead !== undefined) walk.edits.replace(operation, instead);
  else if (before.isReplaced && /^scn?$/i.test(operation.operator))
    nameSpace(walk, operation, colour.called, isStroke);
}

/** A colour of a space that an operator names itself. */
function ofDevice(name: string, isStroke: boolean): Step {
  return (walk, operation) => {
    const space = spaceOf(key(name), walk.file.context);
    const values = operation.operands.map(Number);
    setColour(walk, operation, isStroke, { space, values, called: `/${name}`, isReplaced: false });
  };
}

function setSpace(isStroke: boolean): Step {
  return (walk, operation) => {
    const called = operation.operands[0] ?? "/DeviceGray";
    const own = walk.resources.found("ColorSpace", nameIn(called));
    const colour = firstColour(spaceOf(own ?? key(nameIn(called)), walk.file.context), called);
    if (own && insteadOf(walk, colour, isStroke) === undefined)
      walk.resources.needs("ColorSpace", nameIn(called), spaceInstead(walk, own));
    setColour(walk, operation, isStroke, colour);
  };
}

/** The space of a shading, which tells its inks. */
export function spaceOfShading(walk: Walk, shading: PDFObject | undefined): Space {
  const dict = shading instanceof PDFStream ? shading.dict : shading;
  return spaceOf(dict instanceof PDFDict ? dict.get(key("ColorSpace")) : undefined, walk.file.context);
}

/** A pattern of a slope in what takes the place of its space. */
function withSlope(walk: Walk, ref: PDFObject): PDFObject {
  const { context, rules } = walk.file;
  const pattern = context.lookup(ref);
  const shading = pattern instanceof PDFDict ? pattern.get(key("Shading")) : undefined;
  if (rules.overprint === undefined || !(pattern instanceof PDFDict) || !shading) return ref;
  const made = pattern.clone(context);
  made.set(key("Shading"), inSpace(walk, shading));
  return made;
}

/** What a pattern is painted with: its shading's inks, or those of the space that an uncoloured tile is given. */
function takePattern(walk: Walk, name: string, given: Space): Space {
  const ref = walk.resources.found("Pattern", name);
  const pattern = ref && walk.file.context.lookup(ref);
  if (ref && pattern instanceof PDFStream) {
    const tile = walk.file.writeForm({ ref, stream: pattern, outer: walk.resources.written }, initialState);
    if (tile === null) return given;
    walk.resources.needs("Pattern", name, tile.ref);
    addFacts(walk.facts, tile.facts, initialState.ctm);
    return given;
  }
  if (ref) walk.resources.needs("Pattern", name, withSlope(walk, ref));
  if (!(pattern instanceof PDFDict)) return given;
  return { ...spaceOfShading(walk, pattern.lookup(key("Shading"))), kind: "Pattern" };
}

function setComponents(isStroke: boolean): Step {
  return (walk, operation) => {
    const { space: given, called } = isStroke ? walk.state.stroke : walk.state.fill;
    const pattern = nameIn(operation.operands.at(-1));
    const space = pattern === "" ? given : takePattern(walk, pattern, given);
    const values = operation.operands.filter((operand) => !operand.startsWith("/")).map(Number);
    setColour(walk, operation, isStroke, { space, values, called, isReplaced: false });
  };
}

/** Operators that choose a colour (ISO 32000-2, table 73). */
export const colourOperators: Readonly<Record<string, Step>> = {
  g: ofDevice("DeviceGray", false),
  G: ofDevice("DeviceGray", true),
  rg: ofDevice("DeviceRGB", false),
  RG: ofDevice("DeviceRGB", true),
  k: ofDevice("DeviceCMYK", false),
  K: ofDevice("DeviceCMYK", true),
  cs: setSpace(false),
  CS: setSpace(true),
  sc: setComponents(false),
  scn: setComponents(false),
  SC: setComponents(true),
  SCN: setComponents(true),
};
