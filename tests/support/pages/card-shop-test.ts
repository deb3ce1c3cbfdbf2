import { test as base } from "./shop-test.ts";

/** A browser test with a shop that takes cards. */
export const test = base.extend({ takesCards: true });
