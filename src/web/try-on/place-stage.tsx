import type { ReactNode } from "react";
import { type Box, STAGE } from "#domain/preview/scene.ts";
import styles from "./places.module.css";

interface PlaceStageProps {
  /** The picture in words. */
  readonly words: string;
  /** The part of the stage that is shown. */
  readonly view?: Box;
  readonly picture: ReactNode;
  /** What is moved on it, and what lies over it. */
  readonly children: ReactNode;
}

/** A picture told in words, and over it what can be moved. */
export function PlaceStage({ words, view = STAGE, picture, children }: PlaceStageProps) {
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return (
    <div className={styles.stage}>
      <svg className={styles.layer} viewBox={viewBox} role="img" aria-label={words}>
        {picture}
      </svg>
      <svg className={styles.layer} viewBox={viewBox} role="group" aria-label="What can be moved" data-over>
        {children}
      </svg>
    </div>
  );
}
