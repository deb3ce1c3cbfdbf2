import { memo } from "react";
import styles from "./try-on.module.css";

interface WornPictureProps {
  /** SVG of our own painter. */
  readonly content: string;
  readonly className: string | undefined;
  /** It stands at the head of the page: only its middle is shown. */
  readonly isHead: boolean;
}

/** The part of the stage that the head of the home page shows, in its proportions. */
const HEAD_VIEW = "150 40 600 560";

/** A tile's picture with the visitor's own on it. */
export const WornPicture = memo(({ content, className, isHead }: WornPictureProps) => (
  <svg
    className={`${className ?? ""} ${styles.worn}`}
    viewBox={isHead ? HEAD_VIEW : "0 0 900 640"}
    aria-hidden="true"
    data-part="worn"
    data-head={isHead || undefined}
    dangerouslySetInnerHTML={{ __html: content }}
  />
));
