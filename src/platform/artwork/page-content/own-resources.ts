import { type PDFContext, PDFDict, PDFName, type PDFObject } from "@cantoo/pdf-lib";

type Category = "ExtGState" | "ColorSpace" | "Pattern" | "Shading" | "XObject";

/** The resources of content: those that it was written with, and those that what is left of it needs. */
export interface OwnResources {
  /** As they stand in the file; forms without any use them, too. */
  readonly written: PDFDict;
  /** What a name stands for in the content as it was, as a reference where it is one. */
  found(category: Category | "Properties", name: string): PDFObject | undefined;
  needs(category: Category, name: string, object: PDFObject): void;
  finish(): PDFDict;
}

/** Never named in content: they say what the device's own colours mean. */
const DEFAULTS = ["DefaultGray", "DefaultRGB", "DefaultCMYK"];

/** Nothing is left in the resources but what is used: whoever lists a file's plates and fonts finds no other. */
export function resourcesOf(context: PDFContext, written: PDFDict): OwnResources {
  const needed = new Map<Category, PDFDict>();
  const found: OwnResources["found"] = (category, name) => {
    const all = written.lookup(PDFName.of(category));
    return all instanceof PDFDict ? all.get(PDFName.of(name)) : undefined;
  };
  const needs: OwnResources["needs"] = (category, name, object) => {
    const all = needed.get(category) ?? context.obj({});
    all.set(PDFName.of(name), object);
    needed.set(category, all);
  };
  return {
    written,
    found,
    needs,
    finish() {
      const made = context.obj({});
      for (const category of ["Font", "ProcSet"]) {
        const kept = written.get(PDFName.of(category));
        if (kept) made.set(PDFName.of(category), kept);
      }
      for (const name of DEFAULTS) {
        const space = found("ColorSpace", name);
        if (space) needs("ColorSpace", name, space);
      }
      for (const [category, all] of needed) made.set(PDFName.of(category), all);
      return made;
    },
  };
}
