import { type OrderedItem, type OrderPageUse, orderPicturePath } from "./order.types.ts";
import styles from "./pictures.module.css";

/** Nothing of the customer's own is to be printed yet; lettering is drawn by its words. */
export function lacksArtwork({ picture }: OrderedItem): boolean {
  const query = new URLSearchParams(picture);
  return !query.has("artwork") && query.get("use_creation_tool") !== "yes";
}

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

function Picture({ src, alt, caption }: PictureProps) {
  return (
    <figure>
      <img className={styles.picture} src={src} alt={alt} width="900" height="640" loading="lazy" />
      {caption !== "" && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface ShownPlace {
  readonly place: number;
  readonly alt: string;
  readonly caption: string;
}

/** The places of a line that have a picture: every set and side that has a file; without artwork a sample. */
export function shownPlaces(item: OrderedItem): readonly ShownPlace[] {
  const { title, places } = item;
  const filled = [...places.entries()].filter(([, { has_file: has }]) => has);
  if (filled.length > 0)
    return filled.map(([place, { label }]) => ({
      place,
      alt: label === "" ? `${title}, with your artwork` : `${title}, ${label}, with your artwork`,
      caption: label,
    }));
  if (!lacksArtwork(item)) return [{ place: 0, alt: title, caption: "" }];
  const caption = "Shown with a sample design, not with your artwork";
  return [{ place: 0, alt: `${title}, with a sample design`, caption }];
}

interface PicturesProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  /** A proof that was sent back: with its pins. */
  readonly version?: number;
}

/** What is printed in each place of a line. */
export function Pictures({ item, use, version }: PicturesProps) {
  const places = shownPlaces(item);
  const pictures = places.map(({ place, ...words }) => (
    <Picture key={place} src={orderPicturePath(use.link, item.proof.line, place, version)} {...words} />
  ));
  if (places.length === 1) return pictures[0];
  return (
    <div className={styles.pictures} data-many>
      {pictures}
    </div>
  );
}
