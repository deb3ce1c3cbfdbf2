/**
 * Runs in the browser once styles are there. It keeps what is chosen and typed before the page's script listens, in
 * `window.early` (see web/early-input.ts). When the first frame has been painted (at once in a tab that nobody looks
 * at, which paints none), it fetches the scripts and puts the page's own module where it stood.
 */
const begin = `(() => {
document.currentScript.remove();
window.early = [];
addEventListener("input", ({ target }) => window.early?.push([target, target.value, target.checked]), true);
const start = () => {
for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = "modulepreload";
const later = document.querySelector('script[type="later"]');
const script = document.createElement("script");
script.type = "module";
script.async = true;
script.textContent = later.textContent;
later.replaceWith(script);
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
})()`;

const replacements: Readonly<Record<string, string>> = {
  '<link rel="modulepreload"': '<link rel="later" fetchpriority="low"',
  '<script type="module" async="">': '<script type="later">',
  "</body>": `<script>${begin}</script></body>`,
};
const replaced = /<link rel="modulepreload"|<script type="module" async="">|<\/body>(?=[^]{0,20}$)/g;

/** A page is readable and its forms work before its script runs, so on a slow line nothing of the script comes before the first paint. */
export function scriptsAfterPaint(page: string): string {
  return page.includes('<script type="module" async="">')
    ? page.replace(replaced, (found) => replacements[found] ?? found)
    : page;
}
