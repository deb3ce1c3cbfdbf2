import { LRUCache } from "lru-cache";

/** Some 240 documents of one item, 34 KB each. */
const limitBytes = 8 * 1024 * 1024;

export interface DrawnDocuments {
  /** The document of that name from the cache, or what `draw` makes; those who ask at once wait for one drawing. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer>;
  has(name: string): boolean;
}

/** Documents that were drawn, in memory, the least recently used dropped first. How many are drawn at once is `drawInThread`'s. */
export function createDrawnDocuments(): DrawnDocuments {
  const store = new LRUCache<string, Buffer>({ maxSize: limitBytes });
  const underWay = new Map<string, Promise<Buffer>>();

  const fill = async (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    try {
      const bytes = await draw();
      store.set(name, bytes, { size: bytes.length });
      return bytes;
    } finally {
      underWay.delete(name);
    }
  };
  return {
    has: (name) => store.has(name) || underWay.has(name),
    get: (name, draw) => {
      const found = store.get(name);
      if (found) return Promise.resolve(found);
      const coming = underWay.get(name) ?? fill(name, draw);
      underWay.set(name, coming);
      return coming;
    },
  };
}
