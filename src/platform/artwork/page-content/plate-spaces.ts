import { PDFArray, type PDFContext, PDFName, type PDFObject } from "@cantoo/pdf-lib";
import { type Space, spaceOf } from "./graphics-state.ts";
import { fourInks } from "./printing-rules.ts";
import { tintFunctionOf } from "./tint-function.ts";

/** As many steps as a byte has: a tint is seen no finer. */
const STEPS = 256;

/** A space of so many numbers that is grey: as the last of a program's words leave it, 1 without ink. */
function greySpace(context: PDFContext, numbers: number, words: string): PDFObject {
  const program = context.flateStream(`{ ${words} }`, {
    FunctionType: 4,
    Domain: Array.from({ length: numbers }, () => [0, 1]).flat(),
    Range: [0, 1],
  });
  const names = Array.from({ length: numbers }, (_, at) => `I${at}`);
  return context.obj(["DeviceN", names, "DeviceGray", context.register(program)]);
}

/** The paper shows, whatever the numbers are. */
function bareSpace(context: PDFContext, numbers: number): PDFObject {
  return greySpace(context, numbers, `${"pop ".repeat(numbers)}1`);
}

/** Grey that is as dark as there is of one of the numbers. */
function oneOf(context: PDFContext, numbers: number, at: number): PDFObject {
  const words = `${numbers - 1 - at} index 1 exch sub ${numbers + 1} 1 roll ${"pop ".repeat(numbers)}`;
  return greySpace(context, numbers, words);
}

/** How much of one of the four inks an ink of its own is mixed of, tint by tint; null where its file says it in other colours. */
function mixedSpace(space: PDFArray, plate: number, context: PDFContext): PDFObject | null {
  const mix = tintFunctionOf(space.get(3), context);
  const alternate = spaceOf(space.get(2), context).kind;
  if (mix === null || (alternate !== "CMYK" && alternate !== "Gray")) return null;
  const inkOf = (tint: number) => {
    const values = mix(tint);
    if (alternate === "CMYK") return values[plate] ?? 0;
    return fourInks[plate] === "Black" ? 1 - (values[0] ?? 0) : 0;
  };
  const samples = Uint8Array.from({ length: STEPS }, (_, at) => 255 * (1 - inkOf(at / (STEPS - 1))));
  const said = { FunctionType: 0, Domain: [0, 1], Range: [0, 1], Size: [STEPS], BitsPerSample: 8 };
  const steps = context.register(context.flateStream(samples, said));
  return context.obj(["Separation", "Ink", "DeviceGray", steps]);
}

function ofInks(space: PDFArray, { inks }: Space, plate: number, context: PDFContext): PDFObject | null {
  const usual = [...fourInks, "All", "None"];
  if (inks.every((ink) => usual.includes(ink))) {
    const at = inks.findIndex((ink) => ink === fourInks[plate] || ink === "All");
    return at < 0 ? bareSpace(context, inks.length) : oneOf(context, inks.length, at);
  }
  return inks.length === 1 ? mixedSpace(space, plate, context) : null;
}

/**
 * A space with as many numbers as another, which is grey: as dark as what is painted in that one has of an ink, 0 for cyan to 3 for black.
 * Colours of a screen have none. Null where it is not known.
 */
export function plateSpaceOf(object: PDFObject, plate: number, context: PDFContext): PDFObject | null {
  const found = context.lookup(object);
  const space = spaceOf(found, context);
  if (space.kind === "Indexed" || space.kind === "Pattern") {
    const base = found instanceof PDFArray ? found.get(1) : undefined;
    if (!(found instanceof PDFArray) || base === undefined) return object;
    const made = found.clone(context);
    const inside = plateSpaceOf(base, plate, context);
    if (inside !== null) made.set(1, inside);
    return inside && made;
  }
  switch (space.kind) {
    case "CMYK":
      return oneOf(context, 4, plate);
    case "Gray":
      return fourInks[plate] === "Black" ? PDFName.of("DeviceGray") : bareSpace(context, 1);
    case "RGB":
    case "Lab":
      return bareSpace(context, 3);
    default:
      return found instanceof PDFArray ? ofInks(found, space, plate, context) : null;
  }
}
