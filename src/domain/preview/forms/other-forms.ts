import { drawCard } from "./card.ts";
import type { Forms } from "./drawing.ts";
import { drawLettering } from "./lettering.ts";
import { drawSheet } from "./sheet.ts";
import { drawSingle } from "./single.ts";
import { drawTransfer } from "./transfer.ts";

/** What does not come on a roll: pages of rolls do not load it. */
export const otherForms = {
  "die-cut": drawSingle,
  "kiss-cut": drawSingle,
  thomson: drawSingle,
  sheet: drawSheet,
  "multi-cut": drawSheet,
  counted: drawSheet,
  assorted: drawSheet,
  transfer: drawTransfer,
  lettering: drawLettering,
  card: drawCard,
  tag: drawCard,
} satisfies Forms;
