import { openBrowser, type PeopleShop } from "./people-shop.ts";
import { type KeptArtwork, keepFrom, plainPicture } from "./artwork-browser.ts";

/** More places than a line of these tests has. */
const PLACES = 20;

/** One picture of each shop is enough for all of its orders: too coarse for a proof that is sent by itself. */
const pictures = new WeakMap<object, Promise<KeptArtwork>>();

function pictureOf(shop: Pick<PeopleShop, "app" | "services">): Promise<KeptArtwork> {
  const keep = async () =>
    keepFrom(openBrowser(shop.app), "coarse.png", await plainPicture("#603090", 40, 40));
  const known = pictures.get(shop.services) ?? keep();
  pictures.set(shop.services, known);
  return known;
}

/** Every place of an order has a file, as if it had been ordered with it: a person can send its proofs. */
export async function withArtwork(
  shop: Pick<PeopleShop, "app" | "services" | "sql">,
  number: string,
): Promise<void> {
  const { id } = await pictureOf(shop);
  const artwork = JSON.stringify({ files: Array<string>(PLACES).fill(id), setNames: [] });
  await shop.sql(`update shop_order set items = (
      select jsonb_agg(jsonb_set(jsonb_set(item, '{selection,artwork}', '${artwork}'),
        '{files}', (select jsonb_build_object(id, sha256) from artwork where id = '${id}')) order by at)
      from jsonb_array_elements(items) with ordinality as line (item, at))
    where order_no = '${number}'`);
}
