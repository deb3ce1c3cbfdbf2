import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Design } from "#domain/preview/artwork/design.ts";
import { type DesignName, companions, designFor, designNames } from "#domain/preview/artwork/design-names.ts";
import type { SceneAssets } from "#domain/preview/compose-scene.ts";
import type { Forms } from "#domain/preview/forms/drawing.ts";
import { formIn } from "#domain/preview/subject/form-of.ts";

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
  const own = designFor(product?.slug ?? "", product?.kind ?? "");
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

/** The drawings and designs that a selection needs; undefined while some are still to be loaded. */
export function assetsFor(catalogue: Catalogue, selection: Selection): SceneAssets | undefined {
  const { pack, designs } = neededBy(catalogue, selection);
  return packs.has(pack) && designs.every((name) => name in assets.designs) ? assets : undefined;
}

export function loadAssetsFor(catalogue: Catalogue, selection: Selection): Promise<void> {
  return load(neededBy(catalogue, selection));
}
