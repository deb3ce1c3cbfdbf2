import { createElement, useEffect, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { loadChunk } from "#web/ui/lazy/load-chunk.ts";
import { LIVE_PICTURE } from "#web/ui/picture/live-copy.tsx";
import styles from "#web/features/preview/preview.module.css";

const IDLE_AT_LATEST_MS = 2000;

async function loadPainter() {
  const [{ ProductPreview }, { assetsFor, loadAssetsFor }] = await Promise.all([
    import("#web/features/preview/product-preview.tsx"),
    import("#web/features/preview/scene-assets.ts"),
  ]);
  return { ProductPreview, assetsFor, loadAssetsFor };
}

type Painter = Awaited<ReturnType<typeof loadPainter>>;

/** The server paints at once. A browser has the painted picture, and fetches the painter when it has nothing to do. */
let painter: Painter | null = import.meta.env.SSR ? await loadPainter() : null;

function whenIdle(then: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, IDLE_AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(then, { timeout: IDLE_AT_LATEST_MS });
  return () => cancelIdleCallback(id);
}

interface LivePreviewProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/** The painter, and a selection that it has everything for. */
interface Ready {
  readonly painter: Painter;
  readonly first: LivePreviewProps;
}

/** What the preview begins with; null until painter and drawings of a selection have come. Another may be chosen by then. */
function useReady({ catalogue, selection }: LivePreviewProps): Ready | null {
  const [ready, setReady] = useState<Ready | null>(() =>
    painter?.assetsFor(catalogue, selection) ? { painter, first: { catalogue, selection } } : null,
  );
  useEffect(() => {
    if (ready !== null) return undefined;
    let isStale = false;
    const fetchAll = async (): Promise<Painter> => {
      const fetched = (painter ??= await loadPainter());
      await fetched.loadAssetsFor(catalogue, selection);
      return fetched;
    };
    const cancel = whenIdle(() => {
      // On a lost line the painted picture stays; another selection, or the next page, asks again.
      loadChunk(fetchAll).then((fetched) => {
        if (!isStale) setReady({ painter: fetched, first: { catalogue, selection } });
      }, console.error);
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [ready, catalogue, selection]);
  return ready;
}

/** The server's markup stays as it is: React is told nothing about what is inside. */
const SERVER_MARKUP = { __html: "" };

/**
 * The live preview. Its script comes after everything that a price needs; until then the picture that the server
 * painted stays, and from then on the preview follows the form without ever keeping a price waiting.
 */
export function LivePreview({ catalogue, selection }: LivePreviewProps) {
  const ready = useReady({ catalogue, selection });
  if (ready === null) {
    return <div className={styles.place} dangerouslySetInnerHTML={SERVER_MARKUP} suppressHydrationWarning />;
  }
  const { painter: fetched, first } = ready;
  const preview = createElement(fetched.ProductPreview, {
    catalogue,
    selection,
    first,
    pictureId: LIVE_PICTURE,
  });
  return import.meta.env.SSR ? <div className={styles.place}>{preview}</div> : preview;
}
