import type { RenderedDocument } from "../documents/rendered-document.ts";
import type { CacheSize } from "#server/metrics.ts";
import { createBoundedStore } from "#server/bounded-store.ts";

/** Pages kept in memory, the least recently used dropped first when they take more than `limitBytes`. */
export interface KeptDocuments {
  /** The kept page of an address, or what `render` makes; those who ask at once wait for one rendering. */
  get(
    generation: string,
    address: string,
    render: () => Promise<RenderedDocument>,
  ): RenderedDocument | Promise<RenderedDocument>;
  /** Whether the page of an address is there, or coming already. */
  has(generation: string, address: string): boolean;
  size(): CacheSize;
}

/**
 * `generation` names what all pages depend on (see `generationOf`): when it changes, everything is dropped.
 * Only answers of status 200 are kept, so that made-up addresses cannot fill the memory.
 */
export function createKeptDocuments(limitBytes: number): KeptDocuments {
  const store = createBoundedStore<RenderedDocument>(limitBytes);
  const rendering = new Map<string, Promise<RenderedDocument>>();
  let keptGeneration = "";

  const fill = async (generation: string, address: string, render: () => Promise<RenderedDocument>) => {
    try {
      const document = await render();
      if (document.status === 200 && generation === keptGeneration)
        store.keep(address, document, document.size);
      return document;
    } finally {
      if (generation === keptGeneration) rendering.delete(address);
    }
  };

  return {
    has: (generation, address) =>
      generation === keptGeneration && (store.find(address) !== undefined || rendering.has(address)),
    size: () => ({ entries: store.count(), bytes: store.size() }),
    get: (generation, address, render) => {
      if (generation !== keptGeneration) {
        keptGeneration = generation;
        store.clear();
        rendering.clear();
      }
      const found = store.find(address);
      if (found) return found;
      const coming = rendering.get(address) ?? fill(generation, address, render);
      rendering.set(address, coming);
      return coming;
    },
  };
}
