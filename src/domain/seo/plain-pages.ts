/** A step on the way to a page. */
export interface PageCrumb {
  readonly name: string;
  readonly path: string;
}

/** A page that sells nothing itself: how search engines read of it, and where it stands. */
export interface PlainPage extends PageCrumb {
  readonly description: string;
}

export const FAQ_PATH = "/faq";
export const ABOUT_PATH = "/about";
export const ARTWORK_GUIDE_PATH = "/user-guide/artwork-guide";

export const plainPages: readonly PlainPage[] = [
  {
    path: "/stickers",
    name: "Stickers, labels and decals",
    description:
      "Paper and vinyl stickers, labels on a roll, decals, lettering and domes, each with its price.",
  },
  {
    path: "/business-cards",
    name: "Business cards and swing tags",
    description:
      "Standard and premium business cards and swing tags, by type and by material, each with its price.",
  },
  {
    path: FAQ_PATH,
    name: "Questions and answers",
    description:
      "How long printing takes, what shipping costs, how to prepare artwork, which sizes, stocks and minimums there are.",
  },
  {
    path: ARTWORK_GUIDE_PATH,
    name: "Artwork guide",
    description:
      "Templates for stickers and business cards of every size as PDF and AI, with bleed, trim and safety lines in millimetres.",
  },
  {
    path: "/user-guide/materials",
    name: "Materials",
    description:
      "Every paper, vinyl, film and card stock: what it is good for, how it is made, its finishes, and card stocks compared.",
  },
  {
    path: "/payment-and-delivery",
    name: "Payment and delivery",
    description:
      "How to pay, what shipping costs across New Zealand, how many business days an order takes, and what Express does.",
  },
  {
    path: "/returns",
    name: "Returns and reprints",
    description:
      "If it is not what you approved we print it again or give your money back: how to tell us, and until when to cancel.",
  },
  {
    path: ABOUT_PATH,
    name: "About and contact",
    description: "Who prints your stickers, where we are on the map, and how to talk to a printer.",
  },
  {
    path: "/terms",
    name: "Terms",
    description:
      "What you and the shop agree to: prices, proofs and artwork, payment, delivery, cancelling, and what happens if something is wrong.",
  },
  {
    path: "/privacy",
    name: "Privacy",
    description:
      "What the shop keeps of you, your files and your orders, for how long, and how to get a copy or have it deleted.",
  },
];

/** The way from the home page to a page to read. */
export function plainCrumbs({ name, path }: PlainPage): readonly PageCrumb[] {
  return [
    { name: "Home", path: "/" },
    { name, path },
  ];
}
