import { pointsOfCommand } from "#domain/lettering/outline-of.ts";
import type { KnifePath } from "../geometry/knife-path.ts";

/** Whole micrometres, without zeros at the end. */
export function inMillimetres(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A line as SVG path data in millimetres. */
export function pathText({ commands, numbers }: KnifePath): string {
  let next = 0;
  return [...commands]
    .map((command) => {
      const end = next + 2 * pointsOfCommand(command);
      const values = numbers.slice(next, end).map(inMillimetres);
      next = end;
      return `${command}${values.join(" ")}`;
    })
    .join("");
}
