import { tileShots } from "#catalogue/content/tile-shots.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { type TileShot, tileShotOf } from "#domain/preview/tile-shot.ts";
import { onLaptop } from "../props/flat-things.ts";
import { onAmber } from "../props/glassware.ts";
import type { Prop } from "../props/prop.ts";
import { onBumper } from "../props/vehicle.ts";
import { onDoor } from "./decal-shots.ts";

export interface Hero extends TileShot {
  /** What it is stuck on, for a picture of the product in use. */
  readonly prop?: Prop;
}

/** By slug of the featured item. */
const props: Readonly<Record<string, Prop>> = {
  "paper-stickers": onAmber,
  "vinyl-stickers": onLaptop,
  bumper: onBumper,
  decals: onDoor,
  "vinyl-lettering-designer": onDoor,
};

/** The one picture that stands for the page of a featured item. */
export function heroOf(item: FeaturedItem): Hero {
  const prop = props[item.slug];
  return { ...tileShotOf(tileShots, item), ...(prop && { prop }) };
}
