export const designNames = [
  "honey",
  "coffee",
  "soap",
  "thyme",
  "cider",
  "trail",
  "night",
  "drift",
  "balm",
  "tailor",
  "studio",
  "arch",
] as const;

export type DesignName = (typeof designNames)[number];

/** What lies on an assorted sheet besides the product's own design. */
export const companions: readonly DesignName[] = ["honey", "trail", "cider", "soap", "night", "coffee"];

/** Which design suits a product, by its slug; other products take one by their kind. */
const byProduct: Readonly<Record<string, DesignName>> = {
  "art-paper": "honey",
  "classic-paper": "soap",
  "silver-vinyl": "balm",
  "gold-vinyl": "night",
  "kraft-paper": "thyme",
  "embossed-paper": "tailor",
  "pvc-vinyl": "cider",
  "standard-vinyl": "trail",
  "foil-paper": "night",
  "synthetic-paper": "coffee",
  "transfer-decals": "trail",
  hologram: "night",
  "bumper-stickers": "drift",
  "custom-decals": "coffee",
  "premium-business-card": "arch",
  "vintage-kraft-300gsm": "tailor",
  "swing-tags": "tailor",
  "transparent-stickers": "balm",
  "dome-stickers": "trail",
};

export function designFor(productSlug: string, kind: string): DesignName {
  return byProduct[productSlug] ?? (kind === "card" ? "studio" : kind === "tag" ? "tailor" : "coffee");
}
