import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { isGuideLayer } from "#domain/artwork/unprinted.ts";

/** What becomes of content that belongs to a layer: it is printed, left out, or left out as a guide of the shop's own template. */
export type LayerFate = "printed" | "off" | "guide";

function key(name: string): PDFName {
  return PDFName.of(name);
}

function nameAt(dict: PDFDict | undefined, name: string): string {
  const found = dict?.lookup(key(name));
  return found instanceof PDFName ? found.decodeText() : "";
}

function refsIn(list: PDFObject | undefined): readonly string[] {
  return list instanceof PDFArray
    ? list.asArray().flatMap((one) => (one instanceof PDFRef ? [String(one)] : []))
    : [];
}

function layerName(group: PDFDict): string {
  const name = group.lookup(key("Name"));
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : "";
}

/** Layers that a document switches on for print, whatever is seen on a screen (ISO 32000-2, table 103). */
function switchedForPrint(shown: PDFDict | undefined): ReadonlySet<string> {
  const switches = shown?.lookup(key("AS"));
  if (!(switches instanceof PDFArray)) return new Set();
  const dicts = switches.asArray().map((_one, at) => switches.lookup(at));
  return new Set(
    dicts.flatMap((one) =>
      one instanceof PDFDict && nameAt(one, "Event") === "Print" ? refsIn(one.lookup(key("OCGs"))) : [],
    ),
  );
}

/** Whether a layer is on paper: one that says of itself that it is not is off, whether its document's switches list it or not. */
function groupsOnPaper({ catalog, context }: PDFDocument): (group: PDFRef) => boolean {
  const shown = catalog.lookupMaybe(key("OCProperties"), PDFDict)?.lookupMaybe(key("D"), PDFDict);
  const listed = (name: string) => new Set(refsIn(shown?.lookup(key(name))));
  const [on, off, switched] = [listed("ON"), listed("OFF"), switchedForPrint(shown)];
  const isOffAtFirst = nameAt(shown, "BaseState") === "OFF";
  return (ref) => {
    const group = context.lookup(ref);
    const usage = group instanceof PDFDict ? group.lookup(key("Usage")) : undefined;
    const print = usage instanceof PDFDict ? usage.lookup(key("Print")) : undefined;
    const state = print instanceof PDFDict ? nameAt(print, "PrintState") : "";
    if (state === "OFF") return false;
    if (state === "ON" && switched.has(String(ref))) return true;
    return !off.has(String(ref)) && (!isOffAtFirst || on.has(String(ref)));
  };
}

const policies: Readonly<Record<string, (states: readonly boolean[]) => boolean>> = {
  AllOn: (states) => states.every(Boolean),
  AnyOff: (states) => !states.every(Boolean),
  AllOff: (states) => !states.some(Boolean),
  AnyOn: (states) => states.some(Boolean),
};

/** What becomes of content, by the layer or the membership of layers (ISO 32000-2, 8.11.2) that it names. */
export function layersOffPaper(doc: PDFDocument): (layer: PDFObject | undefined) => LayerFate {
  const { context } = doc;
  const isOn = groupsOnPaper(doc);
  const holds = (expression: PDFObject | undefined): boolean => {
    if (expression instanceof PDFRef && context.lookup(expression) instanceof PDFDict)
      return isOn(expression);
    const list = expression instanceof PDFRef ? context.lookup(expression) : expression;
    if (!(list instanceof PDFArray)) return true;
    const [operator, ...parts] = list.asArray();
    if (operator === key("Not")) return !holds(parts[0]);
    return operator === key("Or") ? parts.some(holds) : parts.every(holds);
  };
  const isMembershipOn = (membership: PDFDict): boolean => {
    const expression = membership.get(key("VE"));
    if (expression !== undefined) return holds(expression);
    const named = membership.get(key("OCGs"));
    const list = membership.lookup(key("OCGs"));
    const refs = list instanceof PDFArray ? list.asArray() : [named];
    const states = refs.flatMap((ref) => (ref instanceof PDFRef ? [isOn(ref)] : []));
    const policy = policies[nameAt(membership, "P")] ?? policies["AnyOn"];
    return states.length === 0 || policy?.(states) === true;
  };
  return (layer) => {
    const dict = layer instanceof PDFRef ? context.lookup(layer) : layer;
    if (!(dict instanceof PDFDict)) return "printed";
    if (nameAt(dict, "Type") === "OCMD") return isMembershipOn(dict) ? "printed" : "off";
    if (isGuideLayer(layerName(dict))) return "guide";
    return layer instanceof PDFRef && !isOn(layer) ? "off" : "printed";
  };
}
