import { type Scene, STAGE } from "#domain/preview/scene.ts";
import { seenAt, type View } from "#domain/preview/geometry/view.ts";
import { EdgeRuler } from "./edge-ruler.tsx";
import { useView } from "./use-view.ts";
import { ZoomBar } from "./zoom-bar.tsx";
import { PaintedLayer } from "#web/scene/painted-layer.tsx";
import preview from "#web/scene/preview.module.css";
import styles from "./zoom.module.css";

interface ZoomedPreviewProps {
  readonly scene: Scene;
  /** The scene, painted. */
  readonly content: string;
  /** Given to the picture, for copies of it. */
  readonly pictureId: string;
}

/** Rulers along two edges, from the product's corner on; none while it has no size. */
function Rulers({ scene, view }: { readonly scene: Scene; readonly view: View }) {
  if (scene.measures.length === 0) return null;
  const product = seenAt(view, scene.focus);
  const unitsPerMm = scene.scale * view.zoom;
  return (
    <>
      <EdgeRuler edge="top" zero={product.x} unitsPerMm={unitsPerMm} length={STAGE.width} />
      <EdgeRuler edge="left" zero={product.y} unitsPerMm={unitsPerMm} length={STAGE.height} />
      <span className={styles.corner} />
    </>
  );
}

/** What is moved by keys must be within their reach. */
const reachable = { tabIndex: 0 } as const;

/**
 * A picture that can be looked at closely, with rulers. Keys count wherever the focus is in it; once larger, it is dragged. It
 * does not become the next one, as those of other products do, but is it at once: somebody is typing.
 */
export function ZoomedPreview({ scene, content, pictureId }: ZoomedPreviewProps) {
  const { view, setView, onKeyDown, pointers, frame } = useView();
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom" onKeyDown={onKeyDown}>
      <div
        {...pointers}
        {...reachable}
        ref={frame}
        className={styles.frame}
        data-zoomed={view.zoom > 1 || undefined}
        role="group"
        aria-label="Picture, to look at closely"
        aria-keyshortcuts="+ - 0"
      >
        <div className={preview.stage} role="img" aria-label={scene.words}>
          <PaintedLayer content={content} id={pictureId} view={view} />
        </div>
        <Rulers scene={scene} view={view} />
      </div>
      <ZoomBar view={view} onView={setView} />
    </div>
  );
}
