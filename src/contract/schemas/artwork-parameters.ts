import { z } from "zod";
import {
  ARTWORK_ID_LENGTH,
  MOST_ARTWORK_FILES,
  SET_NAME_LENGTH,
} from "#domain/configure/artwork/artwork-choice.ts";

const once = { error: "may be given only once" };

/** A place for one of the buyer's own files, as something that was configured with some shows it. */
export const artworkSlotSchema = z.object({
  set: z.int().meta({ description: "From 1." }),
  side: z.enum(["front", "back"]),
  set_name: z.string(),
  label: z
    .string()
    .meta({ description: "The place in words: `Set 2 (Plum), back`; empty where there is only one." }),
  artwork: z
    .object({
      id: z.string(),
      name: z.string().meta({ description: "Of the file, with the page: `card.pdf, page 2`." }),
      picture: z.string(),
      thumbnail: z.string(),
      findings: z
        .array(
          z.object({
            tone: z.enum(["mend", "know"]).meta({ description: "Seen on paper, or good to know." }),
            words: z.string(),
          }),
        )
        .meta({
          description: "What the shop found in the file at this size. None keeps it from being ordered.",
        }),
    })
    .nullable()
    .meta({ description: "What lies there; null for an empty place, and for what is no longer there." }),
});

/** The buyer's own files for a configured product; what they say is read as strictly as everything else. */
export const artworkParameters = {
  artwork: z
    .string(once)
    .max(MOST_ARTWORK_FILES * (ARTWORK_ID_LENGTH + 1))
    .optional()
    .meta({
      description:
        "Ids of the asker's artwork joined by commas, nothing between two for an empty place: set 1 front, set 1 back (where both " +
        "sides are printed), set 2 front and so on.",
      examples: ["k4m2p7x9q1ab,,b1q9x7p2m4k0"],
    }),
  placings: z
    .string(once)
    .max(20_000)
    .optional()
    .meta({
      description:
        "Where the pictures lie on their pieces, joined as `artwork` is; empty where one was not placed.",
      examples: ["fill_1.25_0_-0.1_90,,fit_0.8"],
    }),
  cut_lines: z
    .string(once)
    .max(MOST_ARTWORK_FILES * (ARTWORK_ID_LENGTH + 1))
    .optional()
    .meta({
      description:
        "Ids of the lines that the pictures are cut along, joined as `artwork` is; only of what is cut to a free shape, none larger " +
        "than its size, or than the place of a sticker on its sheet.",
      examples: ["c7h2m9x4p1ab"],
    }),
  set_names: z
    .string(once)
    .max(20_000)
    .optional()
    .meta({
      description: `What the sets are called, as a JSON list (in a body also as a list) of at most ${SET_NAME_LENGTH} characters each.`,
      examples: ['["Plum","Fig"]'],
    }),
};
