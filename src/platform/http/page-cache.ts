import { LRUCache } from "lru-cache";
import type { CacheSize } from "#platform/metrics.ts";
import type { EncodedBody } from "./encoded-body.ts";

/** A page as it is sent: its bytes, and the headers that go with them. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: EncodedBody;
  /** Bytes of memory it takes, all encodings together. */
  readonly size: number;
}

/** Pages cached in memory, the least recently used dropped first when they take more than `limitBytes`. */
export interface PageCache {
  /** The cached page of an address, or what `render` makes; those who ask at once wait for one rendering. */
  get(
    version: string,
    address: string,
    render: () => Promise<RenderedPage>,
  ): RenderedPage | Promise<RenderedPage>;
  /** Whether the page of an address is there, or coming already. */
  has(version: string, address: string): boolean;
  size(): CacheSize;
}

/**
 * `version` names what all pages depend on (see `cacheVersionOf`): when it changes, everything is dropped.
 * Only answers of status 200 are cached, so that made-up addresses cannot fill the memory.
 */
export function createPageCache(limitBytes: number): PageCache {
  const store = new LRUCache<string, RenderedPage>({ maxSize: limitBytes });
  const rendering = new Map<string, Promise<RenderedPage>>();
  let cachedVersion = "";

  const fill = async (version: string, address: string, render: () => Promise<RenderedPage>) => {
    try {
      const page = await render();
      if (page.status === 200 && version === cachedVersion) store.set(address, page, { size: page.size });
      return page;
    } finally {
      if (version === cachedVersion) rendering.delete(address);
    }
  };

  return {
    has: (version, address) => version === cachedVersion && (store.has(address) || rendering.has(address)),
    size: () => ({ entries: store.size, bytes: store.calculatedSize }),
    get: (version, address, render) => {
      if (version !== cachedVersion) {
        cachedVersion = version;
        store.clear();
        rendering.clear();
      }
      const found = store.get(address);
      if (found) return found;
      const coming = rendering.get(address) ?? fill(version, address, render);
      rendering.set(address, coming);
      return coming;
    },
  };
}
