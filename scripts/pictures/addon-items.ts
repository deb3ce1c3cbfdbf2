/** Draws the picture of every print feature close up, on every card and tag and each of its stocks: `node scripts/pictures/addon-items.ts [product slug]`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PrintFeature } from "#domain/catalogue/choice.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Change } from "#domain/configure/selection.ts";
import { FEATURE_PICTURE_SIZE, featurePicture } from "#domain/configure/gallery-pictures.ts";
import type { Box, Scene } from "#domain/preview/scene.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { loadTextures, render } from "./render.ts";
import { catalogue } from "./shop.ts";
import { foldedScene } from "./props/folded-card.ts";
import { selected } from "./shots/shot.ts";

const HOLE_5MM = 132;
/** What stands for an item where nobody has said on which product. */
const USUAL = "swing-tags";

/** What is looked at, in millimetres of the piece: a point (as parts of width and height, then millimetres off it) and how wide. */
interface Frame {
  readonly at: readonly [x: number, y: number];
  readonly offMm?: readonly [x: number, y: number];
  readonly wideMm: number;
}

/** How close we look, by feature. */
const frames: Readonly<Record<"card" | "tag", Readonly<Record<string, Frame>>>> = {
  card: {
    "emboss-deboss": { at: [0.245, 0.5], wideMm: 38 },
    "foil-stamp": { at: [0.515, 0.5], wideMm: 96 },
    "die-cut": { at: [0.5, 0.5], wideMm: 108 },
    "punch-holes2": { at: [0, 0.5], offMm: [7.5, 0], wideMm: 21 },
    "tag-strings": { at: [0, 0.5], offMm: [-6, 0], wideMm: 58 },
    fold: { at: [0.5, 0.5], wideMm: 108 },
  },
  tag: {
    "emboss-deboss": { at: [0.5, 0.42], wideMm: 34 },
    "foil-stamp": { at: [0.5, 0.52], wideMm: 62 },
    "die-cut": { at: [0.5, 0.5], wideMm: 134 },
    "punch-holes2": { at: [0.5, 0], offMm: [0, 7], wideMm: 21 },
    "tag-strings": { at: [0.5, 0], offMm: [2, -8], wideMm: 58 },
    fold: { at: [0.5, 0.5], wideMm: 134 },
  },
};

const { width: WIDE, height: HIGH } = FEATURE_PICTURE_SIZE;

function viewOf({ focus, scale, facts }: Scene, { at, offMm = [0, 0], wideMm }: Frame): Box {
  const [width, height] = [wideMm * scale, (wideMm * scale * HIGH) / WIDE];
  const [x, y] = [at[0] * facts.size[0] + offMm[0], at[1] * facts.size[1] + offMm[1]];
  return {
    x: focus.x + x * scale - width / 2,
    y: focus.y + y * scale - height / 2,
    width,
    height,
  };
}

function changesFor({ code, appliedSide }: PrintFeature, itemId: number, materialId: number): Change[] {
  return [
    { field: "material", id: materialId },
    ...(code === "tag-strings"
      ? [{ field: "printFeature", side: "na", itemId: HOLE_5MM, chosen: true } as const]
      : []),
    { field: "printFeature", side: appliedSide === "na" ? "na" : "front", itemId, chosen: true },
  ];
}

type Item = PrintFeature["items"][number];

function pictureOf(product: Product, materialId: number, feature: PrintFeature, item: Item): Promise<Buffer> {
  const frame = frames[product.kind === "tag" ? "tag" : "card"][feature.code];
  if (frame === undefined) throw new Error(`${feature.code} has no close-up`);
  const selection = selected(catalogue, product, changesFor(feature, item.id, materialId));
  const scene = sceneOf(catalogue, selection, { measures: false, surface: "sage", zoom: 0.6 });
  const isBent = feature.code === "fold" && !item.isNone;
  return render(isBent ? foldedScene(catalogue, selection, scene) : scene, WIDE, viewOf(scene, frame))
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer();
}

async function drawAll(product: Product, materialId: number, materialSlug: string): Promise<void> {
  const features = product.printFeatureCodes.flatMap((code) => catalogue.printFeatures.get(code) ?? []);
  for (const feature of features)
    for (const item of feature.items) {
      const file = `public/uploads/${featurePicture(item.filePath, product.slug, materialSlug)}`;
      const picture = await pictureOf(product, materialId, feature, item);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
      if (product.slug === USUAL && materialId === product.materialIds[0])
        writeFileSync(`public/uploads/${item.filePath}`, picture);
    }
  console.log(product.slug, materialSlug);
}

const [only] = process.argv.slice(2);
await loadTextures();
for (const product of catalogue.document.products)
  for (const id of product.materialIds) {
    const material = catalogue.materials.get(id);
    if (material === undefined || (only !== undefined && product.slug !== only)) continue;
    await drawAll(product, id, material.slug);
  }
