import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from "@cantoo/pdf-lib";
import { chain } from "#domain/preview/geometry/matrix.ts";
import type { Matrix } from "#domain/preview/scene.ts";
import { inSpace, spaceInstead, spaceOfShading } from "./colour-operators.ts";
import { addFacts } from "./content-facts.ts";
import { type GraphicsState, initialState, type Space, spaceOf } from "./graphics-state.ts";
import type { ContentOperation } from "./operations.ts";
import { keepColours, keepParts, paintInstead } from "./paint-operators.ts";
import type { KeptParts } from "./printing-rules.ts";
import { isHidden, nameIn, noteHidden, type Step, type Walk } from "./walk.ts";

function key(name: string): PDFName {
  return PDFName.of(name);
}

/** The six numbers of an array; null where it is none. */
export function matrixIn(object: PDFObject | undefined): Matrix | null {
  if (!(object instanceof PDFArray) || object.size() !== 6) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = object.asArray().map((_number, at) => {
    const number = object.lookup(at);
    return number instanceof PDFNumber ? number.asNumber() : 0;
  });
  return [a, b, c, d, e, f];
}

/** Paints pixels or a slope as far as they are left. */
function paintKept(walk: Walk, operation: ContentOperation, kept: KeptParts): void {
  if (!kept.fills) walk.edits.replace(operation, "");
  else if (kept.as !== null)
    paintInstead(walk, operation, {
      words: walk.edits.slice(operation),
      from: operation.from,
      as: kept.as,
    });
}

/** What a mask of one colour or a picture that stands in the content paints: it stays, or goes. */
function paintMask(walk: Walk, operation: ContentOperation): void {
  paintKept(walk, operation, keepParts(walk, { fills: true, strokes: false }));
}

function placeForm(walk: Walk, operation: ContentOperation, ref: PDFObject, stream: PDFStream): void {
  const name = nameIn(operation.operands[0]);
  const form = walk.file.writeForm({ ref, stream, outer: walk.resources.written }, walk.state);
  if (form === null) return walk.edits.replace(operation, "");
  addFacts(walk.facts, form.facts, walk.state.ctm);
  // The same form may be written twice, as it inherits other colours.
  const called = `${name}.${form.ref.objectNumber}`;
  walk.resources.needs("XObject", called, form.ref);
  walk.edits.replace(operation, `/${called} Do`);
}

function placePicture(walk: Walk, operation: ContentOperation, ref: PDFObject, { dict }: PDFStream): void {
  dict.delete(key("OC"));
  const isMask = dict.lookup(key("ImageMask")) === PDFBool.True;
  walk.resources.needs("XObject", nameIn(operation.operands[0]), isMask ? ref : inSpace(walk, ref));
  if (isMask) return paintMask(walk, operation);
  paintKept(walk, operation, keepColours(walk, spaceOf(dict.get(key("ColorSpace")), walk.file.context)));
}

function placeObject(walk: Walk, operation: ContentOperation): void {
  const ref = walk.resources.found("XObject", nameIn(operation.operands[0]));
  const object = ref && walk.file.context.lookup(ref);
  if (!ref || !(object instanceof PDFStream)) return walk.edits.replace(operation, "");
  const fate = walk.file.layerFate(object.dict.get(key("OC")));
  if (fate !== "printed" || isHidden(walk)) {
    noteHidden(walk, fate);
    return walk.edits.replace(operation, "");
  }
  const isPicture = object.dict.lookup(key("Subtype")) === key("Image");
  return (isPicture ? placePicture : placeForm)(walk, operation, ref, object);
}

function paintShading(walk: Walk, operation: ContentOperation): void {
  const name = nameIn(operation.operands[0]);
  const ref = walk.resources.found("Shading", name);
  if (!ref) return walk.edits.replace(operation, "");
  walk.resources.needs("Shading", name, inSpace(walk, ref));
  paintKept(walk, operation, keepColours(walk, spaceOfShading(walk, walk.file.context.lookup(ref))));
}

/** What the dictionary of a picture in the content says under one of two names. */
function saidIn(operands: readonly string[], ...names: readonly string[]): string | undefined {
  const at = operands.findIndex((operand, index) => index % 2 === 0 && names.includes(operand));
  return at < 0 ? undefined : operands[at + 1];
}

function paintPictureWithin(walk: Walk, operation: ContentOperation): void {
  const { operands } = operation;
  if (saidIn(operands, "/IM", "/ImageMask") === "true") return paintMask(walk, operation);
  const called = saidIn(operands, "/CS", "/ColorSpace") ?? "";
  const own = walk.resources.found("ColorSpace", nameIn(called));
  // One with a palette of its own writes it there, as "[/Indexed /RGB ...]".
  const plain = /^\[\s*\/I(?:ndexed)?\s*\/(\w+)/.exec(called)?.[1] ?? nameIn(called);
  const space: Space = spaceOf(own ?? key(plain), walk.file.context);
  if (own) walk.resources.needs("ColorSpace", nameIn(called), spaceInstead(walk, own));
  // Colours of a device stand there without a resource that could be another.
  else spaceInstead(walk, key(plain));
  paintKept(walk, operation, keepColours(walk, space));
}

function isTrue(dict: PDFDict, name: string): boolean | undefined {
  const value = dict.lookup(key(name));
  return value instanceof PDFBool ? value.asBoolean() : undefined;
}

function numberIn(dict: PDFDict, name: string): number | undefined {
  const value = dict.lookup(key(name));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}

/** The first of those that a file names is meant. */
function blendModeIn(states: PDFDict): string | undefined {
  const value = states.lookup(key("BM"));
  const mode = value instanceof PDFArray ? value.lookup(0) : value;
  return mode instanceof PDFName ? mode.decodeText() : undefined;
}

/** The same state with a mask whose content was written anew. */
function withCleanMask(walk: Walk, states: PDFDict): PDFDict | null {
  const mask = states.lookup(key("SMask"));
  const ref = mask instanceof PDFDict ? mask.get(key("G")) : undefined;
  const stream = ref && walk.file.context.lookup(ref);
  if (!(mask instanceof PDFDict) || !ref || !(stream instanceof PDFStream)) return null;
  const form = walk.file.writeMask({ ref, stream, outer: walk.resources.written }, initialState);
  if (form === null) return null;
  const [made, cleanMask] = [states.clone(walk.file.context), mask.clone(walk.file.context)];
  cleanMask.set(key("G"), form.ref);
  made.set(key("SMask"), cleanMask);
  return made;
}

/** The same state for a plate, which lies over everything below it whatever its file says. */
function overprinting({ file }: Walk, states: PDFDict): PDFDict {
  const made = states.clone(file.context);
  const over = file.context.obj({ OP: true, op: true, OPM: 1, BM: "Normal" });
  for (const [name, value] of over.entries()) made.set(name, value);
  return made;
}

function setState(walk: Walk, { operands }: ContentOperation): void {
  const name = nameIn(operands[0]);
  const ref = walk.resources.found("ExtGState", name);
  const states = ref && walk.file.context.lookup(ref);
  if (!ref || !(states instanceof PDFDict)) return;
  if (walk.file.rules.isPlate) return walk.resources.needs("ExtGState", name, overprinting(walk, states));
  walk.resources.needs("ExtGState", name, withCleanMask(walk, states) ?? ref);
  const { state } = walk;
  const overprintsStroke = isTrue(states, "OP") ?? state.overprintsStroke;
  walk.state = {
    ...state,
    overprintsStroke,
    // One that speaks of lines alone means areas, too.
    overprintsFill: isTrue(states, "op") ?? isTrue(states, "OP") ?? state.overprintsFill,
    overprintMode: numberIn(states, "OPM") ?? state.overprintMode,
    blendMode: blendModeIn(states) ?? state.blendMode,
    lineWidth: numberIn(states, "LW") ?? state.lineWidth,
  };
}

function setNumber(name: "lineWidth" | "lettersMode"): Step {
  return (walk, { operands }) => {
    const state: GraphicsState = { ...walk.state, [name]: Number(operands[0]) };
    walk.state = state;
  };
}

function restore(walk: Walk, operation: ContentOperation): void {
  const saved = walk.saved.pop();
  // One too many would close what stands round the content.
  if (saved === undefined) walk.edits.replace(operation, "");
  else walk.state = saved;
}

function turn(walk: Walk, { operands }: ContentOperation): void {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(Number);
  walk.state = { ...walk.state, ctm: chain([a, b, c, d, e, f], walk.state.ctm) };
}

/** Marks leave the content: layers are decided, and nothing else of a file is left that would read them. */
function beginMark(walk: Walk, operation: ContentOperation): void {
  const [tag, name] = operation.operands;
  const layer = tag === "/OC" ? walk.resources.found("Properties", nameIn(name)) : undefined;
  const fate = walk.file.layerFate(layer);
  if (fate === "guide") walk.facts.hasGuides = true;
  walk.marks.push(fate);
  walk.edits.replace(operation, "");
}

function endMark(walk: Walk, operation: ContentOperation): void {
  walk.marks.pop();
  walk.edits.replace(operation, "");
}

/** Operators that place objects, keep the graphics state, and mark content. */
export const objectOperators: Readonly<Record<string, Step>> = {
  Do: placeObject,
  sh: paintShading,
  BI: paintPictureWithin,
  gs: setState,
  w: setNumber("lineWidth"),
  Tr: setNumber("lettersMode"),
  q: (walk) => walk.saved.push(walk.state),
  Q: restore,
  cm: turn,
  BMC: beginMark,
  BDC: beginMark,
  EMC: endMark,
  MP: (walk, operation) => walk.edits.replace(operation, ""),
  DP: (walk, operation) => walk.edits.replace(operation, ""),
};
