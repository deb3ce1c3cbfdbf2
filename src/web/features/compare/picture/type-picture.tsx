import { useId, useMemo } from "react";
import styles from "./type-picture.module.css";

interface TypePictureProps {
  readonly picture: { readonly svg: string; readonly words: string };
  /** Its product is named beside it: it says nothing of its own. */
  readonly silent?: boolean;
}

/** Ids in a picture from the shop begin with this. */
const PLACE = "at-place-";

/** A compared product, painted by the shop. The strip and the dialog show it at once: each has ids of its own. */
export const TypePicture = ({ picture, silent }: TypePictureProps) => {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const content = useMemo(
    () => ({ __html: picture.svg.replaceAll(PLACE, `compare${id}-`) }),
    [picture.svg, id],
  );
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
};
