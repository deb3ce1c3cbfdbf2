import styles from "#web/scene/preview.module.css";
import type { PreviewPicture } from "#web/scene/morph.ts";
import { PaintedLayer } from "#web/scene/painted-layer.tsx";
import { useMorph } from "./use-morph.ts";

interface PreviewStageProps {
  readonly frame: PreviewPicture;
  /** The picture in words, for those who cannot see it. */
  readonly words: string;
  /** Given to the picture as it is now, for copies of it. */
  readonly pictureId: string;
  /** A hand drags what is drawn: it follows at once, without travelling. */
  readonly isDragged: boolean;
}

/** The stage of the live preview: always the same shape, so nothing on the page moves when the product does. */
export function PreviewStage({ frame, words, pictureId, isDragged }: PreviewStageProps) {
  const { layers, stage } = useMorph(frame, isDragged);
  return (
    <div ref={stage} className={styles.stage} role="img" aria-label={words} data-cut={isDragged || undefined}>
      {layers.before === null ? null : (
        <PaintedLayer key={layers.before.key} content={layers.before.content} />
      )}
      <PaintedLayer key={layers.now.key} content={layers.now.content} id={pictureId} />
    </div>
  );
}
