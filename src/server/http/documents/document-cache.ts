import type { RenderedDocument } from "./rendered-document.ts";

/** Pages kept in memory, the least recently used dropped first when they take more than `limitBytes`. */
export interface DocumentCache {
  /** The kept page of an address, or what `render` makes; those who ask at once wait for one rendering. */
  get(
    generation: string,
    address: string,
    render: () => Promise<RenderedDocument>,
  ): RenderedDocument | Promise<RenderedDocument>;
  counts(): { readonly hits: number; readonly misses: number; readonly bytes: number };
}

/** The pages themselves, with the sum of their sizes. */
const createStore = (limitBytes: number) => {
  const kept = new Map<string, RenderedDocument>();
  let bytes = 0;
  return {
    bytes: () => bytes,
    find: (address: string): RenderedDocument | undefined => {
      const found = kept.get(address);
      if (!found) return undefined;
      kept.delete(address);
      kept.set(address, found);
      return found;
    },
    keep: (address: string, document: RenderedDocument): void => {
      kept.set(address, document);
      bytes += document.size;
      for (const [oldest, { size }] of kept) {
        if (bytes <= limitBytes) return;
        kept.delete(oldest);
        bytes -= size;
      }
    },
    clear: (): void => {
      kept.clear();
      bytes = 0;
    },
  };
};

/**
 * `generation` names what all pages depend on (catalogue version, shop day): when it changes, everything is dropped.
 * Only answers of status 200 are kept, so that made-up addresses cannot fill the memory.
 */
export const createDocumentCache = (limitBytes: number): DocumentCache => {
  const store = createStore(limitBytes);
  const rendering = new Map<string, Promise<RenderedDocument>>();
  const counts = { hits: 0, misses: 0 };
  let keptGeneration = "";

  const fill = async (generation: string, address: string, render: () => Promise<RenderedDocument>) => {
    try {
      const document = await render();
      if (document.status === 200 && generation === keptGeneration) store.keep(address, document);
      return document;
    } finally {
      if (generation === keptGeneration) rendering.delete(address);
    }
  };

  return {
    counts: () => ({ ...counts, bytes: store.bytes() }),
    get: (generation, address, render) => {
      if (generation !== keptGeneration) {
        keptGeneration = generation;
        store.clear();
        rendering.clear();
      }
      const found = store.find(address);
      counts[found ? "hits" : "misses"] += 1;
      if (found) return found;
      const coming = rendering.get(address) ?? fill(generation, address, render);
      rendering.set(address, coming);
      return coming;
    },
  };
};
