import type { Product } from "#domain/catalogue/product.ts";
import type { Change } from "#domain/configure/selection.ts";
import { onLaptop, onPouch } from "../props/flat-things.ts";
import { onAmber, onCandle, onJar } from "../props/glassware.ts";
import type { Prop } from "../props/prop.ts";
import { onBumper } from "../props/vehicle.ts";
import { shape, size } from "./shot.ts";

const CIRCLE = 1;
const OVAL = 3;
const RECTANGLE = 4;
const CUSTOM = 5;

/** The sizes and shapes a product is shown in. */
interface Pieces {
  /** As it is asked for most. */
  readonly usual: readonly Change[];
  readonly wide: readonly Change[];
  readonly free: readonly Change[];
  readonly oval: readonly Change[];
  readonly small: readonly Change[];
  readonly tall: readonly Change[];
}

const stickers: Pieces = {
  usual: [size(50, 50), shape(CIRCLE)],
  wide: [size(75, 50), shape(RECTANGLE)],
  free: [size(60, 60), shape(CUSTOM)],
  oval: [size(75, 50), shape(OVAL)],
  small: [size(40, 40), shape(CIRCLE)],
  tall: [size(50, 70), shape(RECTANGLE)],
};

/** Nobody puts a round sticker of 50 mm on a bumper. */
const bumpers: Pieces = {
  usual: [size(254, 76), shape(RECTANGLE)],
  wide: [size(203, 76), shape(RECTANGLE)],
  free: [size(150, 100), shape(CUSTOM)],
  oval: [size(150, 100), shape(OVAL)],
  small: [size(203, 76), shape(OVAL)],
  tall: [size(280, 75), shape(RECTANGLE)],
};

const domes: Pieces = {
  ...stickers,
  usual: [size(30, 30), shape(CIRCLE)],
  wide: [size(60, 30), shape(OVAL)],
  free: [size(40, 40), shape(CUSTOM)],
  small: [size(25, 25), shape(CIRCLE)],
};

export function isBumper({ slug }: Product): boolean {
  return slug === "bumper-stickers";
}
export function isDome({ appearance }: Product): boolean {
  return appearance === "dome";
}

export function piecesOf(product: Product): Pieces {
  return isBumper(product) ? bumpers : isDome(product) ? domes : stickers;
}

/** What a product is stuck on: four things, the likeliest first. */
export function propsOf(product: Product): readonly [Prop, Prop, Prop, Prop] {
  const { appearance } = product;
  if (isBumper(product)) return [onBumper, onBumper, onBumper, onBumper];
  if (isDome(product)) return [onLaptop, onLaptop, onLaptop, onLaptop];
  if (appearance.startsWith("vinyl") || appearance === "hologram")
    return [onLaptop, onAmber, onLaptop, onAmber];
  if (appearance === "transparent") return [onJar, onCandle, onJar, onCandle];
  const isMetal = ["silver", "gold", "foil"].some((metal) => appearance.startsWith(metal));
  if (isMetal) return [onAmber, onCandle, onJar, onCandle];
  if (appearance === "kraft") return [onJar, onCandle, onPouch, onAmber];
  // A yellow label is lost on a jar of honey.
  return appearance === "gloss" ? [onAmber, onPouch, onJar, onAmber] : [onJar, onPouch, onAmber, onJar];
}
