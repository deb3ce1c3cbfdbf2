import type { Forms } from "./drawing.ts";
import { drawRoll } from "./roll.ts";

/** What comes on a roll. */
export const rollForms = { roll: drawRoll } satisfies Forms;
