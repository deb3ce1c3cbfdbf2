import type { Design } from "./design.ts";
import type { DesignName } from "./design-names.ts";
import { arch } from "./designs/arch.ts";
import { balm } from "./designs/balm.ts";
import { cider } from "./designs/cider.ts";
import { coffee } from "./designs/coffee.ts";
import { drift } from "./designs/drift.ts";
import { honey } from "./designs/honey.ts";
import { night } from "./designs/night.ts";
import { soap } from "./designs/soap.ts";
import { studio } from "./designs/studio.ts";
import { tailor } from "./designs/tailor.ts";
import { thyme } from "./designs/thyme.ts";
import { trail } from "./designs/trail.ts";

/** All of them; a page loads those that it shows. */
export const designs: Readonly<Record<DesignName, Design>> = {
  honey,
  coffee,
  soap,
  thyme,
  cider,
  trail,
  night,
  drift,
  balm,
  tailor,
  studio,
  arch,
};
