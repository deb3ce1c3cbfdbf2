/** Style sheets that did not come. One that is still on its way is left alone: somebody waits for it. */
const lost = new Set<HTMLLinkElement>();

function noteLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
}

// An element's error is heard on the way down only.
if (typeof document !== "undefined") document.addEventListener("error", noteLost, { capture: true });

function askAgain(missing: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = missing.href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${link.href} did not come`)));
    missing.replaceWith(link);
  });
}

/** The bundler asks for a chunk's styles once; a second try of the chunk would come without them. */
async function fetchLostStyles(): Promise<void> {
  const links = [...lost].filter(({ isConnected }) => isConnected);
  lost.clear();
  await Promise.all(links.map(askAgain));
}

/** Fetches a chunk, a part of the page that is not there from the start; one that did not come, on a lost line, comes whole the next time. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  await fetchLostStyles();
  return load();
}
