import { memo } from "react";
import styles from "./preview.module.css";
import { type Frame, useMorph } from "./use-morph.ts";

/** One painted picture. Its content is our own SVG text, set in one go: nothing to hydrate. */
const Layer = memo(({ content }: { readonly content: string }) => (
  <svg
    className={styles.layer}
    viewBox="0 0 900 640"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: content }}
  />
));

interface PreviewStageProps {
  readonly frame: Frame;
  /** The picture in words, for those who cannot see it. */
  readonly words: string;
}

/** The stage of the live preview: always the same shape, so nothing on the page moves when the product does. */
export const PreviewStage = ({ frame, words }: PreviewStageProps) => {
  const { layers, stage } = useMorph(frame);
  return (
    <div ref={stage} className={styles.stage} role="img" aria-label={words}>
      {layers.before === null ? null : <Layer key={layers.before.key} content={layers.before.content} />}
      <Layer key={layers.now.key} content={layers.now.content} />
    </div>
  );
};
