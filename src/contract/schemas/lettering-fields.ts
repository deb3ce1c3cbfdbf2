import { z } from "zod";
import { defaultDesign, lineAligns } from "#domain/lettering/design.ts";
import { letteringLimits } from "#domain/lettering/limits.ts";

const once = { error: "may be given only once" };

/** Longer texts are refused by the design's own sentence; this only bounds what is read. */
const MOST_TEXT = 4000;
const MOST_REST = 4000;

function part(description: string, example: string) {
  return z
    .string(once)
    .max(200)
    .optional()
    .meta({ description, examples: [example] });
}

/** Words to be cut, where a product carries the creation tool: a design, read as strictly as everything else. */
export const letteringFields = {
  use_creation_tool: z
    .string(once)
    .regex(/^(yes|no)?$/, "must be yes or no")
    .optional()
    .meta({ description: "`yes` where the words below are to be cut (vinyl lettering).", examples: ["yes"] }),
  text: z
    .string(once)
    .max(MOST_TEXT)
    .optional()
    .meta({
      description: `The words, at most ${letteringLimits.characters} characters in ${letteringLimits.lines} lines. Their size is worked out; \`width\` and \`height\` may be left out, and are refused when they say another one.`,
      examples: ["Kia ora"],
    }),
  selected_font: part(
    `The font; \`${defaultDesign.font}\` where it is left out. One that lacks a letter is refused.`,
    "roboto",
  ),
  selected_color: part("The film by its slug, where `color_id` does not name it.", "black"),
  align: part(`${lineAligns.join(", ")}; ${defaultDesign.align} where it is left out.`, "center"),
  lettering: z
    .string(once)
    .max(MOST_REST)
    .optional()
    .meta({
      description:
        "Whatever of the design differs from the usual, as JSON (in a body also as an object): `arc` (degrees), " +
        "`letterSpacing` (thousandths of an em), `lineSpacing` (hundredths of an em), `size` (`by` width or height, `mm`), " +
        "`outline` (`mm`, `colourId`), `fullColour` (#rrggbb), `insideGlass`, and `lines` (`font`, `percent`).",
      examples: ['{"size":{"by":"height","mm":60}}'],
    }),
};

/** The same part in a body. */
export const letteringInBody = z
  .union([z.string().max(MOST_REST), z.record(z.string(), z.unknown())])
  .optional()
  .meta({ description: "What differs from the usual design, as an object or its JSON." });
