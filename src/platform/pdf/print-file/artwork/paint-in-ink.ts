import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFStream } from "@cantoo/pdf-lib";
import { spaceOf } from "#platform/artwork/page-content/graphics-state.ts";
import type { InkRules } from "#platform/artwork/page-content/ink-rules.ts";
import { inkSpace } from "../inks.ts";
import type { SpotInk } from "../print-file.ts";

const spaces = new Set([PDFName.of("Separation"), PDFName.of("DeviceN")]);

/** Everything within an object that lies in the file at this very place. */
function* arraysIn(object: PDFObject): Generator<PDFArray> {
  if (object instanceof PDFStream) yield* arraysIn(object.dict);
  if (object instanceof PDFDict) for (const value of object.values()) yield* arraysIn(value);
  if (!(object instanceof PDFArray)) return;
  yield object;
  for (const value of object.asArray()) yield* arraysIn(value);
}

/** Makes one ink of all that rules have left of a document: whatever it was called and mixed of, it is painted in this one. */
export function paintInInk(context: PDFContext, ink: SpotInk, rules: InkRules): void {
  const own = inkSpace(context, ink).asArray();
  for (const [, object] of context.enumerateIndirectObjects())
    for (const array of arraysIn(object)) {
      const [kind] = array.asArray();
      if (!(kind instanceof PDFName) || !spaces.has(kind)) continue;
      if (rules.inkFate(spaceOf(array, context)) !== "printed") continue;
      while (array.size() > own.length) array.remove(array.size() - 1);
      for (const [at, part] of own.entries()) array.set(at, part);
    }
}
