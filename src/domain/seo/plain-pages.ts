/** A page that sells nothing itself: how search engines read of it, and where it stands. */
export interface PlainPage {
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

export const plainPages: readonly PlainPage[] = [
  {
    path: "/faq",
    name: "Questions and answers",
    description:
      "How long printing takes, what shipping costs, how to prepare artwork, which sizes, stocks and minimums there are.",
  },
];
