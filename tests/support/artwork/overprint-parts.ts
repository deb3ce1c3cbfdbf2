import type { PDFDocument } from "@cantoo/pdf-lib";
import { ink, pixels, type Resources, slope, streamOf } from "./documents-by-content.ts";

export const over = {
  ExtGState: {
    Over: { OP: true, op: true, OPM: 1 },
    Over0: { OP: true, op: true, OPM: 0 },
    Knock: { OP: false, op: false },
  },
};

/** A form, with what its dictionary says. */
function formOf(doc: PDFDocument, content: string, said: object = {}) {
  return streamOf(doc, content, {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, 260, 150],
    Resources: over,
    ...said,
  });
}

export const withForm =
  (content: string, said: object = {}) =>
  (doc: PDFDocument): Resources => ({ ...over, XObject: { Form: formOf(doc, content, said) } });
export const withPixels =
  (colourSpace: object | string, colours: number) =>
  (doc: PDFDocument): Resources => ({
    ...over,
    XObject: { Pic: pixels(doc, slope(colours), { ColorSpace: colourSpace }) },
  });
export const separation = (name: string, mixed: readonly number[]) => (doc: PDFDocument) =>
  ink(name, mixed)(doc).ColorSpace!.Ink!;
export const group = (isIsolated: boolean) => ({ S: "Transparency", CS: "DeviceCMYK", I: isIsolated });
export const cyan = "1 0 0 0 k 40 30 120 60 re f";
export const green = "1 0 1 0 k 40 30 120 60 re f";
export const box = "60 45 140 30 re";

export const resources = () => over;
export const half = () => ({ ExtGState: { ...over.ExtGState, Half: { ca: 0.5 } } });
export const multiplied = () => ({ ExtGState: { ...over.ExtGState, Mult: { BM: "Multiply" } } });
export const pic = "/Over gs 100 0 0 60 60 30 cm /Pic Do";

export const masked = (inside: string) => (doc: PDFDocument) => ({
  ExtGState: {
    ...over.ExtGState,
    Masked: {
      SMask: { S: "Luminosity", G: formOf(doc, inside, { Group: { S: "Transparency", CS: "DeviceCMYK" } }) },
    },
  },
});

export const slopeOfMagenta = (doc: PDFDocument): Resources => ({
  ...over,
  Shading: {
    Slope: {
      ShadingType: 2,
      ColorSpace: separation("Magenta", [0, 1, 0, 0])(doc),
      Coords: [60, 0, 200, 0],
      Function: { FunctionType: 2, Domain: [0, 1], C0: [0], C1: [1], N: 1 },
    },
  },
});
