import type { InfoGroup } from "#domain/content/product-info.ts";
import { cardPanels } from "./cards.ts";
import { decalPanels } from "./decals.ts";
import { paperPanels } from "./paper.ts";
import { vinylPanels } from "./vinyl.ts";

/** What the shop tells about its materials (content-and-lettering.md 2.4 and 9.3). */
export const productInfo: readonly InfoGroup[] = [
  { name: "Paper", panels: paperPanels },
  { name: "Vinyl and film", panels: vinylPanels },
  { name: "Decals, lettering and domes", panels: decalPanels },
  { name: "Cards and tags", panels: cardPanels },
];
