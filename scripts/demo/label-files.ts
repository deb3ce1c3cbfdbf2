import { Readable } from "node:stream";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { bleedBox } from "#domain/preview/artwork/frame.ts";
import { labelShapes } from "#domain/preview/artwork/label.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import type { NewArtwork } from "#topics/artwork/artworks.ts";
import { type StagedFile, stageStream } from "#platform/files/staged-file.ts";
import { type SoldGoods, goods, selectionOfGoods } from "./goods.ts";

const MM_PER_INCH = 25.4;
const PRINT_DPI = 300;
/** Too coarse to be printed: a person has to look at it. */
const COARSE_DPI = 60;
/** The longest sides of the shop's own pictures of a file. */
const [PICTURE_PX, THUMBNAIL_PX] = [1_600, 320];

/** A label of a demonstration brand as a customer would have sent it, with the shop's pictures of it. */
export interface LabelFile {
  readonly artwork: Omit<NewArtwork, "id">;
  readonly staged: readonly StagedFile[];
}

/** The files for some goods: one that can be printed, and one that is too coarse. */
export interface LabelFiles {
  readonly goods: SoldGoods;
  readonly fine: LabelFile;
  readonly coarse: LabelFile;
}

/** A label with its bleed, in millimetres. */
function drawLabel(catalogue: Catalogue, one: SoldGoods) {
  const selection = selectionOfGoods(catalogue, one, one.quantities[0] ?? 0);
  if (selection === null) return null;
  const { outline, widthMm, heightMm, bleedMm } = subjectOf(designs, catalogue, selection, { side: "front" });
  const design = designs[one.design];
  const [palette] = design.colourways;
  const frame = { width: widthMm, height: heightMm, outline, bleed: bleedMm, holeRoom: 0, palette };
  const { x, y, width, height } = bleedBox(frame);
  const painting = { scale: 1, definitions: {}, shapes: labelShapes(design, frame) };
  const content = svgContentOf(painting, { prefix: "", texture: () => "" });
  const svgAt = (dpi: number) => {
    const [wide, high] = [width, height].map((mm) => Math.round((mm * dpi) / MM_PER_INCH));
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${wide}" height="${high}">${content}</svg>`;
  };
  return svgAt;
}

function factsOf({ width, height }: { readonly width: number; readonly height: number }): ArtworkFacts {
  return {
    kind: "picture",
    format: "png",
    widthPx: width,
    heightPx: height,
    colours: "rgb",
    hasProfile: false,
    hasTransparency: false,
    pages: 1,
  };
}

async function labelFile(dataDir: string, svg: string, name: string): Promise<LabelFile> {
  // Loaded with the first one, as everywhere.
  const { default: sharp } = await import("sharp");
  const drawn = await sharp(Buffer.from(svg))
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const smaller = (longest: number) =>
    sharp(drawn.data)
      .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 });
  const picture = await smaller(PICTURE_PX).toBuffer({ resolveWithObject: true });
  const thumbnail = await smaller(THUMBNAIL_PX).toBuffer();
  const stage = (bytes: Buffer) => stageStream(dataDir, Readable.from([bytes]));
  const [file, shown, small] = [await stage(drawn.data), await stage(picture.data), await stage(thumbnail)];
  return {
    artwork: {
      name,
      mediaType: "image/png",
      bytes: drawn.data.length,
      sha256: file.sha256,
      page: 1,
      pictureSha256: shown.sha256,
      thumbnailSha256: small.sha256,
      platesSha256: null,
      widthPx: picture.info.width,
      heightPx: picture.info.height,
      isClear: false,
      facts: factsOf(drawn.info),
    },
    staged: [file, shown, small],
  };
}

/** Draws the labels of what this catalogue sells: the first so many goods, all if not said. */
export async function drawLabelFiles(
  catalogue: Catalogue,
  dataDir: string,
  most = goods.length,
): Promise<readonly LabelFiles[]> {
  const files: LabelFiles[] = [];
  for (const one of goods.slice(0, most)) {
    const svgAt = drawLabel(catalogue, one);
    if (svgAt === null) continue;
    const fine = await labelFile(dataDir, svgAt(PRINT_DPI), `${one.design}-label.png`);
    const coarse = await labelFile(dataDir, svgAt(COARSE_DPI), `${one.design}-from-website.png`);
    files.push({ goods: one, fine, coarse });
  }
  return files;
}
