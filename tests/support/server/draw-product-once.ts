import { createHash } from "node:crypto";
import { serialize } from "node:v8";
// By its place: its name leads here.
import { drawProduct as draw } from "../../../src/platform/mail/draw-product.ts";

export { drawImposedSheet, drawThumbnail } from "../../../src/platform/mail/draw-product.ts";

const drawn = new Map<string, Promise<Buffer>>();

/** The shop's own drawing of a product in a mail, each once in a worker: tests send hundreds of mails about the same few products. */
export const drawProduct: typeof draw = (catalogue, selection, artwork) => {
  const what = serialize([catalogue.version, selection, artwork]);
  const key = createHash("sha256").update(what).digest("hex");
  const picture = drawn.get(key) ?? draw(catalogue, selection, artwork);
  drawn.set(key, picture);
  return picture;
};
