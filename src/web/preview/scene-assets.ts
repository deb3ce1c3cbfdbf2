import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Design } from "#domain/preview/artwork/design.ts";
import { type DesignName, companions, designFor, designNames } from "#domain/preview/artwork/design-names.ts";
import type { SceneAssets } from "#domain/preview/compose-scene.ts";
import type { Forms } from "#domain/preview/forms/drawing.ts";
import { formIn } from "#domain/preview/subject/form-of.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import type { Lettering } from "#domain/lettering/designs/lettering-designs.ts";
import { neededFaces } from "#domain/lettering/needed-faces.ts";
import { loadedLettering, loadFaces } from "#web/calls/loaded-lettering.ts";

const designLoads: Readonly<Record<DesignName, () => Promise<Design>>> = {
  honey: async () => (await import("#domain/preview/artwork/designs/honey.ts")).honey,
  coffee: async () => (await import("#domain/preview/artwork/designs/coffee.ts")).coffee,
  soap: async () => (await import("#domain/preview/artwork/designs/soap.ts")).soap,
  thyme: async () => (await import("#domain/preview/artwork/designs/thyme.ts")).thyme,
  cider: async () => (await import("#domain/preview/artwork/designs/cider.ts")).cider,
  trail: async () => (await import("#domain/preview/artwork/designs/trail.ts")).trail,
  night: async () => (await import("#domain/preview/artwork/designs/night.ts")).night,
  drift: async () => (await import("#domain/preview/artwork/designs/drift.ts")).drift,
  balm: async () => (await import("#domain/preview/artwork/designs/balm.ts")).balm,
  tailor: async () => (await import("#domain/preview/artwork/designs/tailor.ts")).tailor,
  arch: async () => (await import("#domain/preview/artwork/designs/arch.ts")).arch,
  studio: async () => (await import("#domain/preview/artwork/designs/studio.ts")).studio,
};

const formLoads = {
  roll: async () => (await import("#domain/preview/forms/roll-forms.ts")).rollForms,
  other: async () => (await import("#domain/preview/forms/other-forms.ts")).otherForms,
};

type FormPack = keyof typeof formLoads;

interface Needed {
  readonly pack: FormPack;
  readonly designs: readonly DesignName[];
}

function neededBy(catalogue: Catalogue, selection: Selection): Needed {
  const form = formIn(catalogue, selection);
  const product = catalogue.products.get(selection.productId);
  const own = designFor(product ? pictureSlug(product) : "", product?.kind ?? "");
  return {
    pack: form === "roll" ? "roll" : "other",
    designs: form === "assorted" ? [own, ...companions] : [own],
  };
}

/** What has been loaded: it grows with what the page shows. */
const assets: { forms: Forms; designs: Partial<Record<DesignName, Design>> } = { forms: {}, designs: {} };
const packs = new Set<FormPack>();

async function load({ pack, designs }: Needed): Promise<void> {
  const [forms] = await Promise.all([
    formLoads[pack](),
    ...designs.map(async (name) => {
      assets.designs[name] ??= await designLoads[name]();
    }),
  ]);
  assets.forms = { ...assets.forms, ...forms };
  packs.add(pack);
}

// The server has everything at hand.
if (import.meta.env.SSR) {
  await load({ pack: "roll", designs: designNames });
  await load({ pack: "other", designs: [] });
}

/** The words of a design, drawn with what the catalogue or this browser has of its faces. */
export function drawnLettering(catalogue: Catalogue, loaded: Lettering, design: LetteringDesign) {
  return catalogue.drawLettering(design) ?? loaded.drawLettering(design);
}

/** Whether words could be drawn and are not, for want of outlines. */
function lacksOutlines(catalogue: Catalogue, { lettering }: Selection): boolean {
  return (
    lettering !== null &&
    catalogue.measureLettering(lettering).ok &&
    drawnLettering(catalogue, loadedLettering.get(), lettering) === null
  );
}

/** The drawings and designs that a selection needs; undefined while some are still to be loaded. */
export function assetsFor(catalogue: Catalogue, selection: Selection): SceneAssets | undefined {
  const { pack, designs } = neededBy(catalogue, selection);
  if (!packs.has(pack) || lacksOutlines(catalogue, selection)) return undefined;
  return designs.every((name) => name in assets.designs) ? assets : undefined;
}

async function loadOutlines(catalogue: Catalogue, selection: Selection): Promise<void> {
  const { lettering } = selection;
  if (lettering === null || !lacksOutlines(catalogue, selection)) return;
  await loadFaces(catalogue.document.faces, neededFaces(lettering), { withOutlines: true });
}

export async function loadAssetsFor(catalogue: Catalogue, selection: Selection): Promise<void> {
  await Promise.all([load(neededBy(catalogue, selection)), loadOutlines(catalogue, selection)]);
}
