import { selectionHash } from "#domain/configure/selection-hash.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { addLine } from "#topics/cart/cart-lines.ts";
import { saveCartPreferences } from "#topics/cart/cart-preferences.ts";
import { addArtwork } from "#topics/artwork/artworks.ts";
import { type Owner, ownerName } from "#platform/db/owner.ts";
import { newShortId } from "#topics/artwork/short-id.ts";
import { pricedCartOf } from "#topics/cart/read-cart.ts";
import { placeCart } from "#topics/order/place-order.ts";
import { selectionOfGoods } from "./goods.ts";
import type { LabelFile, LabelFiles } from "./label-files.ts";
import type { World } from "./world.ts";

/** How the files of an order are: as they should be, too coarse, or not there. */
export type FilesOfStory = "fine" | "coarse" | "none";

/** Somebody's file, kept once. */
async function keep({ tx, kept }: World, owner: Owner, { artwork }: LabelFile): Promise<string> {
  const name = `${ownerName(owner)} ${artwork.sha256}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const { id } = await addArtwork(tx, owner, { ...artwork, id: newShortId() });
  kept.set(name, id);
  return id;
}

async function withFiles(
  world: World,
  owner: Owner,
  selection: Selection,
  file: LabelFile,
): Promise<Selection> {
  const id = await keep(world, owner, file);
  const places = artworkSlots(world.services.catalogue.current(), selection);
  return { ...selection, artwork: { files: places.map(() => id), setNames: [] } };
}

/** Something of what the demonstration's shop sells, in one of its quantities. */
export function someGoods({ dice, files, services }: World): {
  readonly label: LabelFiles;
  readonly selection: Selection;
} {
  const label = dice.weighted(files.map((one) => [one, one.goods.weight] as const));
  const selection = selectionOfGoods(
    services.catalogue.current(),
    label.goods,
    dice.pick(label.goods.quantities),
  );
  if (selection === null) throw new Error(`${label.goods.product} is not sold any more.`);
  return { label, selection };
}

async function putIntoCart(world: World, owner: Owner, files: FilesOfStory): Promise<void> {
  const { services, tx } = world;
  const catalogue = services.catalogue.current();
  const { label, selection: bare } = someGoods(world);
  const selection = files === "none" ? bare : await withFiles(world, owner, bare, label[files]);
  const row = priceOf(catalogue, selection, services.shopMoment().date);
  if (row === null) throw new Error(`${label.goods.product} has no price.`);
  const { page, product, query } = label.goods;
  await addLine(tx, owner, {
    selection,
    selectionHash: selectionHash(selection),
    originPath: `${page}?product=${product}&${query}&quantity=${row.quantity}`,
    submission: {},
    catalogueVersionId: catalogue.version,
    lastShownPrice: row.price,
  });
}

/** Who orders, and how. */
export interface Shopping {
  readonly owner: Owner;
  readonly contact: CheckoutForm;
  readonly files: FilesOfStory;
}

/** Fills a cart and orders it, at the prices and days of then; answers the order's number. */
export async function orderSomething(world: World, { owner, contact, files }: Shopping): Promise<string> {
  const { dice, services, tx } = world;
  const lines = dice.weighted([
    [1, 70],
    [2, 22],
    [3, 8],
  ] as const);
  for (let line = 0; line < lines; line += 1) await putIntoCart(world, owner, files);
  const isMember = owner.customerId !== null;
  const points = isMember && dice.percent(10) ? 2 : 0;
  const couponCode = isMember && dice.percent(8) ? "FIRSTPEEL" : null;
  await saveCartPreferences(tx, owner, { couponCode, points });
  const { cart } = await pricedCartOf(services, tx, owner);
  const shown = { total: cart.totals.total, delivery: cart.chosenShipping?.delivery ?? null };
  const placed = await placeCart(services, tx, owner, { orderer: { ok: true, contact, isMember }, shown });
  if (!placed.ok) throw new Error(`An order of the demonstration was refused: ${JSON.stringify(placed)}`);
  world.placed();
  return placed.answer.orderNo;
}
