/** What a product is when nothing is said of it: no special behaviour on the page or in Special Processing. */
export const plainProduct = {
  cutFromFilm: false,
  offersInstallReady: false,
  finishingLabel: "Finishing",
  hidesProductInfo: false,
  hiddenInSpecialProcessing: false,
  takesPremiumCoating: false,
  freeShipping: false,
  creationTool: false,
  loopingVideo: false,
  freeDispenser: false,
  rollGallerySlice: null,
  specialQuoteRemark: null,
} as const;
