import { STAGE } from "#domain/preview/scene.ts";
import { openPack, penPositions } from "#domain/preview/lettering/glyph-pack.ts";
import { PIN_RANGE, type ProofPin } from "#domain/order/proof/pin.ts";
import { brandColours as colour } from "#platform/brand-colours.ts";
import { headingLetters } from "#platform/pdf/template/heading-letters.ts";

const letters = openPack(headingLetters);

/** Of a picture's own pixels. */
const RADIUS = 19;
const LETTER = 22;

/** A number as outlines, its middle at 0, 0: a picture asks for no font. */
function numberPath(number: number): string {
  const { at, end } = penPositions(letters, String(number), 0);
  const scale = LETTER / 1000;
  const place = `translate(${(-end * scale) / 2} ${LETTER * 0.33}) scale(${scale})`;
  return `<g fill="${colour.card}" transform="${place}">${at.map(([letter, x]) => `<path d="${letters.outline(letter, x)}"/>`).join("")}</g>`;
}

function drawn({ x, y }: ProofPin, number: number): string {
  const right = (x / PIN_RANGE) * STAGE.width;
  const down = (y / PIN_RANGE) * STAGE.height;
  const disc = `<circle r="${RADIUS}" fill="${colour.magenta}" stroke="${colour.card}" stroke-width="3"/>`;
  return `<g transform="translate(${right} ${down})">${disc}${numberPath(number)}</g>`;
}

/** A picture of a place with the pins of a change that stand on it, by their numbers among all of them. */
export function withPins(svg: string, pins: readonly ProofPin[], place: number): string {
  const own = pins.flatMap((pin, at) => (pin.place === place ? [drawn(pin, at + 1)] : []));
  return svg.replace(/<\/svg>$/, `${own.join("")}</svg>`);
}
