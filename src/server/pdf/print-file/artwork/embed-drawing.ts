import PdfKit from "pdfkit";
import type { PDFDocument } from "@cantoo/pdf-lib";
import svgToPdf from "svg-to-pdfkit";
import { UnprintableArtwork } from "./artwork-fault.ts";
import { embedPage } from "./embed-page.ts";
import type { EmbeddedArtwork } from "./placed-artwork.ts";

/** Points: only its proportions count, and large enough that the numbers written stay exact. */
const LONGER_SIDE = 2_000;

/** Words are set in fonts that the shop may not have; what HTML draws, no printer knows. */
const withWords = /<\s*(?:[\w-]+:)?(?:text|foreignObject)[\s>/]/i;
const ownPicture = /^data:image\/(?:png|jpe?g);base64,/;

/** Passes a picture on that the drawing holds; one that lies elsewhere is not looked for. */
function ownPictureOnly(link: string): string {
  if (!ownPicture.test(link)) throw new UnprintableArtwork("linked");
  return link;
}

function drawnAsPdf(svg: string, width: number, height: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const page = new PdfKit({
      size: [width, height],
      margin: 0,
      // Otherwise Helvetica is put in.
      font: null as unknown as string,
    });
    page.on("data", (part: Buffer) => parts.push(part));
    page.on("end", () => resolve(Buffer.concat(parts)));
    svgToPdf(page, svg, 0, 0, {
      width,
      height,
      assumePt: true,
      imageCallback: ownPictureOnly,
      warningCallback: (words) => reject(new UnprintableArtwork("unreadable", words)),
    });
    page.end();
  });
}

/** A drawing in SVG, whose proportions are known, as the lines and areas that it is drawn with. */
export async function embedDrawing(
  doc: PDFDocument,
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<EmbeddedArtwork> {
  const svg = Buffer.from(bytes).toString("utf8");
  if (withWords.test(svg)) throw new UnprintableArtwork("text");
  const scale = LONGER_SIDE / Math.max(width, height);
  const page = await embedPage(doc, await drawnAsPdf(svg, width * scale, height * scale), 1);
  return { ...page, trim: null };
}
