import { vi } from "vitest";

/** A browser takes the promise of an animation for heard: in this window one that is cut short, as by leaving the page, would be an error. */
export function calmDown(): void {
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, ...given) {
    const animation = animate.apply(this, given);
    animation.finished.catch(() => undefined);
    return animation;
  });
  // It fetches no pictures: they are on their way, not missing.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
}
