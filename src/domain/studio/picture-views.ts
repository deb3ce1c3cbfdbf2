/** What of a picture is shown where it has another shape than its place, with how an owner chooses it. */
export const pictureViews = {
  middle: "Its middle",
  top: "Its top",
  bottom: "Its bottom",
  left: "Its left",
  right: "Its right",
  all: "All of it, on white",
} as const;
export type PictureView = keyof typeof pictureViews;
export const pictureViewNames = Object.keys(pictureViews) as readonly PictureView[];
