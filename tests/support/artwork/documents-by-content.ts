import { PDFDocument } from "@cantoo/pdf-lib";
import { pt } from "./documents.ts";

/** What a page's resources are called, by kind, as pdf-lib writes plain values. */
export type Resources = Readonly<Record<string, Readonly<Record<string, object>>>>;

export interface Content {
  readonly operators: string;
  readonly resources?: (doc: PDFDocument) => Resources;
  /** Nothing lies below it. */
  readonly isBare?: boolean;
}

/** A slope of colours along those numbers, by its kind. */
function slopeShading(ShadingType: number, Coords: readonly number[]): Resources {
  const shading = { ShadingType, ColorSpace: "DeviceRGB", Coords, Function: rgbMix, Extend: [true, true] };
  return { Shading: { Slope: shading } };
}

/** A page of a card of 90 x 50 mm with 2 mm of bleed, on a ground of the press. */
export async function pageWith({ operators, resources, isBare }: Content): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([pt(94), pt(54)]);
  const own = resources?.(doc) ?? {};
  const { context } = doc;
  for (const [kind, values] of Object.entries(own))
    page.node.normalizedEntries().Resources.set(context.obj(kind), context.obj(values as never));
  const ground = isBare ? "" : `q 0.05 0.1 0.3 0 k 0 0 ${pt(94)} ${pt(54)} re f Q`;
  page.node.addContentStream(context.register(context.flateStream(`${ground} q ${operators} Q`)));
  page.setTrimBox(pt(2), pt(2), pt(90), pt(50));
  return Buffer.from(await doc.save());
}

export const states = (values: Readonly<Record<string, object>>) => () => ({ ExtGState: values });
const overprint = states({ Over: { OP: true, op: true, OPM: 1 } });

/** An ink of its own that is mixed so. */
export const ink =
  (name: string, mixed: readonly number[], more: Resources = {}) =>
  (doc: PDFDocument): Resources => {
    const mix = doc.context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...mixed], N: 1 });
    const { context } = doc;
    return {
      ColorSpace: { Ink: [context.obj("Separation"), context.obj(name), context.obj("DeviceCMYK"), mix] },
      ...more,
    };
  };

/** A stream of the file with what its dictionary says. */
export function streamOf(doc: PDFDocument, content: string | Uint8Array, said: object) {
  return doc.context.register(doc.context.flateStream(content, said as never));
}

const rgbMix = { FunctionType: 2, Domain: [0, 1], C0: [0.9, 0.2, 0.1], C1: [0.1, 0.3, 0.8], N: 1 };

/** 8 x 8 pixels of a slope, as many bytes a pixel as there are colours. */
export function slope(colours: number): Uint8Array {
  return Uint8Array.from({ length: 64 * colours }, (_, at) =>
    Math.floor(((at / colours) % 8) * 31 + (at % colours) * 20),
  );
}

/** A picture of 8 x 8 pixels. */
export function pixels(doc: PDFDocument, content: Uint8Array, said: object) {
  const image = { Type: "XObject", Subtype: "Image", Width: 8, Height: 8, BitsPerComponent: 8 };
  return streamOf(doc, content, { ...image, ...said });
}

const picture =
  (colourSpace: string, colours: number, more: (doc: PDFDocument) => object = () => ({})) =>
  (doc: PDFDocument): Resources => ({
    XObject: {
      Pic: pixels(doc, slope(colours), { ColorSpace: colourSpace, ...more(doc) }),
    },
  });
const placed = "120 0 0 90 40 30 cm /Pic Do";

/** Pages as programs write them, by what is tried with them. */
export const documentsByContent: Readonly<Record<string, () => Promise<Buffer>>> = Object.fromEntries(
  Object.entries<Content>({
    "white that is set to overprint": {
      operators: "1 0.5 0 0 k 40 30 120 60 re f /Over gs 0 0 0 0 k 60 45 40 30 re f",
      resources: overprint,
    },
    "black that is set to overprint": {
      operators: "0 0.6 0.9 0 k 40 30 120 60 re f /Over gs 0 0 0 1 k 60 45 40 6 re f",
      resources: overprint,
    },
    "black of a screen": { operators: "0 0 0 rg 40 40 120 8 re f 0.5 0.5 0.5 rg 40 60 120 8 re f" },
    "foil that is not ordered": {
      operators: "/Ink cs 1 scn 60 40 80 50 re f",
      resources: ink("Gold Foil", [0, 0.2, 0.6, 0.2]),
    },
    "relief that is not ordered": {
      operators: "/Ink cs 1 scn 60 40 80 50 re f",
      resources: ink("Emboss", [0, 1, 0, 0]),
    },
    "white ink on paper": {
      operators: "1 0 0 0 k 40 30 120 60 re f /Ink cs 1 scn 60 45 40 30 re f",
      resources: ink("White", [0.2, 0, 0, 0]),
    },
    "a cut line in an ink of its own": {
      operators: "/Ink CS 1 SCN 1 w 20 20 220 110 re S",
      resources: ink("CutContour", [0, 1, 0, 0]),
    },
    "guides of a template": {
      operators: "/Ink CS 1 SCN 1 w 20 20 220 110 re S",
      resources: ink("Guide Safe", [1, 0, 0, 0]),
    },
    "a slope of colours": {
      operators: "60 40 80 50 re W n /Slope sh",
      resources: () => slopeShading(2, [60, 0, 140, 0]),
    },
    "a round slope": {
      operators: "60 30 90 90 re W n /Slope sh",
      resources: () => slopeShading(3, [105, 75, 5, 105, 75, 40]),
    },
    "a pattern of tiles": {
      operators: "/Pattern cs /Tiles scn 50 30 140 90 re f",
      resources: (doc) => ({
        Pattern: {
          Tiles: streamOf(doc, "0 0.8 0.6 0 k 2 2 12 12 re f", {
            Type: "Pattern",
            PatternType: 1,
            PaintType: 1,
            TilingType: 1,
            BBox: [0, 0, 20, 20],
            XStep: 20,
            YStep: 20,
            Resources: {},
          }),
        },
      }),
    },
    "a form, turned": {
      operators: "0.9 0.3 -0.3 0.9 80 20 cm /Form Do",
      resources: (doc) => ({
        XObject: {
          Form: streamOf(doc, "0 0.6 1 0 k 0 0 80 50 re f 1 g 10 10 20 20 re f", {
            Type: "XObject",
            Subtype: "Form",
            BBox: [0, 0, 80, 50],
          }),
        },
      }),
    },
    "something seen through": {
      operators: "0 0.5 0.5 0 k 40 30 90 60 re f /Half gs 0.5 0.3 0 0 k 90 50 90 60 re f",
      resources: states({ Half: { ca: 0.5, CA: 0.5 } }),
    },
    "colours that multiply": {
      operators: "0 0.1 0.4 0 k 40 30 90 60 re f /Mult gs 0.3 0.1 0 0 k 90 50 90 60 re f",
      resources: states({ Mult: { BM: "Multiply" } }),
    },
    "a clip of two rings": {
      operators: "40 30 120 90 re 70 50 60 50 re W* n 0.3 0 0.3 0 k 0 0 260 150 re f",
    },
    "dashes and corners": { operators: "4 w 1 J 1 j [12 8] 3 d 0.9 0.6 0 0 K 40 40 m 100 110 l 180 40 l S" },
    "pixels of a screen": { operators: placed, resources: picture("DeviceRGB", 3) },
    "pixels of four inks": { operators: placed, resources: picture("DeviceCMYK", 4) },
    "grey pixels": { operators: placed, resources: picture("DeviceGray", 1) },
    "pixels with a soft edge": {
      operators: placed,
      resources: picture("DeviceRGB", 3, (doc) => ({
        SMask: pixels(doc, slope(1), { ColorSpace: "DeviceGray" }),
      })),
    },
    "a stencil": {
      operators: "0 0.8 0.2 0 k 80 0 0 80 60 35 cm /Mask Do",
      resources: (doc) => ({
        XObject: {
          Mask: pixels(doc, Uint8Array.of(0x81, 0x42, 0x24, 0x18, 0x18, 0x24, 0x42, 0x81), {
            ImageMask: true,
            BitsPerComponent: 1,
          }),
        },
      }),
    },
  }).map(([name, content]) => [`a page with ${name}`, () => pageWith(content)] as const),
);
