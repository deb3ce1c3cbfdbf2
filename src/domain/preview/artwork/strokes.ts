import { ellipse, polygon } from "../geometry/outline.ts";

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return ellipse({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });
}

export function leaf(x: number, y: number, length: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  const at = (along: number, aside: number): readonly [number, number] => [
    x + along * Math.cos(a) - aside * Math.sin(a),
    y + along * Math.sin(a) + aside * Math.cos(a),
  ];
  const [tip, left, right] = [
    at(length, 0),
    at(length * 0.45, length * 0.36),
    at(length * 0.45, -length * 0.36),
  ];
  const pair = ([px, py]: readonly [number, number]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return `M${pair([x, y])}Q${pair(left)} ${pair(tip)}Q${pair(right)} ${pair([x, y])}Z`;
}

export function wedge(from: number, to: number, inner: number, outer: number): string {
  const at = (degrees: number, radius: number): readonly [number, number] => [
    radius * Math.cos((degrees * Math.PI) / 180),
    radius * Math.sin((degrees * Math.PI) / 180),
  ];
  return polygon([
    at((from + to) / 2, inner),
    at(from, outer * 0.97),
    at((from + to) / 2, outer * 1.04),
    at(to, outer * 0.97),
  ]);
}

export function star(x: number, y: number, r: number): string {
  const i = r * 0.16;
  return `M${x} ${y - r}Q${x + i} ${y - i} ${x + r} ${y}Q${x + i} ${y + i} ${x} ${y + r}Q${x - i} ${y + i} ${x - r} ${y}Q${x - i} ${y - i} ${x} ${y - r}Z`;
}
