import type { Subject } from "../subject/subject.ts";
import { drawCard } from "./card.ts";
import type { DrawForm, Drawing, DrawingOptions } from "./drawing.ts";
import { drawLettering } from "./lettering.ts";
import { drawRoll } from "./roll.ts";
import { drawSheet } from "./sheet.ts";
import { drawSingle } from "./single.ts";
import { drawTransfer } from "./transfer.ts";

const forms: Readonly<Record<Subject["form"], DrawForm>> = {
  "die-cut": drawSingle,
  "kiss-cut": drawSingle,
  thomson: drawSingle,
  sheet: drawSheet,
  "multi-cut": drawSheet,
  counted: drawSheet,
  assorted: drawSheet,
  roll: drawRoll,
  transfer: drawTransfer,
  lettering: drawLettering,
  card: drawCard,
  tag: drawCard,
};

export const drawForm = (subject: Subject, options: DrawingOptions): Drawing =>
  forms[subject.form](subject, options);
