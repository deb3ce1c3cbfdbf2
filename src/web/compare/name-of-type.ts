import { kindOf } from "#domain/detail.ts";
import type { ComparedType } from "./compare.types.ts";

/** "Kraft paper stickers, die cut, 50 mm circle, 200": tells two configurations of one product apart. */
export function nameOfType({ title, details }: Pick<ComparedType, "title" | "details">): string {
  return [title, ...details.filter((detail) => kindOf(detail) === "quantity").map(({ value }) => value)].join(
    ", ",
  );
}
