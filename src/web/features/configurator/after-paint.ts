/** Resolves when the frame that is being made has been painted; at once in a tab that nobody looks at, which paints none. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
