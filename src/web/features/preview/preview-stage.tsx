import { memo } from "react";
import styles from "./preview.module.css";
import type { PreviewPicture } from "./morph.ts";
import { useMorph } from "./use-morph.ts";

/** One painted picture. Its content is our own SVG text, set in one go: nothing to hydrate. */
const Layer = memo(({ content, id }: { readonly content: string; readonly id?: string | undefined }) => (
  <svg className={styles.layer} viewBox="0 0 900 640" aria-hidden="true">
    <g id={id} dangerouslySetInnerHTML={{ __html: content }} />
  </svg>
));

interface PreviewStageProps {
  readonly frame: PreviewPicture;
  /** The picture in words, for those who cannot see it. */
  readonly words: string;
  /** Given to the picture as it is now, for copies of it. */
  readonly pictureId: string;
}

/** The stage of the live preview: always the same shape, so nothing on the page moves when the product does. */
export function PreviewStage({ frame, words, pictureId }: PreviewStageProps) {
  const { layers, stage } = useMorph(frame);
  return (
    <div ref={stage} className={styles.stage} role="img" aria-label={words}>
      {layers.before === null ? null : <Layer key={layers.before.key} content={layers.before.content} />}
      <Layer key={layers.now.key} content={layers.now.content} id={pictureId} />
    </div>
  );
}
