import type { Measure } from "../support/measure.types.ts";
import { besideBareFastify } from "../support/beside-bare-fastify.ts";

export const measure: Measure["measure"] = (shop) =>
  besideBareFastify("cached quote page", shop, "/stickers/roll", null);
