import { type PDFContext, PDFHexString, type PDFRef } from "@cantoo/pdf-lib";
import type { PrintLayer } from "./print-file.ts";

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

/** The layers of a file: what its page's resources call them, and what the catalogue says of them. Artwork brings none along. */
export function defineLayers(context: PDFContext, layers: readonly PrintLayer[]) {
  const groups = layers.map((layer) => group(context, layer));
  return {
    properties: Object.fromEntries(groups.map((ref, at) => [`Layer${at}`, ref])),
    optionalContent: {
      OCGs: groups,
      D: {
        // As programs list them: the highest first.
        Order: groups.toReversed(),
        ON: groups,
        BaseState: "ON",
        AS: [{ Event: "Print", OCGs: groups, Category: ["Print"] }],
      },
    },
  };
}
