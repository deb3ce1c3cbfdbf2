import { Disclosure } from "#ui/layout/disclosure.tsx";
import {
  type OrderedItem,
  type OrderPageUse,
  orderPicturePath,
  proofFileAddress,
  pictureKey,
  type DrawnPlace,
  type ShownPlace,
} from "./order.types.ts";
import { ProofFacts, ProofHead, ProofSheet } from "./proof-sheet.tsx";
import { dayOf } from "./timeline.tsx";
import styles from "./pictures.module.css";

/** A place has no file yet: there is no proof of it. Lettering is drawn by its words, and has no places. */
export function hasEmptyPlace({ places }: Pick<OrderedItem, "places">): boolean {
  return places.some(({ has_file: has }) => !has);
}

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** Where its proof is had as PDF; null without one. */
  readonly pdf: string | null;
}

function Picture({ src, alt, caption, pdf }: PictureProps) {
  return (
    <figure>
      <img className={styles.picture} src={src} alt={alt} width="900" height="640" loading="lazy" />
      {(caption !== "" || pdf !== null) && (
        <figcaption className={styles.caption}>
          <span>{caption}</span>
          {pdf !== null && (
            <a href={pdf} download aria-label={caption === "" ? "Proof as PDF" : `Proof as PDF, ${caption}`}>
              Proof as PDF
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** The places of a line that have a picture: every set and side that has a file; without artwork a sample. */
export function visiblePlaces(item: OrderedItem): readonly ShownPlace[] {
  const { title, places } = item;
  const filled = [...places.entries()].filter(([, { has_file: has }]) => has);
  if (filled.length > 0)
    return filled.map(([place, { label }]) => ({
      place,
      alt: label === "" ? `${title}, with your artwork` : `${title}, ${label}, with your artwork`,
      caption: label,
      hasFile: true,
    }));
  if (!hasEmptyPlace(item)) return [{ place: 0, alt: title, caption: "", hasFile: false }];
  const caption = "Shown with a sample design, not with your artwork";
  return [{ place: 0, alt: `${title}, with a sample design`, caption, hasFile: false }];
}

interface PicturesProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  /** A proof that was sent back: with its pins. */
  readonly version?: number | undefined;
  /** A proof of before: frames stand round what has changed since. */
  readonly since?: number | undefined;
  /** It waits for its answer: what is printed is shown as a sheet. "1 of 2"; empty for the only one. */
  readonly sheet?: string | undefined;
}

/** Which places of a proof are shown as their print file was drawn; none of those that were made before print files were. */
export function printedPlaces({ proof: { versions } }: OrderedItem, version: number): readonly DrawnPlace[] {
  return versions.find((made) => made.version === version)?.printed ?? [];
}

interface PlaceProps extends Omit<PicturesProps, "sheet"> {
  readonly place: ShownPlace;
}

/** The version that a place is shown of: what was proofed last is none of what is shown, once other artwork was sent. */
function shownVersion({ item: { proof }, version }: Pick<PlaceProps, "item" | "version">): number {
  return version ?? (proof.state === "artwork-sent" ? 0 : proof.version);
}

function sourceOf({ item, use, version, since, place: { place } }: PlaceProps, view?: "proof"): string {
  const { line } = item.proof;
  return orderPicturePath(use.link, line, place, { version, since, view, shows: pictureKey(item, place) });
}

function printedAt(props: PlaceProps): DrawnPlace | undefined {
  return printedPlaces(props.item, shownVersion(props)).find(({ place }) => place === props.place.place);
}

/** A place as it is printed, where its proof has that, and then what it looks like. */
function Place(props: PlaceProps) {
  const { item, use, since } = props;
  const { place, hasFile, alt, caption } = props.place;
  const version = shownVersion(props);
  const pdf =
    hasFile && version > 0 ? proofFileAddress(use.link, { line: item.proof.line, version, place }) : null;
  if (printedAt(props) === undefined)
    return <Picture src={sourceOf(props)} alt={alt} caption={caption} pdf={pdf} />;
  return (
    <>
      <Picture
        src={sourceOf(props, "proof")}
        alt={`${item.title}${caption === "" ? "" : `, ${caption}`}, as it is printed${since === undefined ? "" : `, with frames round what has changed since proof ${since}`}`}
        caption={caption === "" ? "Your proof: what we print" : caption}
        pdf={pdf}
      />
      <Picture src={sourceOf(props)} alt={alt} caption="What it looks like" pdf={null} />
    </>
  );
}

/** What waits for its answer: a sheet of each place, what they are made of once, and then what they look like (decision 481). */
function Sheets({ item, use, sheet = "" }: PicturesProps) {
  const places = visiblePlaces(item).map((place) => ({ item, use, place }));
  const printed = places.flatMap((one) => {
    const drawn = printedAt(one);
    return drawn === undefined ? [] : [{ place: one.place, drawn }];
  });
  const isMany = printed.length > 1;
  return (
    <div className={styles.pictures} data-sheet="">
      <div className={styles.sheets} data-many={isMany || undefined}>
        {printed.map(({ place, drawn }) => (
          // What was hidden of one proof is looked at again in the next.
          <ProofSheet
            key={`${item.proof.version} ${place.place}`}
            {...{ item, use, place }}
            printed={drawn}
            count={sheet}
            isOneOfMany={isMany}
          />
        ))}
        {isMany && (
          <section className={styles.made} aria-label="What they are made of">
            <ProofHead item={item} orderNo={use.link.orderNo} name={null} />
            <ProofFacts item={item} />
          </section>
        )}
      </div>
      <div className={styles.looks} data-many={places.length > 1 || undefined}>
        {places.map((one) => (
          <Picture
            key={one.place.place}
            src={sourceOf(one)}
            alt={one.place.alt}
            caption={isMany ? one.place.caption : "What it looks like"}
            pdf={null}
          />
        ))}
      </div>
    </div>
  );
}

/** What is printed in each place of a line. */
export function Pictures(props: PicturesProps) {
  const { item, use, version, since, sheet } = props;
  const places = visiblePlaces(item);
  const isProofed = sheet !== undefined && places.some((place) => printedAt({ item, use, place }));
  if (isProofed) return <Sheets {...props} />;
  return (
    <div
      className={styles.pictures}
      data-many={(places.length > 1 && sheet === undefined) || undefined}
      data-sheet={sheet === undefined ? undefined : ""}
    >
      {places.map((place) => (
        <Place key={place.place} {...{ item, use, version, since, place }} />
      ))}
    </div>
  );
}

type Version = OrderedItem["proof"]["versions"][number];

function Change({ change }: { readonly change: NonNullable<Version["change"]> }) {
  return (
    <div className={styles.change}>
      <p className={styles.who}>You asked for a change:</p>
      {change.words !== "" && <p className={styles.words}>{change.words}</p>}
      {change.pins.length > 0 && (
        <ol className={styles.pins}>
          {change.pins.map(({ words }, at) => (
            <li key={`${at} ${words}`}>{words}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface EarlierProofsProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
}

/** The newest proof beside the one before it, with what was asked for there: for who has it to answer. */
export function WhatChanged({ item, use }: EarlierProofsProps) {
  const { version, state, versions } = item.proof;
  const before = versions.findLast((made) => made.version < version);
  if (state !== "made" || before === undefined) return null;
  return (
    <Disclosure look="link" summary={`What changed since proof ${before.version}`}>
      <div className={styles.compared}>
        <section aria-label={`Proof ${before.version}`}>
          <h4 className={styles.title}>Proof {before.version}</h4>
          <Pictures item={item} use={use} version={before.version} />
          {before.change !== null && <Change change={before.change} />}
        </section>
        <section aria-label={`Proof ${version}`}>
          <h4 className={styles.title}>Proof {version}, to be approved</h4>
          <Pictures item={item} use={use} version={version} since={before.version} />
        </section>
      </div>
    </Disclosure>
  );
}

/** Every proof of a line that was sent back or replaced, the newest first: what it showed, and what was said of it. */
export function EarlierProofs({ item, use }: EarlierProofsProps) {
  const { version, state, versions } = item.proof;
  const isNewestOver = state === "change-asked" || state === "artwork-sent";
  const earlier = versions.filter((made) => made.version < version || isNewestOver).toReversed();
  if (earlier.length === 0) return null;
  const summary = state === "change-asked" ? "What you asked for" : "Earlier proofs";
  return (
    <Disclosure look="link" summary={summary}>
      <ul className={styles.versions}>
        {earlier.map((made) => (
          <li key={made.version} className={styles.version}>
            <h4 className={styles.title}>
              Proof {made.version}, <time dateTime={made.made_at}>{dayOf(made.made_at)}</time>
            </h4>
            <Pictures item={item} use={use} version={made.version} />
            {made.note !== "" && <p className={styles.words}>{made.note}</p>}
            {made.change !== null && <Change change={made.change} />}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
