import { z } from "zod";
import { centsSchema, idSchema, slugSchema } from "./choice.ts";

export const shippingChoiceSchema = z.strictObject({
  id: idSchema,
  method: z.string().min(1),
  /** Working days in production; dispatch is one working day later (spec 9.1). */
  printingDays: z.int().positive(),
  shippingDays: z.int().positive(),
  /** Working days of production that `printingDays` leave room for; null = for any job. */
  roomDays: z.int().nonnegative().nullable().default(null),
  /** What a job that needs more than this room does: it takes the days it lacks longer, or cannot go this way. */
  whenLarger: z.enum(["takes-longer", "not-offered"]).default("takes-longer"),
  cost: centsSchema,
  /** A parcel above `fromGrams` costs `cost` more for every `everyGrams` begun; null = one price for any weight. */
  heavier: z
    .strictObject({ fromGrams: z.int().positive(), everyGrams: z.int().positive(), cost: centsSchema })
    .nullable()
    .default(null),
  shippingGroup: slugSchema,
  /** The row serves these products or finishings; both null = everything without a row of its own in the same method. */
  onlyProductIds: z.array(idSchema).nullable(),
  onlyFinishingIds: z.array(idSchema).nullable(),
  exceptProductIds: z.array(idSchema),
});

/** How goods become a parcel: what the packing weighs, and what a courier takes a light, bulky one to weigh. */
export const parcelSchema = z.strictObject({
  /** The box itself. */
  boxGrams: z.int().nonnegative(),
  /** Paper and padding, in thousandths of the goods' weight. */
  packingPermille: z.int().nonnegative(),
  /** A parcel is charged as if it weighed at least this much per cubic metre (NZ couriers: 250 kg). */
  cubicKgPerM3: z.int().nonnegative(),
});

export type ParcelRules = z.output<typeof parcelSchema>;
export type ShippingChoice = z.output<typeof shippingChoiceSchema>;
