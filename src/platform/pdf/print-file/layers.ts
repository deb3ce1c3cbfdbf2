import { type PDFContext, PDFHexString, type PDFRef } from "@cantoo/pdf-lib";
import type { PrintFile, PrintLayer } from "./print-file.ts";

function group(context: PDFContext, { name, prints }: PrintLayer): PDFRef {
  return context.register(
    context.obj({
      Type: "OCG",
      Name: PDFHexString.fromText(name),
      Intent: ["View", "Design"],
      Usage: { Print: { Subtype: "Print", PrintState: prints ? "ON" : "OFF" } },
    }),
  );
}

/** What the page's resources call each layer, by its name. */
export type LayerNames = ReadonlyMap<string, string>;

/**
 * The layers of a file, each once on however many pages it is: what its pages' resources call them, and what the catalogue says of them.
 * Artwork brings none along. Where all are printed nothing is switched by the occasion: a PDF/X-4 may not have it.
 */
export function defineLayers(context: PDFContext, { pages }: Pick<PrintFile, "pages">) {
  const layers = [
    ...new Map(pages.flatMap((page) => page.layers).map((layer) => [layer.name, layer])).values(),
  ];
  const groups = layers.map((layer) => group(context, layer));
  const names: LayerNames = new Map(layers.map(({ name }, at) => [name, `Layer${at}`]));
  const isSwitched = layers.some(({ prints }) => !prints);
  return {
    names,
    properties: Object.fromEntries(groups.map((ref, at) => [`Layer${at}`, ref])),
    optionalContent: {
      OCGs: groups,
      D: {
        Name: PDFHexString.fromText("Layers"),
        // As programs list them: the highest first.
        Order: groups.toReversed(),
        ON: groups,
        BaseState: "ON",
        ...(isSwitched && { AS: [{ Event: "Print", OCGs: groups, Category: ["Print"] }] }),
      },
    },
  };
}
