import { type Ref, memo } from "react";
import type { Scene } from "../../../domain/preview/scene.ts";
import styles from "./preview.module.css";
import { type Frame, useMorph } from "./use-morph.ts";

interface LayerProps {
  readonly frame: Frame;
  readonly ref: Ref<SVGSVGElement>;
}

/** One painted picture. Its content is our own SVG text, set in one go: nothing to hydrate. */
const Layer = memo(({ frame, ref }: LayerProps) => (
  <svg
    ref={ref}
    className={styles.layer}
    viewBox="0 0 900 640"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: frame.content }}
  />
));

/** The picture of the configured product; its words are read to those who cannot see it. */
export const PreviewStage = ({ frame, words }: { readonly frame: Frame; readonly words: Scene["words"] }) => {
  const { layers, nowRef, beforeRef } = useMorph(frame);
  return (
    <div className={styles.stage} role="img" aria-label={words}>
      {layers.before === null ? null : <Layer key="before" frame={layers.before} ref={beforeRef} />}
      <Layer key="now" frame={layers.now} ref={nowRef} />
    </div>
  );
};
