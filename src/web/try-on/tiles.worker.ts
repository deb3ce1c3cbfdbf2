import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import { isCutFreely } from "#domain/configure/options/artwork-room.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { roomForLine } from "#domain/preview/forms/line-room.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import type { TileScene, TileScenes } from "#domain/preview/tile-shot.ts";
import { paintedPicture } from "#artwork-tools/scene/painted-picture.ts";
import type { TilesReply, TilesRequest } from "./paint-tiles.ts";

function reply(answer: TilesReply): void {
  postMessage(answer);
}

/** Of no page: the server's own answer. */
async function fetchScenes() {
  const answer = await fetch("/tile-scenes");
  if (!answer.ok) throw new Error(`the scenes of the tiles did not come: ${answer.status}`);
  const { document, version, scenes } = (await answer.json()) as TileScenes;
  return { catalogue: indexCatalogue(document, version), scenes };
}

const fetched = fetchScenes();

function paint(catalogue: Catalogue, { route, selection, options }: TileScene, artwork: OwnArtwork): void {
  const worn = { ...options, artwork, measures: false, guides: false };
  const id = `tile${route.replaceAll(/\W/g, "-")}`;
  const { content } = paintedPicture(sceneOf(catalogue, selection, worn), id);
  reply({ kind: "tile", route, content });
}

async function paintAll({ artwork }: TilesRequest): Promise<void> {
  const { catalogue, scenes } = await fetched;
  const free = scenes.find(({ selection }) => isCutFreely(catalogue, selection));
  if (artwork.cutLine && free) return paint(catalogue, free, artwork);
  for (const scene of scenes) paint(catalogue, scene, artwork);
  reply({ kind: "done", free: free ? roomForLine(catalogue, free.selection) : null });
}

addEventListener("message", ({ data }: MessageEvent<TilesRequest>) => {
  paintAll(data).catch((error: unknown) => {
    console.error(error);
    reply({ kind: "failed" });
  });
});
