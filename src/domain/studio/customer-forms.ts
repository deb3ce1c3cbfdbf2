import { z } from "zod";
import { isPlainText } from "#domain/account/plain-text.ts";

/** Points of one entry at most, each way: a point pays a dollar of goods. */
export const POINTS_AT_ONCE = 200;

const wrong = `Please enter whole points, 1 to ${POINTS_AT_ONCE}, with a minus to take some.`;

/** What is typed to give or take points. */
export const pointsForm = z.object({
  points: z
    .string()
    .trim()
    .regex(/^[+-]?\d{1,3}$/, wrong)
    .transform(Number)
    .refine((points) => points !== 0 && Math.abs(points) <= POINTS_AT_ONCE, wrong),
  reason: z
    .string()
    .trim()
    .min(3, "Please say why: the customer reads it.")
    .max(200, "Please say it in at most 200 characters.")
    .refine(isPlainText, "Please write one plain line."),
});
