import { formatDollars } from "#domain/money.ts";
import { Icon } from "#ui/icon.tsx";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { ComparedType } from "./compare.types.ts";
import { nameOfType } from "./name-of-type.ts";
import styles from "./compare-strip.module.css";

interface StripItemProps {
  readonly type: ComparedType;
  readonly onRemove: () => void;
}

/** One product of the strip: what it looks like, what it is and costs, and a way to take it out. */
export function StripItem({ type, onRemove }: StripItemProps) {
  const name = nameOfType(type);
  // What does not fit is left out at its end, so what tells two of a kind apart has a line of its own.
  const [thing = "", ...facts] = name.split(", ");
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <DrawnPicture picture={type.picture} silent />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{thing}</span>
        <span className={styles.facts}>{facts.join(", ")}</span>
        <span className={styles.price}>
          {type.price === null ? "No price now" : formatDollars(type.price)}
        </span>
      </span>
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="close" size={10} />
        <VisuallyHidden>Remove {name}</VisuallyHidden>
      </button>
    </li>
  );
}

/** An item that is still asked for, in its size. */
export function StripItemSkeleton() {
  return (
    <li className={styles.item}>
      <span className={styles.picture} data-waiting />
      <span className={styles.words}>
        <VisuallyHidden>Loading</VisuallyHidden>
      </span>
    </li>
  );
}
