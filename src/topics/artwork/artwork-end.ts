import { type SQL, sql } from "drizzle-orm";
import type { Config } from "#platform/config.ts";

export type ArtworkLives = Pick<Config, "artworkLifeMs" | "unusedUploadLifeMs">;

function lasting(ms: number): SQL {
  return sql`make_interval(secs => ${ms / 1000})`;
}

/** When a row of `artwork` goes unless something names it then: so long after it was last chosen, and sooner where it never was. */
export function artworkEnd({ artworkLifeMs, unusedUploadLifeMs }: ArtworkLives): SQL {
  return sql`artwork.used_at + case when artwork.used_at = artwork.kept_at
    then least(${lasting(unusedUploadLifeMs)}, ${lasting(artworkLifeMs)}) else ${lasting(artworkLifeMs)} end`;
}
