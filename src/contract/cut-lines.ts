import { z } from "zod";
import { MOST_BACKGROUND, MOST_BORDER_MM } from "#domain/cut-line/cut-settings.ts";
import { LONGEST_MM, MOST_CURVES, MOST_NODES } from "#domain/cut-line/kept/check-line.ts";
import { MOST_OUTLINE_POINTS } from "#domain/cut-line/kept/line-geometry.ts";
import { isArtworkId } from "#domain/configure/artwork/artwork-choice.ts";
import { defineCall } from "./call.ts";
import { ofOwner } from "./failures/shared-refusals.ts";

const LONGEST_UM = LONGEST_MM * 1_000;
const micrometres = z
  .int()
  .min(-LONGEST_UM)
  .max(2 * LONGEST_UM);
const millimetres = z.int().min(1).max(LONGEST_MM);

function shortId(description: string, example: string) {
  return z
    .string()
    .refine(isArtworkId, "must be 12 of a-z and 0-9")
    .meta({ description, examples: [example] });
}

const longUm = z.int().min(1).max(LONGEST_UM);

/** How a line was drawn, so that its sliders stand where they stood. The line itself is what counts. */
const settingsSchema = z.strictObject({
  border_mm: z.number().min(0).max(MOST_BORDER_MM).multipleOf(0.5),
  pieces: z.enum(["join", "one", "largest"]),
  keeps_holes: z.boolean(),
  strengthens: z.boolean(),
  background: z.int().min(-MOST_BACKGROUND).max(MOST_BACKGROUND),
  removes_enclosed: z.boolean(),
  keeps_shadow: z.boolean(),
  ignores_own: z.boolean().default(false).meta({
    description: "The line goes round the picture, though its file has a cut line of its own.",
  }),
  corrected_from: z.strictObject({ width_um: longUm, height_um: longUm }).nullable().default(null).meta({
    description: "The true box of the line as it was found, where this one was corrected by hand; else null.",
  }),
});

const curves = z
  .array(
    z
      .array(micrometres)
      .min(14)
      .max(2 + 6 * MOST_NODES),
  )
  .min(1)
  .max(MOST_CURVES)
  .meta({
    description:
      "Closed lines in whole micrometres, the upper left corner of the box round all of them at 0, 0: x and y of the start, then six " +
      "numbers for each Bézier curve. Outlines run clockwise, the holes in them the other way.",
  });
const picture = z
  .strictObject({ x: micrometres, y: micrometres, width: micrometres, height: micrometres })
  .meta({ description: "Where the whole picture lies, in micrometres." });
const outline = z
  .array(
    z
      .array(micrometres)
      .min(6)
      .max(2 * MOST_OUTLINE_POINTS),
  )
  .max(2_000)
  .nullable()
  .meta({
    description:
      "The edge of the artwork, x and y in turn, where what lies outside it is not printed; else null.",
  });
const isOwn = z.boolean().meta({
  description: "It is the cut line of the artwork's file, curve by curve, at some size.",
});
const width = millimetres.meta({ description: "Whole millimetres of its true box: the size that is sold." });

const cutLineSchema = z.object({
  id: shortId("What a selection names it by, in `cut_lines`.", "c7h2m9x4p1ab"),
  artwork: z.string(),
  settings: settingsSchema,
  width,
  height: width,
  width_um: z.int(),
  height_um: z.int(),
  area_mm2: z.number(),
  perimeter_mm: z.number(),
  curves,
  picture,
  outline,
  is_own: isOwn,
  kept_at: z.iso.datetime(),
});

const example = { id: "c7h2m9x4p1ab" };

/** A circle of 40 mm, by four curves. */
const circle = [
  20_000, 0, 31_046, 0, 40_000, 8_954, 40_000, 20_000, 40_000, 31_046, 31_046, 40_000, 20_000, 40_000, 8_954,
  40_000, 0, 31_046, 0, 20_000, 0, 8_954, 8_954, 0, 20_000, 0,
];

/** Lines that stickers are cut along, each drawn round a file of artwork. */
export const cutLines = {
  keep: defineCall({
    method: "POST",
    path: "cut-lines",
    summary: "Keep the cut line round one's own artwork",
    description:
      "The line was drawn in the browser. It is looked at again: closed, no crossings, room for the blade, as large as it says. Needs no " +
      "login. The same line again answers 200 with the one that is there. It goes with its artwork.",
    body: z.strictObject({
      artwork: shortId("The artwork it goes round.", "k4m2p7x9q1ab"),
      settings: settingsSchema,
      width,
      height: width,
      curves,
      picture,
      outline,
      is_own: isOwn.default(false),
    }),
    refusals: [...ofOwner, "refused", "artwork-gone", "cut-lines-full", "too-many-tries"],
    replies: { 200: cutLineSchema, 201: cutLineSchema },
    example: {
      body: {
        artwork: "k4m2p7x9q1ab",
        settings: {
          border_mm: 2,
          pieces: "one",
          keeps_holes: false,
          strengthens: false,
          background: 0,
          removes_enclosed: false,
          keeps_shadow: false,
        },
        width: 40,
        height: 40,
        curves: [circle],
        picture: { x: 2_000, y: 6_500, width: 36_000, height: 27_000 },
        outline: null,
      },
    },
  }),
  read: defineCall({
    method: "GET",
    path: "cut-lines/:id",
    summary: "One's own cut line, by its id",
    params: z.object({ id: shortId("Cut line.", example.id) }),
    refusals: [...ofOwner, "not-found"],
    replies: { 200: cutLineSchema },
    example: { params: example },
  }),
};
