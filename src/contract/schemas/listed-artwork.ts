import { z } from "zod";

/** Small pictures that a line of a list shows. */
export const MOST_LISTED_ARTWORK = 6;

/** The buyer's own files in something that was quoted or asked for. */
export const listedArtworkSchema = z
  .array(z.object({ id: z.string(), name: z.string(), thumbnail: z.string() }))
  .meta({
    description: `The buyer's own files in it that are still there, the first ${MOST_LISTED_ARTWORK}.`,
  });
