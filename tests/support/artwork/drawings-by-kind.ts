const names = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const art = `<rect width="90" height="60" fill="#1f5fbf"/><circle cx="30" cy="30" r="20" fill="#ffcc00"/><rect x="55" y="10" width="25" height="40" fill="#d2232a"/>`;
const png =
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAR0lEQVRIie2UsQ0AMAzC/P9t/clVP2Ds4MFrRBCAcBZwBCeUCRJIDlIGrSQ2M/w71OhZkA3eMwO+mwMJJActg6eS2Mz471BfOy4pOnQ5GXoAAAAASUVORK5CYII=";
const gradient = `<linearGradient id="l"><stop offset="0" stop-color="#f00"/><stop offset=".5" stop-color="#ff0"/><stop offset="1" stop-color="#00f"/></linearGradient>`;

function box(inside: string, root = `viewBox="0 0 90 60"`): string {
  return `<svg ${names} ${root}>${inside}</svg>`;
}

/** Small drawings as programs write them, 90 x 60, by what is tried with them. */
export const drawingsByKind: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sizes: {
    mm: box(art, `width="90mm" height="60mm" viewBox="0 0 90 60"`),
    "no-viewbox": box(art, `width="90" height="60"`),
    "offset-viewbox": box(
      `<g transform="translate(100 -50)">${art}</g>`,
      `width="90mm" height="60mm" viewBox="100 -50 90 60"`,
    ),
    "other-ratio": box(art, `width="90mm" height="30mm" viewBox="0 0 90 60"`),
    percent: box(art, `width="100%" height="100%" viewBox="0 0 90 60"`),
  },
  styles: {
    classes: box(
      `<style>.a{fill:#0077c8}.b{fill:#f58220}g > .c{fill:none;stroke:#000;stroke-width:2}</style><rect class="a" width="90" height="60"/><circle class="b" cx="45" cy="30" r="20"/><g><path class="c" d="M5 5h80v50H5z"/></g>`,
    ),
    "media-print": box(
      `<style>.a{fill:#0077c8}.b{fill:#f58220}@media print{.a,.b{fill:#000}}@media screen{.b{fill:#f90}}</style><rect class="a" width="90" height="60"/><circle class="b" cx="45" cy="30" r="20"/>`,
    ),
    variables: box(
      `<style>:root{--brand:#0a7d3c}.a{fill:var(--brand)}.b{fill:var(--none,#fc0)}</style><rect class="a" width="90" height="60"/><circle class="b" cx="45" cy="30" r="20"/>`,
    ),
    selectors: box(
      `<style>:root{fill:#0a7}rect:nth-child(2){fill:#06c}rect:not(.x){stroke:#f90}[data-a="1"]{stroke-width:4}#i.b{fill:#c0a !important}@media screen and (min-width:1px){.q{fill:#fc0}}@media (prefers-color-scheme:dark){.q{fill:#000}}</style><rect x="5" y="5" width="20" height="20"/><g><rect x="30" y="5" width="20" height="20" class="x"/><rect data-a="1" x="60" y="5" width="20" height="20"/></g><rect id="i" class="b" style="fill:#f00" x="5" y="35" width="20" height="20"/><path class="q" d="M40 35h30v20z"/>`,
    ),
    "inline-style": box(
      `<rect style="fill:#0077c8;stroke:#f90;stroke-width:4px" x="10" y="10" width="70" height="40" rx="6"/>`,
    ),
    important: box(
      `<style>.a{fill:#06c !important}#i{fill:#c00}</style><rect id="i" class="a" style="fill:#0a0" width="60" height="60"/>`,
    ),
    "after-at-rule": box(
      `<style>@charset "UTF-8";@font-face{font-family:x;src:url(data:,)}.a{fill:#06c}</style><rect class="a" width="60" height="60"/>`,
    ),
    "handed-down-variables": box(
      `<style>.a{--c:#06c}.b{--c:#c60}rect{fill:var(--c)}</style><g class="a"><rect width="40" height="60"/></g><g class="b"><rect x="50" width="40" height="60"/></g>`,
    ),
    "colour-notations": box(
      `<rect width="30" height="60" fill="oklch(62% 0.19 40)"/><rect x="30" width="30" height="60" style="fill:rgb(10 120 30 / 50%)"/><rect x="60" width="30" height="60" fill="hwb(210 10% 20%)"/>`,
    ),
    surroundings: box(
      `<g color="#0a7"><path fill="currentColor" d="M5 5h40v50H5z"/></g><path fill="currentColor" d="M50 5h30v50H50z"/>`,
    ),
  },
  paints: {
    "linear-bbox": box(
      `<defs>${gradient}</defs><rect x="5" y="5" width="80" height="20" fill="url(#l)"/><path d="M5 40 H85" stroke="url(#l)" stroke-width="12"/><circle cx="45" cy="50" r="9" fill="url(#l)"/>`,
    ),
    "linear-spread": box(
      `<defs><linearGradient id="r" x1=".4" x2=".5" spreadMethod="reflect"><stop offset="0" stop-color="#f60"/><stop offset="1" stop-color="#06f"/></linearGradient><linearGradient id="p" x1=".4" x2=".5" spreadMethod="repeat" gradientTransform="rotate(30)"><stop offset="0" stop-color="#f60"/><stop offset="1" stop-color="#06f"/></linearGradient></defs><rect width="90" height="28" fill="url(#r)"/><rect y="32" width="90" height="28" fill="url(#p)"/>`,
    ),
    radial: box(
      `<defs><radialGradient id="r" gradientUnits="userSpaceOnUse" cx="30" cy="30" r="25" fx="20" fy="20"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#063"/></radialGradient><radialGradient id="s" cx=".5" cy=".5" r=".2" spreadMethod="reflect"><stop offset="0" stop-color="#fc0"/><stop offset="1" stop-color="#c00"/></radialGradient></defs><circle cx="30" cy="30" r="25" fill="url(#r)"/><rect x="58" y="8" width="30" height="44" fill="url(#s)"/>`,
    ),
    "stop-opacity": box(
      `<defs><linearGradient id="l"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>${art}<rect width="90" height="60" fill="url(#l)"/>`,
    ),
    pattern: box(
      `<defs><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><rect width="10" height="10" fill="#eef"/><circle cx="5" cy="5" r="3" fill="#c33"/></pattern></defs><rect x="5" y="5" width="80" height="50" fill="url(#p)" stroke="#000"/>`,
    ),
    dash: box(
      `<path d="M5 15H85" stroke="#000" stroke-width="5" stroke-dasharray="12 6" stroke-linecap="round"/><path d="M5 30H85" stroke="#c00" stroke-width="5" stroke-dasharray="12 6 2" stroke-dashoffset="5"/><path d="M10 55L45 40L80 55" fill="none" stroke="#06c" stroke-width="5" stroke-linejoin="bevel"/>`,
    ),
    markers: box(
      `<defs><marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L10 5L0 10z" fill="#c00"/></marker></defs><path d="M10 50L45 15L80 45" fill="none" stroke="#000" stroke-width="2" marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/>`,
    ),
    evenodd: box(
      `<path fill-rule="evenodd" d="M5 5h80v50H5zM20 15h50v30H20z" fill="#0a5"/><path d="M40 20a10 10 0 1 0 10 0z" fill="#c0a"/>`,
    ),
    "paint-order": box(
      `<rect width="90" height="60" fill="#fff"/><path d="M20 10h50v40H20z" fill="#d2232a" stroke="#1f5fbf" stroke-width="12" paint-order="stroke"/>`,
    ),
    dots: box(
      `<path d="M5 15H85" stroke="#000" stroke-width="6" stroke-dasharray="0 12" stroke-linecap="round"/><path d="M5 45H85" stroke="#c00" stroke-width="6" stroke-dasharray="0 12" stroke-linecap="square"/>`,
    ),
    "hard-stops": box(
      `<linearGradient id="h" x1=".2" x2=".8"><stop offset="0" stop-color="#000"/><stop offset="0" stop-color="#c00"/><stop offset=".5" stop-color="#c00"/><stop offset=".5" stop-color="#06c"/><stop offset="1" stop-color="#06c"/></linearGradient><rect width="90" height="60" fill="url('#h')"/>`,
    ),
    "tiles-of-shares": box(
      `<pattern id="p" width=".25" height=".5" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ffd"/><path d="M0 0h5v5z" fill="#06c"/></pattern><rect x="5" y="5" width="80" height="50" fill="url(#p)"/>`,
    ),
  },
  mixing: {
    multiply: box(
      `<rect width="90" height="60" fill="#fff"/><circle cx="35" cy="30" r="22" fill="#ff0000"/><circle cx="55" cy="30" r="22" fill="#ffff00" style="mix-blend-mode:multiply"/>`,
    ),
    screen: box(
      `<rect width="90" height="60" fill="#333366"/><g style="mix-blend-mode:screen"><circle cx="45" cy="30" r="22" fill="#aa5500"/></g>`,
    ),
    isolate: box(
      `<rect width="90" height="60" fill="#0a0"/><g style="isolation:isolate"><circle cx="35" cy="30" r="22" fill="#f00"/><circle cx="55" cy="30" r="22" fill="#ff0" style="mix-blend-mode:multiply"/></g>`,
    ),
    opacity: box(
      `${art}<g opacity=".5"><rect x="10" y="20" width="60" height="20" fill="#fff"/><rect x="20" y="10" width="20" height="40" fill="#000"/></g><rect x="5" y="5" width="30" height="8" fill="#fff" fill-opacity=".4" stroke="#fff" stroke-opacity=".7"/>`,
    ),
  },
  parts: {
    nested: box(
      `<rect width="90" height="60" fill="#eee"/><svg x="10" y="10" width="40" height="40" viewBox="0 0 10 10"><circle cx="5" cy="5" r="7" fill="#093"/></svg><svg x="55" y="10" width="30" height="15" viewBox="0 0 10 10" preserveAspectRatio="xMinYMin slice"><rect width="10" height="10" fill="#c60"/><circle cx="5" cy="5" r="4" fill="#fff"/></svg>`,
    ),
    use: box(
      `<defs><g id="a"><circle r="8" fill="inherit"/></g><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10" rx="2"/></symbol></defs><use href="#a" x="20" y="30" fill="#c00"/><use xlink:href="#a" transform="translate(45 30) scale(1.5 1)" fill="#0a0"/><use href="#s" x="62" y="18" width="24" height="24" fill="#00c"/>`,
    ),
    clip: box(
      `<defs><clipPath id="c"><circle cx="30" cy="30" r="22"/><rect x="40" y="10" width="40" height="40"/></clipPath><clipPath id="e" clipPathUnits="objectBoundingBox"><path d="M.5 0L1 1H0z"/></clipPath></defs><g clip-path="url(#c)">${art}</g><rect x="70" y="40" width="18" height="18" fill="#fff" clip-path="url(#e)"/>`,
    ),
    mask: box(
      `<defs><linearGradient id="f"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="m"><rect width="90" height="60" fill="url(#f)"/></mask><mask id="n" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5" fill="#0f0"/></mask></defs><g mask="url(#m)">${art}</g><rect x="60" y="30" width="25" height="25" fill="#000" mask="url(#n)"/>`,
    ),
    switch: box(
      `<switch><foreignObject width="1" height="1" requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><g>${art}</g></switch>`,
    ),
    image: box(
      `<rect width="90" height="60" fill="#eee"/><image x="5" y="5" width="40" height="50" href="data:image/png;base64,${png}"/><image x="50" y="5" width="35" height="50" preserveAspectRatio="none" opacity=".6" xlink:href="data:image/png;base64,${png}"/>`,
    ),
    "symbols-clip": box(
      `<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="9" fill="#c06"/></symbol><use href="#s" x="10" y="10" width="30" height="30"/><use href="#s" x="50" y="5" width="30" height="15"/>`,
    ),
    "clip-and-mask": box(
      `<clipPath id="c"><circle cx="30" cy="30" r="22"/><path clip-rule="evenodd" d="M50 5h35v50H50zM58 15h20v30H58z"/></clipPath><mask id="m"><rect width="90" height="60" fill="#fff"/><rect y="25" width="90" height="10" fill="#000"/></mask><g clip-path="url(#c)" mask="url(#m)">${art}</g>`,
    ),
    "moved-clip": box(
      `<clipPath id="c" transform="translate(20 0)"><circle cx="20" cy="30" r="20" transform="scale(1 .8)"/></clipPath><g transform="rotate(10 45 30)"><g clip-path="url(#c)">${art}</g></g>`,
    ),
    "drawing-in-drawing": box(
      `<g fill="#0a0" stroke-width="9"><image x="10" y="5" width="70" height="50" href="data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><style>.a{fill:#c60}</style><rect class="a" width="9" height="6"/><path d="M1 3h7" stroke="#06c"/></svg>`)}"/></g>`,
    ),
    "wrapped-letters": box(
      `<image width="90" height="60" preserveAspectRatio="none" href="data:image/png;base64,\n  ${png.replaceAll(/(.{30})/g, "$1\n  ")}"/>`,
    ),
  },
  effects: {
    blur: box(
      `<defs><filter id="b"><feGaussianBlur stdDeviation="3"/></filter></defs><rect width="90" height="60" fill="#fff"/><circle cx="45" cy="30" r="18" fill="#c00" filter="url(#b)"/>${`<path d="M5 5h15v15H5z" fill="#000"/>`}`,
      `width="90mm" height="60mm" viewBox="0 0 90 60"`,
    ),
    shadow: box(
      `<defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="2" dy="2" stdDeviation="1.5" flood-opacity=".6"/></filter></defs><rect width="90" height="60" fill="#ffe"/><g transform="translate(5 5) rotate(5)" filter="url(#s)"><rect x="15" y="10" width="50" height="30" rx="5" fill="#06c"/></g>`,
    ),
    "blend-in-filter": box(
      `<defs><filter id="b"><feGaussianBlur stdDeviation="2"/></filter></defs><rect width="90" height="60" fill="#fc0"/><g style="mix-blend-mode:multiply" filter="url(#b)"><circle cx="45" cy="30" r="18" fill="#0cf"/></g>`,
    ),
  },
  files: {
    prefixed: `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="90mm" height="60mm" viewBox="0 0 90 60"><svg:rect width="90" height="60" fill="#07c"/><svg:circle cx="45" cy="30" r="20" fill="#fc0"/></svg:svg>`,
    entities: `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY blue "#0077c8">]><svg xmlns="&ns_svg;" viewBox="0 0 90 60"><rect width="90" height="60" fill="&blue;"/></svg>`,
  },
};
