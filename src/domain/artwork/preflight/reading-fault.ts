import type { MessageCode } from "#domain/messages.ts";
import { unfitFiles } from "../unfit-file.ts";

/** Why a file that was accepted is no artwork, or none that can be shown. */
export const readingFaults = [
  "artwork-type",
  ...unfitFiles,
  "artwork-unreadable",
  "artwork-password",
  "artwork-lab",
  "artwork-too-large",
  "artwork-too-heavy",
] as const satisfies readonly MessageCode[];

export type ReadingFault = (typeof readingFaults)[number];
