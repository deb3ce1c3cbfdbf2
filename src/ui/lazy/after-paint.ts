/** Resolves when the frame that is being made has been painted; at once in a tab that nobody looks at, which paints none. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
