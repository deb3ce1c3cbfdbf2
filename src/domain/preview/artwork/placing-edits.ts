import type { Box, Point } from "../scene.ts";
import { grown } from "../geometry/outline.ts";
import { bleedBox, type Piece } from "./frame.ts";
import { middleOf, type PlacedPicture, turnedSides } from "./placed-picture.ts";

/** The upright box round a picture as it lies. */
export function uprightBox({ box, turn }: PlacedPicture): Box {
  const [x, y] = middleOf(box);
  const [width, height] = turnedSides(box.width, box.height, turn);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A picture with its middle so many millimetres to the right and below. */
export function shiftedBy({ box, turn }: PlacedPicture, x: number, y: number): PlacedPicture {
  return { box: { ...box, x: box.x + x, y: box.y + y }, turn };
}

/** A picture so many times as large, about its middle. */
export function scaledBy({ box, turn }: PlacedPicture, factor: number): PlacedPicture {
  const [x, y] = middleOf(box);
  const [width, height] = [box.width * factor, box.height * factor];
  return { box: { x: x - width / 2, y: y - height / 2, width, height }, turn };
}

/** A picture turned by so many degrees clockwise, about its middle. */
export function turnedBy({ box, turn }: PlacedPicture, degrees: number): PlacedPicture {
  return { box, turn: (((turn + degrees) % 360) + 360) % 360 };
}

/** What two fingers do: the point between them goes along, the picture grows and turns about it. */
export interface Pinch {
  readonly from: readonly [Point, Point];
  readonly to: readonly [Point, Point];
}

function between([[ax, ay], [bx, by]]: Pinch["from"]) {
  return {
    middle: [(ax + bx) / 2, (ay + by) / 2] as const,
    apart: Math.hypot(bx - ax, by - ay),
    degrees: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
  };
}

export function pinched(placed: PlacedPicture, { from, to }: Pinch): PlacedPicture {
  const [before, after] = [between(from), between(to)];
  const factor = after.apart / Math.max(before.apart, 1e-6);
  const degrees = after.degrees - before.degrees;
  const [x, y] = middleOf(placed.box);
  const [dx, dy] = [(x - before.middle[0]) * factor, (y - before.middle[1]) * factor];
  const angle = (degrees * Math.PI) / 180;
  const to0 = after.middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle);
  const to1 = after.middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle);
  return shiftedBy(turnedBy(scaledBy(placed, factor), degrees), to0 - x, to1 - y);
}

/** A quarter turn nearer than so many degrees is meant. */
const NEAR_QUARTER = 2;

/** A turn by hand: a quarter that is nearly reached is meant; `inSteps`: the nearest 15 degrees are. */
export function handTurn(degrees: number, inSteps: boolean): number {
  if (inSteps) return Math.round(degrees / 15) * 15;
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) <= NEAR_QUARTER ? quarter : degrees;
}

/** Lines that a picture's edges or its middle came to lie on, in millimetres; null where there is none. */
export interface SnapLines {
  readonly x: number | null;
  readonly y: number | null;
}

interface Snap {
  readonly by: number;
  readonly line: number | null;
}

/** The shortest way by which one of the points comes onto one of the lines. */
function nearest(points: readonly number[], lines: readonly number[], reach: number): Snap {
  const ways = lines.flatMap((line) => points.map((point) => ({ by: line - point, line })));
  const [best] = ways.sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
  return best !== undefined && Math.abs(best.by) <= reach ? best : { by: 0, line: null };
}

/** Moves a picture by at most `reach` millimetres so that its middle lies on the piece's, or its edges on those of trim, bleed or safety. */
export function snapped(
  piece: Piece,
  placed: PlacedPicture,
  reach: number,
): { readonly placed: PlacedPicture; readonly lines: SnapLines } {
  const { x, y, width, height } = uprightBox(placed);
  const lines = (length: number) => {
    const edges = [0, -piece.bleed, piece.bleed];
    return edges.flatMap((edge) => [edge, length - edge]);
  };
  const along = (from: number, long: number, length: number): Snap => {
    const middle = nearest([from + long / 2], [length / 2], reach);
    return middle.line === null ? nearest([from, from + long], lines(length), reach) : middle;
  };
  const [across, down] = [along(x, width, piece.width), along(y, height, piece.height)];
  return { placed: shiftedBy(placed, across.by, down.by), lines: { x: across.line, y: down.line } };
}

/** So much of the piece, as a part of its width and height, a picture keeps hold of. */
const HOLD = 0.1;
/** A picture is at least so many millimetres on its longer side, and at most so many times as large as the piece. */
const LEAST_MM = 3;
const MOST_TIMES = 15;

function heldMiddle(middle: number, long: number, from: number, room: number): number {
  const least = Math.min(long, room * HOLD);
  return Math.min(from + room - least + long / 2, Math.max(from + least - long / 2, middle));
}

/** A picture so that it can be found again: neither too small nor too large, and never wholly off the piece. */
export function heldOn(piece: Piece, placed: PlacedPicture): PlacedPicture {
  const longer = Math.max(placed.box.width, placed.box.height);
  const most = MOST_TIMES * Math.max(piece.width, piece.height);
  const sized = scaledBy(placed, Math.min(most, Math.max(LEAST_MM, longer)) / longer);
  const bleed = bleedBox(piece);
  const [x, y] = middleOf(sized.box);
  const { width, height } = uprightBox(sized);
  return shiftedBy(
    sized,
    heldMiddle(x, width, bleed.x, bleed.width) - x,
    heldMiddle(y, height, bleed.y, bleed.height) - y,
  );
}

/** What becomes of a picture's edges when the piece is cut: it covers the bleed, it is all inside the safety, or neither. */
export function edgesOf(piece: Piece, placed: PlacedPicture): "covers" | "inside" | "crosses" {
  const hair = 1e-3;
  const bleed = bleedBox(piece);
  const [x, y] = middleOf(placed.box);
  const [cx, cy] = middleOf(bleed);
  const angle = (placed.turn * Math.PI) / 180;
  // The piece as the picture sees it.
  const dx = Math.abs((cx - x) * Math.cos(angle) + (cy - y) * Math.sin(angle));
  const dy = Math.abs((cy - y) * Math.cos(angle) - (cx - x) * Math.sin(angle));
  const [across, down] = turnedSides(bleed.width, bleed.height, placed.turn);
  const covers =
    dx + across / 2 <= placed.box.width / 2 + hair && dy + down / 2 <= placed.box.height / 2 + hair;
  if (covers) return "covers";
  const safe = grown({ x: 0, y: 0, width: piece.width, height: piece.height }, hair - piece.bleed);
  const box = uprightBox(placed);
  const inside =
    box.x >= safe.x &&
    box.y >= safe.y &&
    box.x + box.width <= safe.x + safe.width &&
    box.y + box.height <= safe.y + safe.height;
  return inside ? "inside" : "crosses";
}
