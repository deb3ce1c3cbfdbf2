import { within } from "./promises.ts";

interface Step {
  /** What is closed, as it begins a sentence. */
  readonly what: string;
  /** After this long it is given up on, so that stopping has an end whatever hangs. */
  readonly limitMs: number;
  readonly close: () => Promise<void>;
}

/** What has to be closed at the end, last opened first; each step is tried even when the one before failed. */
export class Closers {
  readonly #steps: Step[] = [];
  #closing: Promise<void> | null = null;

  add(what: string, limitMs: number, close: () => Promise<void>): void {
    this.#steps.push({ what, limitMs, close });
  }

  /** Closes everything once; a second call waits for the first. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    for (const { what, limitMs, close } of this.#steps.reverse())
      await within(limitMs, `Closing ${what}`, close()).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
  }
}
