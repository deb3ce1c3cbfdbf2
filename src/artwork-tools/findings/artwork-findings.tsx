import { useMemo } from "react";
import type { ArtworkFinding, ArtworkRemedy } from "#domain/artwork/preflight/finding.ts";
import { printedSize } from "#domain/artwork/preflight/placed-artwork.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withPlacing } from "#domain/configure/artwork/arrange-artwork.ts";
import { placingIn } from "#domain/configure/artwork/artwork-choice.ts";
import { choose } from "#domain/configure/choose.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { largerPlate } from "#domain/configure/options/larger-plate.ts";
import { straightChanges } from "#domain/configure/options/straight-shape.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { grouped } from "#domain/grouped.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import { artworkFindings } from "#domain/preview/artwork-findings.ts";
import { totalOf } from "#domain/price/quoted-selection.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import type { ChangeSelection } from "../scene/change-selection.types.ts";
import { AddPlate } from "./add-plate.tsx";
import { type ArtworkSource, pictureAddress } from "../artwork-source.ts";
import type { SeenArtwork } from "./use-cut-artwork.ts";
import styles from "./findings.module.css";

interface ArtworkFindingsProps {
  readonly source: ArtworkSource;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The day of the shop, for the prices of other sizes. */
  readonly date: CalendarDate;
  readonly seen: SeenArtwork;
  /** The picture's place among the files of the selection, from 0. */
  readonly at: number;
  readonly change: ChangeSelection;
  /** It was ordered in this size: no other is offered. */
  readonly isSizeFixed?: boolean;
  /** Takes a file in place of the one that is shown. */
  readonly onTake: (files: readonly File[]) => void;
}

type SizeRemedy = Extract<ArtworkRemedy, { readonly size: SizeMm }>;

/** What is changed for another size, and for a straight shape of it; none where that is not offered. */
function changesFor(
  catalogue: Catalogue,
  selection: Selection,
  { size, isStraight }: Omit<SizeRemedy, "words">,
): readonly Change[] {
  if (isStraight === true) return straightChanges(catalogue, selection, size) ?? [];
  return [{ field: "customSize", ...size }];
}

/** What the same pieces cost in another size; null where it is not offered, has no price, or brings a shape along that is not asked for. */
export function totalAtSize(
  catalogue: Catalogue,
  selection: Selection,
  remedy: Omit<SizeRemedy, "words">,
  on: CalendarDate,
): Cents | null {
  // The product stays: whatever else its page offers is no matter.
  const scope = { productIds: [selection.productId], onlySupplyIds: null };
  const changes = changesFor(catalogue, selection, remedy);
  const next = changes.reduce((now, change) => choose(catalogue, scope, now, change), selection);
  const { size, isStraight } = remedy;
  const isSame =
    (isStraight === true || next.shapeId === selection.shapeId) &&
    next.quantity.pieces === selection.quantity.pieces &&
    next.size.widthMm === size.widthMm &&
    next.size.heightMm === size.heightMm;
  return isSame ? totalOf(catalogue, next, on) : null;
}

/** All that is said of a picture on what is configured now. */
function useFindings(
  props: Omit<ArtworkFindingsProps, "at" | "change" | "onTake" | "source">,
): readonly ArtworkFinding[] {
  const { catalogue, selection, date, seen, isSizeFixed = false } = props;
  return useMemo(() => {
    const { facts, laid } = seen;
    const isPriced = (remedy: Omit<SizeRemedy, "words">) =>
      !isSizeFixed && totalAtSize(catalogue, selection, remedy, date) !== null;
    const sizes = {
      isOffered: (size: SizeMm) => isPriced({ size }),
      isOfferedStraight: (size: SizeMm) => isPriced({ size, isStraight: true }),
    };
    return facts === null ? [] : artworkFindings(catalogue, selection, { facts, laid }, sizes);
  }, [catalogue, selection, date, seen, isSizeFixed]);
}

interface CureProps extends Omit<ArtworkFindingsProps, "seen" | "source" | "onTake"> {
  readonly remedy: ArtworkRemedy;
}

/** " ($67.58 for 6 sets of 10)"; nothing where either is not known. */
function priceLabel({ quantity: { pieces }, sets: { count } }: Selection, total: Cents | null): string {
  if (total === null || pieces === null) return "";
  const many = (count ?? 1) > 1 ? `${count} sets of ${grouped(pieces)}` : grouped(pieces);
  return ` (${formatMoney(total)} for ${many})`;
}

/** One press that mends it; of another size with what the same pieces cost then. */
function Cure({ catalogue, selection, date, at, change, remedy }: CureProps) {
  const { words } = remedy;
  if ("placing" in remedy) {
    const place = ({ artwork }: Selection): Change => ({
      field: "artwork",
      choice: withPlacing(artwork, at, remedy.placing),
    });
    return (
      <Button look="quiet" onClick={() => change(place)}>
        {words}
      </Button>
    );
  }
  const total = totalAtSize(catalogue, selection, remedy, date);
  const mend = () => {
    for (const one of changesFor(catalogue, selection, remedy)) change(one);
  };
  return (
    <Button look="quiet" onClick={mend}>
      {words}
      {priceLabel(selection, total)}
    </Button>
  );
}

/** A larger foil is chosen with one press, at what the same pieces cost then. */
function Larger({
  catalogue,
  selection,
  date,
  at,
  change,
  outgrown,
}: Omit<CureProps, "remedy"> & { readonly outgrown: NonNullable<ArtworkFinding["outgrown"]> }) {
  const side = artworkSlots(catalogue, selection).find(({ place }) => place === at)?.side ?? "front";
  const larger = largerPlate(catalogue, selection, side, outgrown);
  if (larger === null) return null;
  const scope = { productIds: [selection.productId], onlySupplyIds: null };
  const changed = larger.changes.reduce((now, one) => choose(catalogue, scope, now, one), selection);
  const total = totalOf(catalogue, changed, date);
  return (
    <Button look="quiet" onClick={() => larger.changes.forEach((one) => change(one))}>
      Choose {larger.name}
      {priceLabel(selection, total)}
    </Button>
  );
}

const printedPictures = [
  ["thumbnail", "On screen"],
  ["printed-colours", "In print"],
] as const;

/** A picture on a screen and in print, side by side. */
function PrintedColours({ source, id }: { readonly source: ArtworkSource; readonly id: string }) {
  return (
    <div className={styles.pair}>
      {printedPictures.map(([name, words]) => (
        <figure key={name}>
          <img src={pictureAddress(source, id, name)} alt="" />
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A picture with a part of it marked; what is round that is dimmed. */
function MarkedPart({
  source,
  id,
  part,
}: {
  readonly source: ArtworkSource;
  readonly id: string;
  readonly part: NonNullable<ArtworkFinding["part"]>;
}) {
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  const { x, y, width, height } = part;
  const place = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
  return (
    <figure className={styles.marked}>
      <img
        src={pictureAddress(source, id, "thumbnail")}
        alt="Your page, with the part that is printed marked"
      />
      <span style={place} />
    </figure>
  );
}

/** The plate that a file does not say the place of is added to it here; where the file lies on its piece, it stays. */
function MissingPlate({
  source,
  seen: { facts, artworkId, laid },
  selection: { artwork },
  plate,
  at,
  change,
  onTake,
}: ArtworkFindingsProps & { readonly plate: NonNullable<ArtworkFinding["plate"]> }) {
  if (facts === null || artworkId === null) return null;
  const { widthMm, heightMm } = printedSize(facts, laid);
  const placing = placingIn(artwork, at);
  const add = (file: File) => {
    onTake([file]);
    if (placing === null) return;
    change((now) => ({ field: "artwork", choice: withPlacing(now.artwork, at, placing) }));
  };
  return (
    <AddPlate
      source={source}
      artworkId={artworkId}
      plate={plate}
      longerSideMm={Math.max(widthMm, heightMm)}
      onAdded={add}
    />
  );
}

/** What the customer should know of their file before it is printed, each with its cure. It keeps nobody from ordering. */
export function ArtworkFindings(props: ArtworkFindingsProps) {
  const findings = useFindings(props);
  const { source, seen, onTake: _, ...cured } = props;
  return (
    <section className={styles.findings} aria-label="What we found in your file" aria-live="polite">
      {findings.map(({ code, tone, words, remedies, part, plate, outgrown }) => (
        <div key={`${code} ${words}`} className={styles.finding} data-tone={tone}>
          <Message tone={tone === "mend" ? "error" : "note"}>{words}</Message>
          {code === "duller" && seen.artworkId !== null ? (
            <PrintedColours source={source} id={seen.artworkId} />
          ) : null}
          {part !== undefined && seen.artworkId !== null ? (
            <MarkedPart source={source} id={seen.artworkId} part={part} />
          ) : null}
          {plate === undefined ? null : <MissingPlate {...props} plate={plate} />}
          {outgrown === undefined || props.isSizeFixed ? null : <Larger {...cured} outgrown={outgrown} />}
          {remedies.map((remedy) => (
            <Cure key={remedy.words} {...cured} remedy={remedy} />
          ))}
        </div>
      ))}
      {findings.length === 0 && seen.isRead ? (
        <Message tone="done">We have checked your file: it is ready to print at this size.</Message>
      ) : null}
    </section>
  );
}
