import styles from "./slots.module.css";
import type { useSeenPicture } from "./use-seen-picture.ts";

interface SlotPictureProps {
  /** Where it is seen; null while the place is empty. */
  readonly href: string | null;
  readonly seen: ReturnType<typeof useSeenPicture>;
}

/** What lies in a place; its frame where it is empty, or the picture does not come. */
export function SlotPicture({ href, seen }: SlotPictureProps) {
  const { state, attempt } = seen;
  return (
    <span className={styles.picture} data-empty={state !== "there" || undefined}>
      {href === null || state === "lost" ? null : (
        <img
          key={attempt}
          // What a browser did not get once it would not ask for again.
          src={attempt === 0 ? href : `${href}?again=${attempt}`}
          alt=""
          onLoad={seen.onLoad}
          onError={seen.onError}
        />
      )}
    </span>
  );
}
