import { useSyncExternalStore } from "react";

export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(onChange: () => void): () => void;
  /** What a page says before its script has run. */
  readonly start: Value;
}

/** One value of the browser that several places of the page show. */
export function createStore<Value>(start: Value): Store<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    start,
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get, start }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => start);
}
