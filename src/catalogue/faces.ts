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

type Row = readonly [
  id: string,
  name: string,
  weight: LetteringFace["weight"],
  licence: string,
  smallestCapitalMm: number,
  revision: string,
];

function inGroup(group: string, rows: readonly Row[]): LetteringFace[] {
  return rows.map(([id, name, weight, licence, smallestCapitalMm, revision]) => ({
    id,
    name,
    group,
    weight,
    licence,
    smallestCapitalMm,
    revision,
  }));
}

export const letteringFaces: readonly LetteringFace[] = [
  {
    id: "antique-olive",
    name: "Antique Olive",
    group: "Sans",
    weight: 700,
    licence: "OFL-1.1",
    smallestCapitalMm: 12,
    revision: "d6ac983580",
    cutWith: "bricolage-grotesque",
    note: "cut in Bricolage Grotesque until the shop adds its licensed file",
  },
  ...inGroup("Sans", [
    ["bricolage-grotesque", "Bricolage Grotesque", 700, "OFL-1.1", 12, "d6ac983580"],
    ["archivo-black", "Archivo Black", 400, "OFL-1.1", 10, "4ed5f40f23"],
    ["montserrat", "Montserrat", 700, "OFL-1.1", 10, "77505286db"],
    ["poppins", "Poppins", 700, "OFL-1.1", 10, "af6951b8eb"],
    ["barlow", "Barlow", 700, "OFL-1.1", 10, "c80ad517b8"],
    ["roboto", "Roboto", 700, "OFL-1.1", 10, "4ab00d1a37"],
    ["open-sans", "Open Sans", 700, "OFL-1.1", 10, "2be10f8043"],
    ["rubik", "Rubik", 700, "OFL-1.1", 10, "fbcc4142dc"],
    ["league-spartan", "League Spartan", 700, "OFL-1.1", 10, "4555f5ce3e"],
    ["kanit", "Kanit", 700, "OFL-1.1", 10, "fc678ce0cc"],
    ["titillium-web", "Titillium Web", 700, "OFL-1.1", 10, "ee40b28a02"],
    ["exo-2", "Exo 2", 700, "OFL-1.1", 10, "78460ec8c7"],
    ["lexend", "Lexend", 700, "OFL-1.1", 10, "08479e2a91"],
    ["jost", "Jost", 700, "OFL-1.1", 10, "675f928e75"],
    ["josefin-sans", "Josefin Sans", 700, "OFL-1.1", 10, "6461dde0d6"],
    ["arimo", "Arimo", 700, "OFL-1.1", 10, "897283d0fe"],
  ]),
  ...inGroup("Wide", [
    ["krona-one", "Krona One", 400, "OFL-1.1", 10, "850af78432"],
    ["syncopate", "Syncopate", 700, "Apache-2.0", 10, "b8eee42a12"],
    ["audiowide", "Audiowide", 400, "OFL-1.1", 10, "df01ae6caf"],
    ["unbounded", "Unbounded", 700, "OFL-1.1", 10, "787dc34c29"],
    ["russo-one", "Russo One", 400, "OFL-1.1", 10, "39691adbf9"],
    ["special-gothic-expanded-one", "Special Gothic Expanded One", 400, "OFL-1.1", 10, "3e920c9f08"],
    ["dela-gothic-one", "Dela Gothic One", 400, "OFL-1.1", 10, "2a6bc67997"],
  ]),
  ...inGroup("Condensed", [
    ["bebas-neue", "Bebas Neue", 400, "OFL-1.1", 10, "ab8d78b339"],
    ["anton", "Anton", 400, "OFL-1.1", 10, "e49e98796d"],
    ["oswald", "Oswald", 700, "OFL-1.1", 10, "85424a71f6"],
    ["league-gothic", "League Gothic", 400, "OFL-1.1", 10, "53588bbe36"],
    ["fjalla-one", "Fjalla One", 400, "OFL-1.1", 10, "71b7f8467e"],
    ["barlow-condensed", "Barlow Condensed", 700, "OFL-1.1", 10, "a608abed6e"],
    ["archivo-narrow", "Archivo Narrow", 700, "OFL-1.1", 10, "fc748c4128"],
    ["saira-extra-condensed", "Saira Extra Condensed", 700, "OFL-1.1", 10, "ba21326920"],
    ["roboto-condensed", "Roboto Condensed", 700, "OFL-1.1", 10, "bb57e129f6"],
    ["big-shoulders-display", "Big Shoulders Display", 700, "OFL-1.1", 11, "00455889d7"],
    ["antonio", "Antonio", 700, "OFL-1.1", 10, "08784d2eb8"],
    ["teko", "Teko", 700, "OFL-1.1", 10, "fc6a394713"],
    ["staatliches", "Staatliches", 400, "OFL-1.1", 10, "c7aa4f112d"],
  ]),
  ...inGroup("Rounded", [
    ["baloo-2", "Baloo 2", 700, "OFL-1.1", 10, "56a1291353"],
    ["varela-round", "Varela Round", 400, "OFL-1.1", 10, "f442634b15"],
    ["nunito", "Nunito", 700, "OFL-1.1", 10, "40aefad88b"],
    ["comfortaa", "Comfortaa", 700, "OFL-1.1", 10, "d590242385"],
  ]),
  ...inGroup("Display", [
    ["titan-one", "Titan One", 400, "OFL-1.1", 10, "2270f5f842"],
    ["luckiest-guy", "Luckiest Guy", 400, "Apache-2.0", 10, "a4afddc5e6"],
    ["bangers", "Bangers", 400, "OFL-1.1", 10, "a74e2be73f"],
    ["bungee", "Bungee", 400, "OFL-1.1", 10, "3ddd8c6d43"],
    ["paytone-one", "Paytone One", 400, "OFL-1.1", 10, "1731392052"],
    ["righteous", "Righteous", 400, "OFL-1.1", 10, "78b8a6abca"],
    ["shrikhand", "Shrikhand", 400, "OFL-1.1", 10, "56d0374f04"],
    ["press-start-2p", "Press Start 2P", 400, "OFL-1.1", 10, "98259ac6ef"],
  ]),
  ...inGroup("Slab", [
    ["alfa-slab-one", "Alfa Slab One", 400, "OFL-1.1", 10, "a04ce2237d"],
    ["roboto-slab", "Roboto Slab", 700, "Apache-2.0", 10, "853f32e0b9"],
    ["rokkitt", "Rokkitt", 700, "OFL-1.1", 10, "2bedd811dd"],
    ["zilla-slab", "Zilla Slab", 700, "OFL-1.1", 10, "6a84b35d0d"],
    ["bree-serif", "Bree Serif", 400, "OFL-1.1", 10, "cf29fcef17"],
    ["courier-prime", "Courier Prime", 700, "OFL-1.1", 10, "00e262ff3f"],
  ]),
  ...inGroup("Serif", [
    ["bitter", "Bitter", 700, "OFL-1.1", 10, "cb57e23d15"],
    ["merriweather", "Merriweather", 700, "OFL-1.1", 13, "45e63f88d9"],
    ["libre-baskerville", "Libre Baskerville", 700, "OFL-1.1", 18, "a8ea1bf10e"],
    ["domine", "Domine", 700, "OFL-1.1", 13, "8f524552d7"],
    ["vollkorn", "Vollkorn", 700, "OFL-1.1", 12, "4567ff0f5e"],
    ["tinos", "Tinos", 700, "OFL-1.1", 17, "2d5a382bbc"],
    ["cinzel", "Cinzel", 700, "OFL-1.1", 64, "a8bd55ef6d"],
    ["playfair-display", "Playfair Display", 700, "OFL-1.1", 38, "f0cdc760c8"],
    ["yeseva-one", "Yeseva One", 400, "OFL-1.1", 32, "38d995b1da"],
    ["abril-fatface", "Abril Fatface", 400, "OFL-1.1", 39, "d9c9cd95b6"],
  ]),
  ...inGroup("Script", [
    ["pacifico", "Pacifico", 400, "OFL-1.1", 12, "5e90a91ef8"],
    ["lobster", "Lobster", 400, "OFL-1.1", 19, "57dfa26c2b"],
    ["yellowtail", "Yellowtail", 400, "Apache-2.0", 13, "ab8292b042"],
    ["courgette", "Courgette", 400, "OFL-1.1", 15, "f160b1523b"],
    ["grand-hotel", "Grand Hotel", 400, "OFL-1.1", 14, "52eb0ffdba"],
    ["kaushan-script", "Kaushan Script", 400, "OFL-1.1", 22, "584ff38b01"],
    ["dancing-script", "Dancing Script", 700, "OFL-1.1", 28, "9818c6387b"],
    ["berkshire-swash", "Berkshire Swash", 400, "OFL-1.1", 30, "e48cba8b0c"],
    ["sansita", "Sansita", 700, "OFL-1.1", 11, "6f71a5ad4e"],
  ]),
  ...inGroup("Hand", [
    ["kalam", "Kalam", 700, "OFL-1.1", 10, "6a6b738932"],
    ["itim", "Itim", 400, "OFL-1.1", 10, "ffe9bf3306"],
    ["patrick-hand", "Patrick Hand", 400, "OFL-1.1", 10, "a9759bf03d"],
    ["mali", "Mali", 700, "OFL-1.1", 10, "49adbe7798"],
  ]),
  ...inGroup("Stencil & themed", [
    ["saira-stencil-one", "Saira Stencil One", 400, "OFL-1.1", 10, "98f6d2f5ba"],
    ["black-ops-one", "Black Ops One", 400, "OFL-1.1", 10, "f1e2402ffe"],
    ["uncial-antiqua", "Uncial Antiqua", 400, "OFL-1.1", 43, "d77bf8642b"],
  ]),
];
