import { useId, useLayoutEffect, useRef, useState } from "react";
import { withoutCounts, withoutNothing } from "#domain/detail.ts";
import { shownWidth, type SheetSize } from "#domain/preview/proof-sheet.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import {
  type OrderedItem,
  type OrderPageUse,
  orderPicturePath,
  pictureKey,
  type DrawnPlace,
  proofFileAddress,
  type ShownPlace,
} from "./order.types.ts";
import { dayOf } from "./timeline.tsx";
import { CARD, saveCardWidth, USUAL_PX_PER_MM, usePxPerMm } from "./true-size.ts";
import styles from "./proof-sheet.module.css";

type LineName = DrawnPlace["lines"][number];

const lineWords: Readonly<Record<LineName, string>> = {
  cut: "Cut line",
  bleed: "Bleed",
  through: "Cut through",
  holes: "Hole",
};

/** How large a proof is shown: as wide as there is room, or so many times its size. */
type Zoom = "fit" | 1 | 2 | 4;

interface MatchCardProps {
  readonly pxPerMm: number | null;
}

/** A card of known width is matched once; from then on 1:1 is true on that screen, which no page can tell from another one. */
function MatchCard({ pxPerMm }: MatchCardProps) {
  // Upright a card is no wider than a phone.
  const [width, setWidth] = useState(Math.round((pxPerMm ?? USUAL_PX_PER_MM) * CARD.shortMm));
  const id = useId();
  return (
    <Disclosure
      look="link"
      summary={pxPerMm === null ? "Make 1:1 exact" : "1:1 is exact on the screen where you matched it"}
    >
      <div className={styles.match}>
        <p>
          Hold any bank card upright to the screen, and make this one as wide. 1:1 is then exact on the screen
          where you matched it; on another screen, match it again.
        </p>
        <div className={styles.card} style={{ width: `${width}px` }} aria-hidden="true" />
        <label htmlFor={id}>Width of the card</label>
        <input
          id={id}
          type="range"
          className={styles.range}
          min={130}
          max={400}
          value={width}
          aria-valuetext={`${width} pixels`}
          onChange={(event) => setWidth(Number(event.currentTarget.value))}
        />
        <div>
          <Button look="quiet" onClick={() => saveCardWidth((width * CARD.longMm) / CARD.shortMm)}>
            It is as wide as my card
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}

interface ToolsProps {
  readonly lines: readonly LineName[];
  readonly hidden: ReadonlySet<LineName>;
  readonly onHide: (line: LineName, isHidden: boolean) => void;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly isExact: boolean;
}

/** The lines of a proof, which are its legend, each shown or not; and how large it is shown. */
function Tools({ lines, hidden, onHide, zoom, onZoom, isExact }: ToolsProps) {
  const isScripted = useIsScripted();
  const zooms: readonly (readonly [Zoom, string])[] = [
    ["fit", "Fit"],
    [1, isExact ? "1:1" : "About 1:1"],
    [2, "2×"],
    [4, "4×"],
  ];
  return (
    <div className={styles.tools}>
      <ul className={styles.legend} aria-label="Lines">
        {lines.map((line) => (
          <li key={line}>
            <label className={styles.line}>
              {isScripted && (
                <input
                  type="checkbox"
                  className={styles.show}
                  checked={!hidden.has(line)}
                  onChange={(event) => onHide(line, !event.currentTarget.checked)}
                />
              )}
              <span className={styles.swatch} data-line={line} aria-hidden="true" />
              {lineWords[line]}
            </label>
          </li>
        ))}
      </ul>
      {isScripted && (
        <div className={styles.zooms} role="group" aria-label="Size on the screen">
          {zooms.map(([value, words]) => (
            <button
              key={words}
              type="button"
              className={styles.zoom}
              aria-pressed={value === zoom}
              onClick={() => onZoom(value)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What a line is made of, and which file is printed. */
export function ProofFacts({ item }: { readonly item: OrderedItem }) {
  const { details, quantity_text: quantity, proof } = item;
  const rows = [
    ...withoutNothing(withoutCounts(details)),
    { label: "Quantity", value: quantity },
    ...(proof.sha256 === null
      ? []
      : [{ label: "Print file", value: proof.sha256.slice(0, 8).toUpperCase() }]),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }, at) => (
        <div key={`${at} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DrawingProps {
  readonly src: string;
  readonly alt: string;
  /** Pixels; null: as wide as there is room. */
  readonly width: number | null;
}

/** The picture of a proof; larger than its room it opens in its middle, and is scrolled there. */
function Drawing({ src, alt, width }: DrawingProps) {
  const stage = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const room = stage.current;
    if (room === null) return;
    room.scrollLeft = (room.scrollWidth - room.clientWidth) / 2;
    room.scrollTop = (room.scrollHeight - room.clientHeight) / 2;
  }, [width]);
  return (
    <figure
      ref={stage}
      className={styles.stage}
      data-zoomed={width === null ? undefined : ""}
      aria-label="Drawn to scale"
      tabIndex={width === null ? undefined : 0}
    >
      <img
        className={styles.drawing}
        src={src}
        alt={alt}
        width="900"
        height="640"
        style={width === null ? undefined : { width: `${width}px` }}
      />
    </figure>
  );
}

interface HeadProps {
  readonly item: OrderedItem;
  readonly orderNo: string;
  /** "Proof 1 of 2, back"; null where the sheets that this is of have their own. */
  readonly name: string | null;
}

/** Which proof of which order it is, and of when. */
export function ProofHead({ item: { proof }, orderNo, name }: HeadProps) {
  const madeAt = proof.versions.find((made) => made.version === proof.version)?.made_at;
  return (
    <header className={styles.head}>
      {name !== null && <p className={styles.name}>{name}</p>}
      <p className={styles.made}>
        <span translate="no">{orderNo}</span>, version {proof.version}
        {madeAt !== undefined && (
          <>
            {name === null ? ", " : <br />}
            <time dateTime={madeAt}>{dayOf(madeAt)}</time>
          </>
        )}
      </p>
    </header>
  );
}

interface SheetProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  readonly place: ShownPlace;
  readonly printed: DrawnPlace;
  /** "1 of 2" of what waits for an answer; empty for the only one. */
  readonly count: string;
  /** Other places of its line have sheets, too: which proof it is and what it is made of is said once, below all of them. */
  readonly isOneOfMany: boolean;
}

function without(lines: ReadonlySet<LineName>, line: LineName): ReadonlySet<LineName> {
  return new Set([...lines].filter((one) => one !== line));
}

/** The proof of a place as one sheet: flat and to scale, with its lines, and what it is made of (decision 410). */
export function ProofSheet({
  item,
  use,
  place: { place, caption },
  printed,
  count,
  isOneOfMany,
}: SheetProps) {
  const { line, version } = item.proof;
  const [zoom, setZoom] = useState<Zoom>("fit");
  const [hidden, setHidden] = useState<ReadonlySet<LineName>>(new Set());
  const pxPerMm = usePxPerMm();
  const size: SheetSize = {
    widthMm: printed.width_mm,
    heightMm: printed.height_mm,
    bleedMm: printed.bleed_mm,
  };
  const src = orderPicturePath(use.link, line, place, {
    view: "proof",
    lines: printed.lines.filter((name) => !hidden.has(name)),
    shows: pictureKey(item, place),
  });
  const named = caption === "" ? "" : `, ${caption}`;
  const which = count === "" ? named : ` ${count}${named}`;
  return (
    <section className={styles.sheet} aria-label={`Proof sheet${which}`}>
      {isOneOfMany ? (
        <p className={styles.nameOfMany}>{`Proof${which}`}</p>
      ) : (
        <ProofHead item={item} orderNo={use.link.orderNo} name={`Proof${which}`} />
      )}
      <Drawing
        src={src}
        alt={`${item.title}${named}, as it is printed`}
        width={zoom === "fit" ? null : shownWidth(size, zoom, pxPerMm ?? USUAL_PX_PER_MM)}
      />
      <Tools
        lines={printed.lines}
        hidden={hidden}
        onHide={(name, isHidden) =>
          setHidden((now) => (isHidden ? new Set([...now, name]) : without(now, name)))
        }
        zoom={zoom}
        onZoom={setZoom}
        isExact={pxPerMm !== null}
      />
      {!isOneOfMany && <ProofFacts item={item} />}
      <div className={styles.foot}>
        {zoom === 1 && <MatchCard key={pxPerMm} pxPerMm={pxPerMm} />}
        <a
          href={proofFileAddress(use.link, { line, version, place })}
          download
          aria-label={caption === "" ? "Proof as PDF" : `Proof as PDF, ${caption}`}
        >
          Proof as PDF
        </a>
      </div>
    </section>
  );
}
