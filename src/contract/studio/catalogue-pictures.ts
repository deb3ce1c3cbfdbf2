import { z } from "zod";
import { pictureViewNames } from "#domain/studio/picture-views.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

/** Of the file in base64: 6 MB. */
const MOST_PICTURE = 8_400_000;

/** The smallest PNG there is. */
const EXAMPLE =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Pictures that products are shown with. */
export const cataloguePictures = {
  addPicture: defineStudioCall({
    method: "POST",
    path: "catalogue/pictures",
    summary: "Give the shop a picture that a product can be shown with",
    description:
      "A PNG, JPEG or WebP by its content; what is kept is a picture of the shop's own, 900 × 640. It is shown nowhere by it: a row of the sheet “pictures” in the draft names it with its product and its words.",
    needs: "catalogue.change",
    body: z.object({
      picture: z.base64().max(MOST_PICTURE),
      shown: z.enum(pictureViewNames).default("middle").meta({
        description: "What of it, where its shape is another.",
      }),
    }),
    replies: { 200: z.object({ id: z.string().meta({ description: "The SHA-256 of what is kept." }) }) },
    refusals: [...ofStaff, "catalogue-picture-invalid"],
    example: { body: { picture: EXAMPLE, shown: "middle" } },
  }),
} as const;
