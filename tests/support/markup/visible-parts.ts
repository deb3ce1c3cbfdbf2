import { vi } from "vitest";

/** Tells what it observes that it takes room, unless the tab that it stands in is not open. */
class ShownParts {
  readonly #tell: (entries: { contentRect: { height: number } }[]) => void;
  readonly #watches: MutationObserver[] = [];

  constructor(tell: (entries: { contentRect: { height: number } }[]) => void) {
    this.#tell = tell;
  }

  observe(part: Element) {
    const panel = part.closest("[role=tabpanel]");
    const isShown = () => panel?.hasAttribute("data-chosen") ?? true;
    const tell = () => this.#tell([{ contentRect: { height: isShown() ? 100 : 0 } }]);
    if (panel !== null) {
      const watch = new MutationObserver(tell);
      watch.observe(panel, { attributes: true });
      this.#watches.push(watch);
    }
    queueMicrotask(tell);
  }

  unobserve() {}

  disconnect() {
    this.#watches.forEach((watch) => watch.disconnect());
  }
}

/** What a window without layout cannot tell a page: which of its parts are shown. */
export function tellShownParts() {
  vi.stubGlobal("ResizeObserver", ShownParts);
}
