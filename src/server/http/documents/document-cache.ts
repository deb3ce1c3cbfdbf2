import type { RenderedDocument } from "./rendered-document.ts";

/** Pages kept in memory, the least recently used dropped first when they take more than `limitBytes`. */
export interface DocumentCache {
  /** The kept page of an address, or what `render` makes; those who ask at once wait for one rendering. */
  get(
    generation: string,
    address: string,
    render: () => Promise<RenderedDocument>,
  ): RenderedDocument | Promise<RenderedDocument>;
  readonly counts: { hits: number; misses: number; bytes: number };
}

/**
 * `generation` names what all pages depend on (catalogue version, shop day): when it changes, everything is dropped.
 * Only answers of status 200 are kept, so that made-up addresses cannot fill the memory.
 */
export const createDocumentCache = (limitBytes: number): DocumentCache => {
  const kept = new Map<string, RenderedDocument>();
  const rendering = new Map<string, Promise<RenderedDocument>>();
  const counts = { hits: 0, misses: 0, bytes: 0 };
  let keptGeneration = "";

  const begin = (generation: string): void => {
    keptGeneration = generation;
    kept.clear();
    rendering.clear();
    counts.bytes = 0;
  };

  const keep = (address: string, document: RenderedDocument): void => {
    kept.set(address, document);
    counts.bytes += document.size();
    for (const [oldest, { size }] of kept) {
      if (counts.bytes <= limitBytes) return;
      kept.delete(oldest);
      counts.bytes -= size();
    }
  };

  const fill = async (generation: string, address: string, render: () => Promise<RenderedDocument>) => {
    try {
      const document = await render();
      if (document.status === 200 && generation === keptGeneration) keep(address, document);
      return document;
    } finally {
      if (generation === keptGeneration) rendering.delete(address);
    }
  };

  return {
    counts,
    get: (generation, address, render) => {
      if (generation !== keptGeneration) begin(generation);
      const found = kept.get(address);
      if (found) {
        counts.hits += 1;
        kept.delete(address);
        kept.set(address, found);
        return found;
      }
      counts.misses += 1;
      const coming = rendering.get(address) ?? fill(generation, address, render);
      rendering.set(address, coming);
      return coming;
    },
  };
};
