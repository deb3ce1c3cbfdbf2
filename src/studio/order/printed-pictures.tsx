import styles from "./printed-pictures.module.css";
import type { WorkedOrder } from "./telling.ts";

type Item = WorkedOrder["items"][number];
type Printed = Item["printed"][number];

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** A picture with frames round what of it is not in the other one. */
function Marked({
  src,
  alt,
  caption,
  parts,
}: Pick<Printed, "parts"> & { readonly src: string; readonly alt: string; readonly caption: string }) {
  return (
    <figure>
      <div className={styles.marked}>
        <img src={src} alt={alt} loading="lazy" />
        {parts.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            className={styles.mark}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A place as it is printed; where that is not what its customer has seen, that as well, with the difference marked on both. */
function Place({
  title,
  printed: { label, path, shown_path: shown, parts },
}: {
  readonly title: string;
  readonly printed: Printed;
}) {
  const named = label === "" ? title : `${title}, ${label}`;
  return (
    <div className={styles.pair}>
      <Marked
        src={path}
        alt={`${named}, as it is printed`}
        caption={label === "" ? "As it is printed" : `${label}: as it is printed`}
        parts={parts}
      />
      {shown !== null && (
        <Marked
          src={shown}
          alt={`${named}, as the customer saw it`}
          caption="As the customer saw it"
          parts={parts}
        />
      )}
    </div>
  );
}

/** The print files of a line as they were drawn: open where they differ from what was seen. */
export function PrintedPictures({ title, printed }: Pick<Item, "printed" | "title">) {
  if (printed.length === 0) return null;
  const isOther = printed.some(({ shown_path: shown }) => shown !== null);
  return (
    <details className={styles.printed} open={isOther}>
      <summary aria-label={`How ${title} is printed`}>How it is printed</summary>
      {printed.map((place) => (
        <Place key={place.path} title={title} printed={place} />
      ))}
    </details>
  );
}
