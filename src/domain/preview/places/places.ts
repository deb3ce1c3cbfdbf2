import type { Box } from "../scene.ts";
import type { LetteringPlace } from "./place.ts";

/** Left, top, width and height, in millimetres. */
type Sides = readonly [x: number, y: number, width: number, height: number];

function box([x, y, width, height]: Sides): Box {
  return { x, y, width, height };
}

/** The whole of the shop's front, and the glass of its door, seen from outside. */
export const doorWide = 2430;
export const doorGlass: Sides = [1220, 250, 780, 1380];

/** The whole of the picture with the van. */
export const vanWide = 4700;
/** What is written on: up to the seam before the driver's door, above the crease. */
const vanPanel: Sides = [330, 1210, 2240, 1040];

/** A wall of a room with a sideboard. */
export const wall: LetteringPlace = {
  id: "wall",
  name: "Wall",
  where: "on a wall",
  surfaceName: "the wall",
  beside: "over a sideboard 1,600 mm long",
  widthMm: 3000,
  surface: box([120, 120, 2760, 760]),
  rest: [1440, 520],
  isGlass: false,
};

/** A shop's door, 900 mm wide, with a window beside it. */
export const shopDoor: LetteringPlace = {
  id: "door",
  name: "Shop door",
  where: "on the glass of a shop door",
  surfaceName: "the door's glass",
  beside: "on a door 900 mm wide",
  widthMm: doorWide,
  surface: box(doorGlass),
  rest: [doorGlass[0] + doorGlass[2] / 2, 770],
  isGlass: true,
};

/** The side of a small van. */
export const van: LetteringPlace = {
  id: "van",
  name: "Van",
  where: "on the side of a van",
  surfaceName: "the van's side panel",
  beside: "on a van 4,400 mm long",
  widthMm: vanWide,
  surface: box(vanPanel),
  rest: [vanPanel[0] + vanPanel[2] / 2, 1660],
  isGlass: false,
};

/** A letterbox on a fence. */
export const mailbox: LetteringPlace = {
  id: "mailbox",
  name: "Mailbox",
  where: "on a mailbox",
  surfaceName: "the mailbox's front",
  beside: "with a long envelope, 220 mm, in its slot",
  widthMm: 660,
  surface: box([146, 178, 330, 166]),
  rest: [311, 261],
  isGlass: false,
};

/** Where letters can be looked at, the most usual first; what is drawn there is in a file of its own. */
export const places: readonly LetteringPlace[] = [wall, shopDoor, van, mailbox];
