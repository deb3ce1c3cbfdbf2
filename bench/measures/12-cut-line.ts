import { run } from "../cut-line.bench.ts";
import type { Measure } from "../support/measure.types.ts";

export const measure: Measure["measure"] = async () => run();
