import type { Path64, Point64 } from "clipper2-ts";

interface Side {
  readonly from: Point64;
  readonly to: Point64;
  readonly left: number;
  readonly right: number;
  readonly ring: number;
  readonly at: number;
  /** Sides of its ring. */
  readonly count: number;
}

function sidesOf(ring: Path64, index: number): Side[] {
  return ring.map((from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    return { from, to, left, right, ring: index, at, count: ring.length };
  });
}

/** On which side of a line a point lies: above 0, below 0, or 0 on it. */
function turn(a: Point64, b: Point64, c: Point64): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function followsOther(one: Side, other: Side): boolean {
  const steps = Math.abs(one.at - other.at);
  return one.ring === other.ring && (steps <= 1 || steps === one.count - 1);
}

function touch(one: Side, other: Side): boolean {
  if (Math.max(one.from.y, one.to.y) < Math.min(other.from.y, other.to.y)) return false;
  if (Math.max(other.from.y, other.to.y) < Math.min(one.from.y, one.to.y)) return false;
  if (followsOther(one, other)) return false;
  return (
    turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) <= 0 &&
    turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) <= 0
  );
}

/** Whether lines cross or touch themselves or each other: a sweep from left to right over their sides. */
export function haveCrossings(rings: readonly Path64[]): boolean {
  const sides = rings.flatMap(sidesOf).sort((a, b) => a.left - b.left);
  let near: Side[] = [];
  for (const side of sides) {
    near = near.filter(({ right }) => right >= side.left);
    if (near.some((other) => touch(side, other))) return true;
    near.push(side);
  }
  return false;
}
