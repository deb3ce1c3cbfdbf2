import { useId, useMemo } from "react";
import styles from "./drawn-picture.module.css";

/** Ids in a picture from the shop begin with this. */
const PLACE = "at-place-";

interface DrawnPictureProps {
  /** What goes inside an `svg` element of 900 x 640, and what it shows in words. */
  readonly picture: { readonly svg: string; readonly words: string };
  /** What it shows is said beside it. */
  readonly silent?: boolean;
}

/** A product drawn by the shop. Several may stand on a page, also of one product: each has ids of its own. */
export function DrawnPicture({ picture, silent }: DrawnPictureProps) {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const content = useMemo(() => ({ __html: picture.svg.replaceAll(PLACE, `${id}-`) }), [picture.svg, id]);
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 900 640"
      role={silent ? undefined : "img"}
      aria-label={silent ? undefined : picture.words}
      aria-hidden={silent}
      dangerouslySetInnerHTML={content}
    />
  );
}
