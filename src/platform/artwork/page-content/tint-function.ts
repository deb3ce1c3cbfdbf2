import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from "@cantoo/pdf-lib";
import { contentOf } from "./stream-content.ts";

/** What a tint of an ink, 0 to 1, is mixed of. */
export type TintFunction = (tint: number) => readonly number[];

function key(name: string): PDFName {
  return PDFName.of(name);
}

function numbersAt(dict: PDFDict, name: string): readonly number[] {
  const list = dict.lookup(key(name));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().map((_one, at) => list.lookupMaybe(at, PDFNumber)?.asNumber() ?? 0);
}

function numberAt(dict: PDFDict, name: string): number {
  return dict.lookupMaybe(key(name), PDFNumber)?.asNumber() ?? 0;
}

function exponential(dict: PDFDict): TintFunction {
  const [from, to, power] = [numbersAt(dict, "C0"), numbersAt(dict, "C1"), numberAt(dict, "N")];
  return (tint) => to.map((value, at) => (from[at] ?? 0) + tint ** power * (value - (from[at] ?? 0)));
}

/** Samples of a byte each, as programs write them; null for others. */
function sampled(stream: PDFStream): TintFunction | null {
  const { dict } = stream;
  const [size = 0] = numbersAt(dict, "Size");
  const range = numbersAt(dict, "Range");
  const outputs = range.length / 2;
  const bytes = contentOf(stream);
  if (numberAt(dict, "BitsPerSample") !== 8 || size < 2 || bytes.length < size * outputs) return null;
  const decode = dict.has(key("Decode")) ? numbersAt(dict, "Decode") : range;
  const sample = (at: number, output: number) => {
    const [low = 0, high = 1] = decode.slice(2 * output);
    return low + ((bytes[at * outputs + output] ?? 0) / 255) * (high - low);
  };
  return (tint) => {
    const place = tint * (size - 1);
    const before = Math.min(size - 2, Math.floor(place));
    return Array.from({ length: outputs }, (_, output) => {
      const [low, high] = [sample(before, output), sample(before + 1, output)];
      return low + (place - before) * (high - low);
    });
  };
}

/** A tint transform (ISO 32000-2, 7.10), exponential or sampled as programs write them; null for others. */
export function tintFunctionOf(object: PDFObject | undefined, context: PDFContext): TintFunction | null {
  const found = object && context.lookup(object);
  if (found instanceof PDFStream) return numberAt(found.dict, "FunctionType") === 0 ? sampled(found) : null;
  return found instanceof PDFDict && numberAt(found, "FunctionType") === 2 ? exponential(found) : null;
}
