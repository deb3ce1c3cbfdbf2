import { PDFArray, PDFName, PDFNumber, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";
import { spaceOf } from "../../page-content/graphics-state.ts";
import { measureInk } from "../measure-ink.ts";
import { isJpeg, pagePictures, sidesOf } from "./shrink-pictures.ts";

/** Of so many pictures of a page the ink is measured, each of so many pixels at most: ten million take 0.1 s. */
const [MOST_PICTURES, MOST_MEASURED_PIXELS] = [4, 60_000_000];

function isInInks({ dict }: PDFRawStream): boolean {
  return (
    isJpeg(dict.lookup(PDFName.of("Filter"))) &&
    spaceOf(dict.get(PDFName.of("ColorSpace")), dict.context).kind === "CMYK"
  );
}

/** Whether the numbers of a picture are written the other way round, as programs of photographs write them. */
function isTurned({ dict }: PDFRawStream): boolean {
  const decode = dict.lookup(PDFName.of("Decode"));
  const first = decode instanceof PDFArray && decode.size() > 0 ? decode.lookup(0) : undefined;
  return first instanceof PDFNumber && first.asNumber() === 1;
}

/** The ink of the darkest parts of a page's JPEGs in four inks, in percent; 0 where there are none. What cannot be read has none. */
export async function inkOfPictures({ node }: PDFPage): Promise<number> {
  let heaviest = 0;
  const streams = pagePictures(node.Resources())
    .map(({ stream }) => stream)
    .filter((stream) => stream instanceof PDFRawStream)
    .filter((stream) => isInInks(stream) && sidesOf(stream)[0] * sidesOf(stream)[1] <= MOST_MEASURED_PIXELS);
  for (const stream of streams.slice(0, MOST_PICTURES)) {
    const ink = await measureInk(stream.getContents(), isTurned(stream)).catch(() => null);
    heaviest = Math.max(heaviest, ink?.percent ?? 0);
  }
  return heaviest;
}
