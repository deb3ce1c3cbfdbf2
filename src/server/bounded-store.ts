/** A map that forgets what was used longest ago once the sizes add up to more than its limit. */
export interface BoundedStore<Value> {
  find(key: string): Value | undefined;
  keep(key: string, value: Value, size: number): void;
  clear(): void;
  /** The sizes of what is kept, added up. */
  size(): number;
  count(): number;
}

export function createBoundedStore<Value>(limit: number): BoundedStore<Value> {
  const kept = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;
  return {
    find: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    keep: (key, value, size) => {
      total += size - (kept.get(key)?.size ?? 0);
      kept.delete(key);
      kept.set(key, { value, size });
      for (const [oldest, entry] of kept) {
        if (total <= limit) return;
        kept.delete(oldest);
        total -= entry.size;
      }
    },
    clear: () => {
      kept.clear();
      total = 0;
    },
    size: () => total,
    count: () => kept.size,
  };
}
