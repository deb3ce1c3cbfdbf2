import { z } from "zod";

/** Why who takes cards refuses what the shop asks, which its owner can mend; null where nothing was refused. */
export const cardsRefusedSchema = z.enum(["key-refused", "key-too-narrow", "request-refused"]).nullable();
