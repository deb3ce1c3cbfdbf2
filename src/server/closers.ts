type Close = () => Promise<void>;

/** What has to be closed at the end, last opened first; each step is tried even when the one before failed. */
export class Closers {
  readonly #steps: Close[] = [];
  #closing: Promise<void> | null = null;

  add(close: Close): void {
    this.#steps.push(close);
  }

  /** Closes everything once; a second call waits for the first. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    for (const step of this.#steps.reverse())
      await step().catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
  }
}
