/** What the head of the home page says (decision 332), and how an order goes. */
export interface HomeWords {
  readonly hero: {
    /** Its last word stands as if cut out. */
    readonly title: string;
    readonly lead: string;
  };
  readonly steps: {
    readonly picture: HomeStep;
    readonly proof: HomeStep;
    /** The promise is a way to the page of returns. */
    readonly parcel: HomeStep & { readonly promise: string; readonly choice: string };
  };
}

export interface HomeStep {
  readonly title: string;
  readonly words: string;
}
