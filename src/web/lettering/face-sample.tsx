import { useEffect, useRef } from "react";
import type { CatalogueFace } from "#domain/catalogue/face.ts";
import { defaultDesign } from "#domain/lettering/design.ts";
import { loadedLettering, loadFaces } from "#web/calls/loaded-lettering.ts";
import { useStore } from "#web/calls/store.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import type { DesignEditor } from "./design-editor.types.ts";
import styles from "./font-dialog.module.css";

/** How far before it is seen a sample asks for its face. */
const NEAR = "200px";

interface FaceSampleProps {
  readonly editor: DesignEditor;
  readonly face: CatalogueFace;
}

/** The first line of the customer's words in a face; empty until its outlines have come, and where they do not come. */
export function FaceSample({ editor: { catalogue, design }, face }: FaceSampleProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { drawLettering } = useStore(loadedLettering);
  const text = design.text.split("\n").find((line) => line.trim() !== "") ?? "";
  const drawn = text === "" ? null : drawLettering({ ...defaultDesign, text, font: face.id });
  const { faces } = catalogue.document;
  useEffect(() => {
    if (text === "" || place.current === null) return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        loadChunk(() => loadFaces(faces, [face.id], { withOutlines: true })).catch(console.error);
      },
      { rootMargin: NEAR },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [faces, face.id, text]);
  if (text === "") return null;
  return (
    <span ref={place} className={styles.sample}>
      {drawn === null ? null : (
        <svg
          viewBox={`0 0 ${drawn.widthMm} ${drawn.heightMm}`}
          preserveAspectRatio="xMinYMid"
          aria-hidden="true"
        >
          <path d={drawn.path} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}
