type Held = (lock: object) => unknown;

/** Locks that nobody else wants: the test's window has none. */
export function grantLocks(): void {
  const request = async (_name: string, _options: object, held: Held) => held({});
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}
