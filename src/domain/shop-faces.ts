/** Faces for the headings of the shop's pages, as an owner is offered them: each is openly licensed and has macrons (decision 452). */
export const headingFaces = {
  "bricolage-grotesque": "Bricolage Grotesque, as usual",
  "instrument-sans": "Instrument Sans, quiet",
  "abril-fatface": "Abril Fatface, with serifs",
  system: "That of the visitor’s device",
} as const;
export type HeadingFace = keyof typeof headingFaces;

/** The same for all other words: faces that are made for small sizes. */
export const bodyFaces = {
  "instrument-sans": "Instrument Sans, as usual",
  system: "That of the visitor’s device",
} as const;
export type BodyFace = keyof typeof bodyFaces;
