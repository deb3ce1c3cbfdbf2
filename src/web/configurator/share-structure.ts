function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * `after`, in which every list and record that equals its twin in `before` is that twin: what a change did not touch
 * keeps its identity, and what shows it is not drawn again. Maps and other objects are compared by identity.
 */
export function shareStructure<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared: unknown[] = after.map((item, index) => shareStructure(before[index], item));
    const same =
      before.length === shared.length && shared.every((item, index) => Object.is(item, before[index]));
    return (same ? before : shared) as Value;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const shared = Object.fromEntries(names.map((name) => [name, shareStructure(before[name], after[name])]));
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(shared[name], before[name]));
  return (same ? before : shared) as Value;
}
