import fc from "fast-check";

const { PROPERTY_SEED = "20261123", PROPERTY_RUNS } = process.env;

/** The cases are the same at every run, so that what failed fails again; `any` looks for new ones (decision 271). */
fc.configureGlobal({
  ...(PROPERTY_SEED === "any" ? {} : { seed: Number(PROPERTY_SEED) }),
  ...(PROPERTY_RUNS === undefined ? {} : { numRuns: Number(PROPERTY_RUNS) }),
});
