import type { Product } from "#domain/catalogue/product.ts";
import { catalogue } from "../shop.ts";
import { cardShots } from "./card-shots.ts";
import { decalShots } from "./decal-shots.ts";
import type { Shot } from "./shot.ts";
import { stickerShots } from "./sticker-shots.ts";

/** The twelve pictures of a product's gallery. */
export function shotsOf(product: Product): Shot[] {
  if (product.kind === "card" || product.kind === "tag") return cardShots(product);
  return product.kind === "sticker" ? stickerShots(catalogue, product) : decalShots(product);
}
