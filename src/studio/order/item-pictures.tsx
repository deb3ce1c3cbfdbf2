import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import type { WorkedOrder } from "./order-writing.ts";
import styles from "./order.module.css";

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
      <summary aria-label={`How it is printed: ${title}`}>How it is printed</summary>
      {printed.map((place) => (
        <Place key={place.path} title={title} printed={place} />
      ))}
    </details>
  );
}

type EarlierProof = Item["earlier"][number];

/** A place of an earlier proof with the pins that were set on it, beside what is there now, with what has changed framed. */
function ComparedPlace({
  at,
  named,
  version,
  place: { place, label, is_compared: isCompared },
}: {
  readonly at: string;
  readonly named: string;
  readonly version: number;
  readonly place: EarlierProof["places"][number];
}) {
  const where = label === "" ? "" : `${label}: `;
  const of = label === "" ? named : `${named}, ${label}`;
  return (
    <div className={styles.pair}>
      <figure>
        <img
          src={`${at}/pins/${version}/${place}`}
          alt={`${of}, proof ${version} with its pins`}
          loading="lazy"
        />
        <figcaption>
          {where}
          {`Proof ${version}`}
        </figcaption>
      </figure>
      {isCompared && (
        <figure>
          <img
            src={`${at}/changes/${version}/${place}`}
            alt={`${of} now, with frames round what has changed since proof ${version}`}
            loading="lazy"
          />
          <figcaption>{where}Now</figcaption>
        </figure>
      )}
    </div>
  );
}

/** Every proof of before, beside what is there now. */
export function ComparedProofs({
  order,
  item: { line, title, earlier },
}: {
  readonly order: WorkedOrder;
  readonly item: Item;
}) {
  const at = `/studio/api/orders/${order.order_no}/lines/${line}`;
  return earlier.map(({ version, when, note, change, places }) => (
    <details key={version} className={styles.compared}>
      <summary aria-label={`What changed in ${title} since proof ${version}`}>
        What changed since proof {version}
      </summary>
      <Stack gap={2}>
        <Soft small>
          Sent {when}
          {note === "" ? "." : `: ${note}`}
        </Soft>
        {change !== null && <p className={styles.change}>{change}</p>}
        {places.length === 0 && <Soft small>Its print file was not drawn.</Soft>}
        {places.map((place) => (
          <ComparedPlace key={place.place} at={at} named={title} version={version} place={place} />
        ))}
      </Stack>
    </details>
  ));
}
