/** Written by scripts/lettering-faces/make.ts. */

/** A face that lettering can be cut in; its files are `public/fonts/lettering/{id}.measures.json` and `.outlines.json`. */
export interface LetteringFace {
  readonly id: string;
  readonly name: string;
  /** Under which heading it is offered. */
  readonly group: string;
  readonly weight: 400 | 700;
  readonly licence: string;
  /** How high its capitals have to be for strokes of 1 mm. */
  readonly smallestCapitalMm: number;
  /** Changes with its files; part of their address, so that they can be kept for ever. */
  readonly revision: string;
  /** The face that is cut in its place, while the shop has no file of it. */
  readonly cutWith?: string;
  readonly note?: string;
}

export const letteringFaces: readonly LetteringFace[] = [
  {
    id: "antique-olive",
    name: "Antique Olive",
    group: "Sans",
    weight: 700,
    licence: "OFL-1.1",
    smallestCapitalMm: 12,
    revision: "f1550a3527",
    cutWith: "bricolage-grotesque",
    note: "cut in Bricolage Grotesque until the shop adds its licensed file",
  },
  {
    id: "bricolage-grotesque",
    name: "Bricolage Grotesque",
    group: "Sans",
    weight: 700,
    licence: "OFL-1.1",
    smallestCapitalMm: 12,
    revision: "f1550a3527",
  },
  {
    id: "roboto",
    name: "Roboto",
    group: "Sans",
    weight: 700,
    licence: "OFL-1.1",
    smallestCapitalMm: 10,
    revision: "95bc3d0e85",
  },
  {
    id: "oswald",
    name: "Oswald",
    group: "Condensed",
    weight: 700,
    licence: "OFL-1.1",
    smallestCapitalMm: 10,
    revision: "03c40f55ea",
  },
  {
    id: "domine",
    name: "Domine",
    group: "Serif",
    weight: 700,
    licence: "OFL-1.1",
    smallestCapitalMm: 13,
    revision: "b3bd317cd5",
  },
  {
    id: "pacifico",
    name: "Pacifico",
    group: "Script",
    weight: 400,
    licence: "OFL-1.1",
    smallestCapitalMm: 12,
    revision: "21b0547407",
  },
  {
    id: "itim",
    name: "Itim",
    group: "Hand",
    weight: 400,
    licence: "OFL-1.1",
    smallestCapitalMm: 10,
    revision: "5f32df17ce",
  },
];
