import sharp from "sharp";
import brushed from "../../../public/pictures/textures/brushed.webp?inline";
import hologram from "../../../public/pictures/textures/hologram.webp?inline";
import kraft from "../../../public/pictures/textures/kraft.webp?inline";
import leather from "../../../public/pictures/textures/leather.webp?inline";
import paper from "../../../public/pictures/textures/paper.webp?inline";
import weave from "../../../public/pictures/textures/weave.webp?inline";

const tiles = { brushed, hologram, kraft, leather, paper, weave } as const;

/** A tile as a data URI; nothing for a name that is none. */
export function textureAddress(name: string): string {
  return new Map<string, string>(Object.entries(tiles)).get(name) ?? "";
}

/** A tile as the SVG reader surely knows it: PNG. */
async function asPng([name, address]: readonly [string, string]): Promise<readonly [string, string]> {
  const webp = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const png = await sharp(webp).png().toBuffer();
  return [name, `data:image/png;base64,${png.toString("base64")}`];
}

let read: Promise<ReadonlyMap<string, string>> | null = null;

/** The texture tiles as data URIs by name, read once. */
export function readTextures(): Promise<ReadonlyMap<string, string>> {
  read ??= Promise.all(Object.entries(tiles).map(asPng)).then((pairs) => new Map(pairs));
  return read;
}
