import type { LineAlign } from "../design.ts";

/** A line as a bend sees it: how long it is, and how far down it stands. */
export interface LineToBend {
  readonly width: number;
  readonly y: number;
}

/** A place on a line, and how far it is turned there, in radians clockwise. */
export interface PlaceOnLine {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Where a place so far along a line comes to lie. */
export type PlaceLine = (line: LineToBend, along: number) => PlaceOnLine;

const shares: Readonly<Record<LineAlign, number>> = { left: 0, center: 0.5, right: 1 };

/** Lines one below the other, moved along themselves only. */
function straight(lines: readonly LineToBend[], align: LineAlign): PlaceLine {
  const widest = Math.max(...lines.map(({ width }) => width));
  return ({ width, y }, along) => ({ x: (widest - width) * shares[align] + along, y, turn: 0 });
}

/**
 * Lines on circles round one centre. The line that turns most goes through `degrees` exactly; where they are positive the centre lies
 * below the words, else above. A letter's middle lies on its line at the length it had when the line was straight.
 */
function bent(lines: readonly LineToBend[], align: LineAlign, degrees: number): PlaceLine {
  const [angle, sign] = [(Math.abs(degrees) * Math.PI) / 180, Math.sign(degrees)];
  const ys = lines.map(({ y }) => y);
  const inner = degrees > 0 ? Math.max(...ys) : Math.min(...ys);
  const innerRadius = Math.max(...lines.map(({ width, y }) => width / angle - Math.abs(inner - y)));
  return ({ width, y }, along) => {
    const radius = innerRadius + Math.abs(inner - y);
    const at = (shares[align] - 0.5) * angle + (along - width * shares[align]) / radius;
    return {
      x: radius * Math.sin(at),
      y: inner + sign * (innerRadius - radius * Math.cos(at)),
      turn: sign * at,
    };
  };
}

export function bendLines(lines: readonly LineToBend[], align: LineAlign, degrees: number): PlaceLine {
  return degrees === 0 ? straight(lines, align) : bent(lines, align, degrees);
}
