/*
 * A drawing that stands in a drawing as a picture becomes a part of it: the library leaves out the pictures in such a picture, and a print
 * file has one way less to draw.
 */

const image = /<((?:[\w-]+:)?image)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>(?:[^<]|<(?!\/\1))*<\/\1\s*>)/g;
const attribute = /([\w:-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const link = /^(?:[\w-]+:)?href$/;
const address = /^data:image\/svg\+xml;base64,\s*([^]*)$/;

/** What a picture takes over of nothing round it: every property that is handed down begins anew (SVG 2, appendix G). */
const ANEW =
  'fill-opacity="1" fill-rule="nonzero" stroke-width="1" stroke-opacity="1" stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="4" stroke-dasharray="none" stroke-dashoffset="0" clip-rule="nonzero" visibility="visible" paint-order="normal" image-rendering="auto" shape-rendering="auto" style="isolation:isolate"';

const ofPlace: ReadonlySet<string> = new Set(["x", "y", "width", "height", "preserveAspectRatio"]);

/** Names of a form that are unlike all others in the drawing it is put into. */
function renamed(content: string, prefix: string): string {
  return content
    .replaceAll(/(\sid=")/g, `$1${prefix}`)
    .replaceAll(/(url\(#)/g, `$1${prefix}`)
    .replaceAll(/(href="#)/g, `$1${prefix}`);
}

/** The size of a form and what is in it. */
function partsOf(form: string) {
  const [root = ""] = /^<svg\b[^>]*>/.exec(form) ?? [];
  const of = (name: string) => new RegExp(String.raw`\s${name}="([^"]*)"`).exec(root)?.[1];
  const [width = "0", height = "0"] = [of("width"), of("height")];
  const inner = form.slice(root.length, form.lastIndexOf("</svg>"));
  const view = of("viewBox") ?? `0 0 ${width} ${height}`;
  return { width, height, view, preserve: of("preserveAspectRatio"), inner };
}

/** Writes the forms of drawings, which stand in a drawing as pictures, into it: each in its place, clipped to it, with names of its own. */
export function inlineDrawings(svg: string): string {
  if (!svg.includes("data:image/svg+xml")) return svg;
  let count = 0;
  return svg.replaceAll(image, (whole, _name: string, written: string) => {
    const attributes = [...written.matchAll(attribute)].map(([, name = "", quoted = ""]) => ({
      name,
      quoted,
    }));
    const href = attributes.find(({ name }) => link.test(name))?.quoted.slice(1, -1);
    const [, encoded] = address.exec(href ?? "") ?? [];
    if (encoded === undefined) return whole;
    count += 1;
    const { width, height, view, preserve, inner } = partsOf(Buffer.from(encoded, "base64").toString("utf8"));
    const place = attributes.filter(({ name }) => ofPlace.has(name));
    const has = (name: string) => place.some((one) => one.name === name);
    const size = [has("width") ? "" : `width="${width}"`, has("height") ? "" : `height="${height}"`];
    const group = attributes.filter(({ name }) => !ofPlace.has(name) && !link.test(name));
    const text = (all: typeof attributes) => all.map(({ name, quoted }) => `${name}=${quoted}`).join(" ");
    const fit = preserve === undefined ? "" : `preserveAspectRatio="${preserve}"`;
    const own = `<svg width="${width}" height="${height}" viewBox="${view}" ${fit}>${renamed(inner, `inner${count}-`)}</svg>`;
    return `<g xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${text(group)}><g ${ANEW}><svg ${text(place)} ${size.join(" ")} viewBox="0 0 ${width} ${height}">${own}</svg></g></g>`;
  });
}
