import { drawMailbox } from "./mailbox.ts";
import type { DrawPlace, PlaceId } from "./place.ts";
import { drawShopDoor } from "./shop-door.ts";
import { drawVan } from "./van.ts";
import { drawWall } from "./wall.ts";

/** How each place is painted. */
export const placeDrawings: Readonly<Record<PlaceId, DrawPlace>> = {
  wall: drawWall,
  door: drawShopDoor,
  van: drawVan,
  mailbox: drawMailbox,
};
