import type { Page } from "@playwright/test";

/** Keeps, for each event of a kind, the milliseconds until the frame with the next change of an element had been painted. */
export function watchPaints(page: Page, event: "click" | "keydown", selector: string): Promise<void> {
  return page.evaluate(
    ([kind, watched]) => {
      const times: number[] = [];
      let begun = 0;
      addEventListener(kind, ({ timeStamp }) => (begun = timeStamp), true);
      const painted = (since: number) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - since);
        port2.postMessage(null);
      };
      const changed = () => {
        if (begun === 0) return;
        const since = begun;
        begun = 0;
        requestAnimationFrame(() => painted(since));
      };
      const element = document.querySelector(watched);
      if (element === null) throw new Error(`There is no ${watched}`);
      new MutationObserver(changed).observe(element, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { times });
    },
    [event, selector] as const,
  );
}

/** The milliseconds so far, the least first. */
export async function paintTimes(page: Page): Promise<readonly number[]> {
  const times = await page.evaluate(() => (window as unknown as { readonly times: number[] }).times);
  return times.toSorted((one, other) => one - other);
}

/** The value that a part of them does not exceed: 0.5 for the median. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;
}
