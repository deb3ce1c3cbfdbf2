import type { Faces } from "../faces.ts";
import type { InkBox } from "../ink-box.ts";
import { type LetterOutline, outlineOf, pointsOfCommand } from "../outline-of.ts";
import type { PlacedLetter } from "./placed-letter.ts";
import { turnsOf } from "./turns-of.ts";

const straight: readonly number[] = [];

/** From where to where an outline reaches in the direction of (a, b). */
function span({ commands, numbers }: LetterOutline, a: number, b: number): readonly [number, number] {
  let [least, most, from, next] = [Infinity, -Infinity, 0, 0];
  const read = () => a * (numbers[next++] ?? 0) + b * (numbers[next++] ?? 0);
  const reach = (value: number) => {
    least = Math.min(least, value);
    most = Math.max(most, value);
  };
  for (const command of commands) {
    const points = pointsOfCommand(command);
    if (points === 0) continue;
    const controls = points === 1 ? straight : points === 2 ? [read()] : [read(), read()];
    const to = read();
    reach(to);
    turnsOf(from, controls, to).forEach(reach);
    from = to;
  }
  return [least, most];
}

/** The exact box round a letter where it stands, in pixels; a turned one needs its outline. */
export function turnedInk(faces: Faces, { glyph, face, letter, scale, turn, x, y }: PlacedLetter): InkBox {
  const { xMin = 0, yMin = 0, xMax = 0, yMax = 0 } = glyph.ink ?? {};
  const outlines = turn === 0 ? undefined : faces.outlines(face);
  if (outlines === undefined)
    return { xMin: x + xMin * scale, yMin: y + yMin * scale, xMax: x + xMax * scale, yMax: y + yMax * scale };
  const outline = outlineOf(outlines, letter);
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const [left, right] = span(outline, cos, -sin);
  const [top, bottom] = span(outline, sin, cos);
  return { xMin: x + left, yMin: y + top, xMax: x + right, yMax: y + bottom };
}
