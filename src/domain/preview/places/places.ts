import { mailbox } from "./mailbox.ts";
import type { LetteringPlace } from "./place.ts";
import { shopDoor } from "./shop-door.ts";
import { van } from "./van.ts";
import { wall } from "./wall.ts";

/** Where letters can be looked at, the most usual first. */
export const places: readonly LetteringPlace[] = [wall, shopDoor, van, mailbox];
