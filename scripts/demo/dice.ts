/** Chances that are the same each time: those of one seed, in the order in which they are asked for. */
export interface Dice {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** True in so many of a hundred cases. */
  percent(of: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** By weight: an item of weight 2 comes twice as often as one of weight 1. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
}

/** Mulberry32, by Tommy Ettinger (public domain). */
function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createDice(seed: number): Dice {
  const next = numbersFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    percent: (of) => next() * 100 < of,
    pick,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => (left -= weight) < 0);
      return (found ?? pick(items))[0];
    },
  };
}
