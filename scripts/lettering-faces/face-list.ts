/** A face of the list: its package's name (`@fontsource/id`) and the weight that is cut. */
export interface ListedFace {
  readonly id: string;
  readonly weight: 400 | 700;
}

const bold = 700;

function faces(weight: 400 | 700, ids: string): readonly ListedFace[] {
  return ids.split(" ").map((id) => ({ id, weight }));
}

/** By group; all have the vowels of te reo Māori, and few enough corners for a knife. */
export const faceGroups: Readonly<Record<string, readonly ListedFace[]>> = {
  Sans: [
    ...faces(bold, "bricolage-grotesque"),
    ...faces(400, "archivo-black"),
    ...faces(
      bold,
      "montserrat poppins barlow roboto open-sans rubik league-spartan kanit titillium-web exo-2",
    ),
    ...faces(bold, "lexend jost josefin-sans arimo"),
  ],
  Wide: [
    ...faces(400, "krona-one"),
    ...faces(bold, "syncopate"),
    ...faces(400, "audiowide"),
    ...faces(bold, "unbounded"),
    ...faces(400, "russo-one special-gothic-expanded-one dela-gothic-one"),
  ],
  Condensed: [
    ...faces(400, "bebas-neue anton"),
    ...faces(bold, "oswald"),
    ...faces(400, "league-gothic fjalla-one"),
    ...faces(bold, "barlow-condensed archivo-narrow saira-extra-condensed roboto-condensed"),
    ...faces(bold, "big-shoulders-display antonio teko"),
    ...faces(400, "staatliches"),
  ],
  Rounded: [...faces(bold, "baloo-2"), ...faces(400, "varela-round"), ...faces(bold, "nunito comfortaa")],
  Display: faces(400, "titan-one luckiest-guy bangers bungee paytone-one righteous shrikhand press-start-2p"),
  Slab: [
    ...faces(400, "alfa-slab-one"),
    ...faces(bold, "roboto-slab rokkitt zilla-slab"),
    ...faces(400, "bree-serif"),
    ...faces(bold, "courier-prime"),
  ],
  Serif: [
    ...faces(bold, "bitter merriweather libre-baskerville domine vollkorn tinos cinzel playfair-display"),
    ...faces(400, "yeseva-one abril-fatface"),
  ],
  Script: [
    ...faces(400, "pacifico lobster yellowtail courgette grand-hotel kaushan-script"),
    ...faces(bold, "dancing-script"),
    ...faces(400, "berkshire-swash"),
    ...faces(bold, "sansita"),
  ],
  Hand: [...faces(bold, "kalam"), ...faces(400, "itim patrick-hand"), ...faces(bold, "mali")],
  "Stencil & themed": faces(400, "saira-stencil-one black-ops-one uncial-antiqua"),
};
