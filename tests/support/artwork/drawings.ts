function drawing(content: string, sizes = 'width="90mm" height="50mm" viewBox="0 0 90 50"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${sizes}>${content}</svg>`;
}

const ground = '<rect width="90" height="50" fill="#fc0"/>';
const dot =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** "&b;" becomes ten times "&a;", and so on: ten thousand million letters. */
function entities(): string {
  const names = [..."abcdefghij"];
  const each = names.slice(1).map((name, at) => `<!ENTITY ${name} "${`&${names[at]};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "xxxxxxxxxx">${each.join("")}]>${drawing("<text y='20'>&j;</text>")}`;
}

/** Drawings as customers send them. */
export const drawingFiles: Readonly<Record<string, string>> = {
  "a drawing": drawing(ground),
  "a drawing without a size": drawing(ground, 'viewBox="0 0 90 50"'),
  "a drawing on clear ground": drawing('<circle cx="45" cy="25" r="20"/>'),
  "a drawing with text": drawing(`${ground}<text x="5" y="20">Kisscut</text>`),
  "a drawing with a picture in it": drawing(`${ground}<image href="${dot}" width="9" height="9"/>`),
  "a drawing with a picture elsewhere": drawing(
    `${ground}<image xlink:href="https://example.org/a.png" width="9" height="9"/>`,
  ),
  "a drawing with a picture of this machine": drawing(
    `${ground}<image href="file:///etc/hostname" width="90" height="50"/>`,
  ),
  "a drawing with a style elsewhere": drawing(
    `<style>@import url(https://example.org/a.css);</style>${ground}`,
  ),
  "a drawing with a hairline": drawing(`${ground}<path d="M5 5H80" stroke="#000" stroke-width=".03"/>`),
  "a drawing with a colour of the future": drawing(`${ground}<path d="M5 5H80v9z" fill="mixed(red, blue)"/>`),
  "a drawing of nothing": drawing('<rect width="90" height="50" fill="none"/>'),
  "a drawing with a gradient": drawing(
    '<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs><rect width="90" height="50" fill="url(#g)"/>',
  ),
};

/** Drawings that no one draws. */
export const hostileDrawings: Readonly<Record<string, string>> = {
  "entities that multiply": entities(),
  "a secret of this machine": `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing("<text y='20'>A&x;B</text>")}`,
  "more levels than anybody draws": drawing("<g>".repeat(2_000) + "</g>".repeat(2_000)),
  "a drawing that is cut short": drawing(ground).slice(0, 150),
};
