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

/** What is printed in each place of a line: every set and side that has a file; without artwork a sample. */
export function Pictures({ item, use }: { readonly item: OrderedItem; readonly use: OrderPageUse }) {
  const { title, places, proof } = item;
  const at = (place: number) => orderPicturePath(use.link, proof.line, place);
  const filled = [...places.entries()].filter(([, { has_file: has }]) => has);
  if (filled.length === 0)
    return lacksArtwork(item) ? (
      <Picture
        src={at(0)}
        alt={`${title}, with a sample design`}
        caption="Shown with a sample design, not with your artwork"
      />
    ) : (
      <Picture src={at(0)} alt={title} caption="" />
    );
  return (
    <div className={styles.pictures} data-many={filled.length > 1 || undefined}>
      {filled.map(([place, { label }]) => (
        <Picture
          key={place}
          src={at(place)}
          alt={label === "" ? `${title}, with your artwork` : `${title}, ${label}, with your artwork`}
          caption={label}
        />
      ))}
    </div>
  );
}
