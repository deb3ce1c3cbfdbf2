import type { ComparedType } from "./compare.types.ts";

const told = ["Size", "Sheet Size", "Quantity"];

/** "Kraft Paper, 50 x 50 mm, 200": tells two configurations of one product apart. */
export const nameOfType = ({ product, details }: Pick<ComparedType, "product" | "details">): string =>
  [product, ...details.filter(({ label }) => told.includes(label)).map(({ value }) => value)].join(", ");
