import { z } from "zod";
import { letteringInBody } from "./lettering-fields.ts";

const scalar = z.union([z.string().max(8000), z.number(), z.boolean(), z.null()]);
const listed = z.union([scalar, z.array(scalar).max(50)]);

/** A configured product in a body of JSON: the names of `get/pricing-data`, print features by side. */
export const configuredBody = z
  .object({ lettering: letteringInBody })
  .catchall(z.union([listed, z.record(z.string(), listed)]));
