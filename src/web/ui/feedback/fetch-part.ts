/** Our own style sheets can be read; one that did not come is none, or is there and cannot be. */
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet?.cssRules === undefined;
  } catch {
    return true;
  }
};

const askAgain = (missing: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = missing.href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${link.href} did not come`)));
    missing.replaceWith(link);
  });

/** The bundler asks for a part's styles once; a second try of the part would come without them. */
const missingStyles = async (): Promise<void> => {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  await Promise.all(links.filter(isMissing).map(askAgain));
};

/** Fetches a part of the page that is not there from the start; one that did not come, on a lost line, comes whole the next time. */
export const fetchPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  await missingStyles();
  return load();
};
