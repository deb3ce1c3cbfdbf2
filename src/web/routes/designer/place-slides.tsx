import { memo } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { placePicture, smallPlacePicture } from "#domain/configure/gallery-pictures.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type LetteringDesign, printedColour } from "#domain/lettering/design.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { isPale } from "#domain/preview/palette.ts";
import { placeView } from "#domain/preview/places/close-view.ts";
import { pictureLabel, tooLarge } from "#domain/preview/places/place-labels.ts";
import type { LetteringPlace, Tone } from "#domain/preview/places/place.ts";
import { mailbox, shopDoor, van, wall } from "#domain/preview/places/places.ts";
import { clampedOn } from "#domain/preview/places/placing.ts";
import { type Box, type Paint, STAGE } from "#domain/preview/scene.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { LIVE_PICTURE } from "#ui/picture/live-copy.tsx";
import type { Slide } from "#web/gallery/slides.ts";
import styles from "./place-slides.module.css";

/** The film round the letters, and how far it reaches. */
interface Rim {
  readonly fill: string;
  readonly mm: number;
}

/** What is stuck on a place: the words of the live picture, which are drawn there once, at the size that is ordered. */
interface Stuck {
  readonly size: SizeMm;
  readonly text: string;
  readonly fill: string;
  readonly rim: Rim | null;
  readonly tone: Tone;
}

/** A paint of the live picture as it is named on the page. */
function fillOf(paint: Paint): string {
  return paint.startsWith("#") ? paint : `url(#${LIVE_PICTURE}-${paint})`;
}

/** The words of a selection; null while there are none that can be cut. */
function stuckOf(catalogue: Catalogue, { lettering, colourId, size }: Selection): Stuck | null {
  const { widthMm, heightMm } = size;
  if (lettering === null || widthMm === null || heightMm === null) return null;
  if (!catalogue.measureLettering(lettering).ok) return null;
  const filmOf = (id: number): Paint | null | undefined => catalogue.colours.get(id)?.film?.paint;
  const paint = filmOf(colourId) ?? printedColour(lettering);
  const { outline } = lettering;
  const round = outline === null ? null : (filmOf(outline.colourId) ?? "#ffffff");
  return {
    size: { widthMm, heightMm },
    text: textOf(lettering),
    fill: fillOf(paint),
    rim: outline === null || round === null ? null : { fill: fillOf(round), mm: outline.mm },
    tone: isPale(round ?? paint) ? "dark" : "light",
  };
}

function textOf({ text }: LetteringDesign): string {
  return writtenLines(text)
    .map((line) => line.text)
    .join(" / ");
}

/** Stage units of a millimetre, and the upper left corner of the words in millimetres. */
function placedOn(place: LetteringPlace, size: SizeMm) {
  const middle = clampedOn(place.surface, size, place.rest);
  return {
    middle,
    scale: STAGE.width / place.widthMm,
    corner: [middle[0] - size.widthMm / 2, middle[1] - size.heightMm / 2] as const,
  };
}

/** How far a film's edge is seen, in stage units: the light shows it. */
const EDGE = 0.9;

interface WordsProps {
  readonly place: LetteringPlace;
  readonly stuck: Stuck;
  /** How much closer than the whole it is looked at. */
  readonly zoom: number;
}

/** The words where they are stuck, copied from the live picture. */
function Words({ place, stuck: { size, fill, rim }, zoom }: WordsProps) {
  const { scale, corner } = placedOn(place, size);
  const hair = EDGE / (scale * zoom);
  const href = `#${LIVE_PICTURE}-words`;
  const wide = rim === null ? {} : { strokeWidth: 2 * rim.mm, strokeLinejoin: "round" as const };
  const edge = (colour: string) =>
    rim === null ? { fill: colour } : { fill: colour, stroke: colour, ...wide };
  return (
    <g transform={`scale(${scale}) translate(${corner[0]} ${corner[1]})`} data-part="words">
      <use href={href} x={hair} y={hair} opacity={0.34} {...edge("#2b1c0a")} />
      <use href={href} x={-hair * 0.4} y={-hair * 0.4} opacity={0.5} {...edge("#ffffff")} />
      {rim === null ? null : <use href={href} fill={rim.fill} stroke={rim.fill} {...wide} />}
      <use href={href} fill={fill} />
    </g>
  );
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

/** A door key, in millimetres: everybody knows how large it is. */
const KEY = { widthMm: 58, heightMm: 22 } as const;
const KEY_PATH =
  "M11 0a11 11 0 0 1 10.4 7.5H55l3 3-2.6 3.5-2.6-2.2-2.4 2.2-2.6-2.8-2.6 2.8-2.4-2.2-2.6 2.2-2.6-2.6-2.2 2.6H21.4A11 11 0 1 1 11 0ZM7.2 7.4a3.6 3.6 0 1 0 .1 0Z";
const BRASS = "#b98f30";
/** Narrower than this part of the picture, a key is a speck. */
const LEAST_KEY = 0.03;

interface ViewedProps {
  readonly place: LetteringPlace;
  /** The part of the stage that is seen. */
  readonly view: Box;
}

/** What says how large everything is, in the lower left corner: a key as large as it would be there, or what the place is beside. */
function Scale({ place, view }: ViewedProps) {
  const part = (KEY.widthMm * STAGE.width) / place.widthMm / view.width;
  if (part < LEAST_KEY)
    return (
      <text className={styles.words} x="14" y="100%" dy="-14">
        {place.beside.replace(/^./, (first) => first.toUpperCase())}
      </text>
    );
  return (
    <>
      <g transform="translate(14 -14)">
        <svg
          className={styles.key}
          viewBox={`0 0 ${KEY.widthMm} ${KEY.heightMm}`}
          width={percent(part)}
          height="100%"
          preserveAspectRatio="xMinYMax meet"
        >
          <path d={KEY_PATH} fill={BRASS} fillRule="evenodd" />
        </svg>
      </g>
      <text className={styles.words} x={percent(part)} y="100%" dx="22" dy="-14">
        A key, {KEY.widthMm} mm
      </text>
    </>
  );
}

/** The width that is ordered, along a line below the words. */
function Measure({ place, size, view }: ViewedProps & { readonly size: SizeMm }) {
  const { scale, corner } = placedOn(place, size);
  const across = (mm: number) => percent((mm * scale - view.x) / view.width);
  const [left, right] = [across(corner[0]), across(corner[0] + size.widthMm)];
  const below = percent(((corner[1] + size.heightMm) * scale - view.y) / view.height);
  return (
    <svg className={styles.measure} y={below}>
      <g transform="translate(0 16)">
        <line x1={left} x2={right} />
        <line x1={left} x2={left} y1="-6" y2="6" />
        <line x1={right} x2={right} y1="-6" y2="6" />
        <text className={styles.words} x={across(corner[0] + size.widthMm / 2)} dy="22" textAnchor="middle">
          {size.widthMm} mm
        </text>
      </g>
    </svg>
  );
}

const WHOLE = { width: STAGE.width, height: STAGE.height };

function boxOf({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/** Words that are at least this part of a place are seen with all of it round them. */
const LEAST_WORDS = 0.09;

/** The part of the stage that is seen. Of a door that is its glass; small words are looked at from closer everywhere. */
function viewOf(place: LetteringPlace, stuck: Stuck | null): Box {
  const whole = { x: 0, y: 0, ...WHOLE };
  if (stuck === null) return whole;
  const { size } = stuck;
  const isSeen = Math.max(size.widthMm, size.heightMm) >= LEAST_WORDS * place.widthMm;
  return (isSeen && !place.isGlass ? null : placeView(place, size, placedOn(place, size).middle)) ?? whole;
}

interface PlaceProps {
  readonly place: LetteringPlace;
  readonly stuck: Stuck | null;
  readonly tone: Tone;
}

/** A place with the words on it, to scale. */
const Place = memo(({ place, stuck, tone }: PlaceProps) => {
  const view = viewOf(place, stuck);
  const fault = stuck && tooLarge(place, stuck.size);
  const label = stuck
    ? pictureLabel({ place, size: stuck.size, from: "outside", text: stuck.text })
    : `${place.name}, to scale, ${place.beside}`;
  return (
    <div className={styles.place} role="img" aria-label={label}>
      <svg viewBox={boxOf(view)}>
        <image href={placePicture(place.id, tone)} {...WHOLE} />
        {stuck && <Words place={place} stuck={stuck} zoom={STAGE.width / view.width} />}
      </svg>
      <svg>
        {stuck && <Measure place={place} size={stuck.size} view={view} />}
        <Scale place={place} view={view} />
      </svg>
      <span className={styles.chip} data-fault={fault ? "" : undefined}>
        {fault ?? `${place.name}, to scale`}
      </span>
    </div>
  );
});

/** The same as a thumbnail. */
const SmallPlace = memo(({ place, stuck, tone }: PlaceProps) => {
  const view = viewOf(place, stuck);
  return (
    <svg viewBox={boxOf(view)} aria-hidden="true">
      <image href={smallPlacePicture(place.id, tone)} {...WHOLE} preserveAspectRatio="none" />
      {stuck && <Words place={place} stuck={stuck} zoom={STAGE.width / view.width} />}
    </svg>
  );
});
/** The door first: most words are stuck on one. */
const shown: readonly LetteringPlace[] = [shopDoor, wall, van, mailbox];

/** The words in every place, before they are seen alone. Where they are too large for a place, the next one is shown at first. */
export function placeSlides(catalogue: Catalogue, selection: Selection): readonly Slide[] {
  if (selection.lettering === null) return [];
  const stuck = stuckOf(catalogue, selection);
  const tone = stuck?.tone ?? "light";
  const fitting = shown.find((place) => stuck === null || tooLarge(place, stuck.size) === null) ?? shopDoor;
  return shown.map((place) => ({
    kind: "stage",
    key: place.id,
    index: -1,
    words: `${place.name}, to scale`,
    mark: place.name,
    opens: place === fitting,
    picture: <Place place={place} stuck={stuck} tone={tone} />,
    small: <SmallPlace place={place} stuck={stuck} tone={tone} />,
  }));
}
