import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { PaintedLayer } from "#artwork-tools/scene/painted-layer.tsx";
import type { PreviewPicture } from "#artwork-tools/scene/painted-picture.ts";
import styles from "#artwork-tools/scene/preview.module.css";
import { afterMorph, type Layers, morph, withPicture } from "#web/scene/morph.ts";

/**
 * Keeps the old picture while the new one arrives: both travel from the old product's box to the new one's and fade
 * across. Only transform and opacity move, so nothing is painted again on the way.
 */
function useMorph(
  frame: PreviewPicture,
  isDragged: boolean,
): {
  readonly layers: Layers;
  readonly stage: RefObject<HTMLDivElement | null>;
} {
  const [layers, setLayers] = useState<Layers>({ now: frame, before: null });
  const stage = useRef<HTMLDivElement>(null);
  const wanted = withPicture(layers, frame, isDragged);
  if (wanted !== layers) setLayers(wanted);

  useLayoutEffect(() => {
    const { now, before } = layers;
    if (before === null || stage.current === null) return;
    const animations = morph(stage.current, before, now);
    const end = (): void => setLayers((held) => afterMorph(held, now));
    animations[0]?.addEventListener("finish", end);
    return () => {
      animations[0]?.removeEventListener("finish", end);
      animations.forEach((animation) => animation.cancel());
    };
  }, [layers]);

  return { layers, stage };
}

interface PreviewStageProps {
  readonly frame: PreviewPicture;
  /** The picture in words, for those who cannot see it. */
  readonly words: string;
  /** Given to the picture as it is now, for copies of it. */
  readonly pictureId: string;
  /** A hand drags what is drawn: it follows at once, without travelling. */
  readonly isDragged: boolean;
  /** What lies on it. */
  readonly children: ReactNode;
}

/** The stage of the live preview: always the same shape, so nothing on the page moves when the product does. */
export function PreviewStage({ frame, words, pictureId, isDragged, children }: PreviewStageProps) {
  const { layers, stage } = useMorph(frame, isDragged);
  return (
    <div className={styles.shown}>
      <div
        ref={stage}
        className={styles.stage}
        role="img"
        aria-label={words}
        data-cut={isDragged || undefined}
      >
        {layers.before === null ? null : (
          <PaintedLayer key={layers.before.key} content={layers.before.content} />
        )}
        <PaintedLayer key={layers.now.key} content={layers.now.content} id={pictureId} />
      </div>
      {children}
    </div>
  );
}
