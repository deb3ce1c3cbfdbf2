import { useState } from "react";
import { STAGE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import styles from "./slide.module.css";

interface StillPictureProps {
  readonly filePath: string;
  readonly words: string;
  /** It will be looked at soon: fetched without waiting until it is in view. */
  readonly near: boolean;
}

/** One picture at its final size from the start; a missing one is described instead. */
export function StillPicture({ filePath, words, near }: StillPictureProps) {
  const [failed, setFailed] = useState(false);
  // A picture that failed before the page came alive sends no event any more.
  const alreadyFailed = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(true);
  };
  if (failed)
    return (
      <div className={styles.stage} data-failed>
        <p className={styles.failure}>This picture did not load: {words}</p>
      </div>
    );
  return (
    <div className={styles.stage}>
      <img
        ref={alreadyFailed}
        className={styles.fill}
        src={filePath}
        alt={words}
        {...STAGE_PICTURE_SIZE}
        loading={near ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        onError={() => setFailed(true)}
      />
    </div>
  );
}
