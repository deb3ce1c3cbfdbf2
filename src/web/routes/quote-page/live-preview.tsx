import { createElement, useEffect, useState } from "react";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Selection } from "../../../domain/configure/selection.ts";
import { formsFor, loadFormsFor } from "../../features/preview/form-packs.ts";
import { fetchPart } from "../../ui/feedback/fetch-part.ts";
import styles from "../../features/preview/preview.module.css";

const IDLE_AT_LATEST_MS = 2000;

const loadPainter = async () => (await import("../../features/preview/product-preview.tsx")).ProductPreview;

type Painter = Awaited<ReturnType<typeof loadPainter>>;

/** The server paints at once. A browser has the painted picture, and fetches the painter when it has nothing to do. */
let painter: Painter | null = import.meta.env.SSR ? await loadPainter() : null;

const whenIdle = (then: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, IDLE_AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(then, { timeout: IDLE_AT_LATEST_MS });
  return () => cancelIdleCallback(id);
};

interface LivePreviewProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/** The painter, once it is there with the drawings that the selection needs. */
const usePainter = ({ catalogue, selection }: LivePreviewProps): Painter | null => {
  const [ready, setReady] = useState(() => (formsFor(catalogue, selection) ? painter : null));
  useEffect(() => {
    if (ready !== null) return undefined;
    let isStale = false;
    const cancel = whenIdle(() => {
      // On a lost line the painted picture stays; another selection, or the next page, asks again.
      fetchPart(() => Promise.all([loadPainter(), loadFormsFor(catalogue, selection)])).then(([fetched]) => {
        painter = fetched;
        if (!isStale) setReady(() => fetched);
      }, console.error);
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [ready, catalogue, selection]);
  return ready;
};

/** The server's markup stays as it is: React is told nothing about what is inside. */
const KEPT = { __html: "" };

/**
 * The live preview. Its script comes after everything that a price needs; until then the picture that the server
 * painted stays, and from then on the preview follows the form without ever keeping a price waiting.
 */
export const LivePreview = ({ catalogue, selection }: LivePreviewProps) => {
  const loaded = usePainter({ catalogue, selection });
  if (loaded === null) {
    return <div className={styles.place} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
  }
  const preview = createElement(loaded, { catalogue, selection });
  return import.meta.env.SSR ? <div className={styles.place}>{preview}</div> : preview;
};
