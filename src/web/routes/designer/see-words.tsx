import { useEffect, useMemo, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { stuckWordsOf } from "#domain/preview/places/stuck-label.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { useLoadedLettering } from "#web/calls/loaded-lettering.ts";
import { assetsFor, drawnLettering, loadAssetsFor } from "#web/preview/scene-assets.ts";
import { Places } from "#web/try-on/places.tsx";

interface SeeWordsThereProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The words of a selection as they can be drawn by now; null while their outlines are on their way. */
function useStuckWords(sold: Catalogue, selection: Selection) {
  const loaded = useLoadedLettering();
  const [, setArrived] = useState(0);
  const assets = assetsFor(sold, selection);
  useEffect(() => {
    if (assets !== undefined) return;
    loadAssetsFor(sold, selection).then(() => setArrived((count) => count + 1), console.error);
  }, [assets, sold, selection]);
  return useMemo(() => {
    if (assets === undefined) return null;
    const catalogue: Catalogue = {
      ...sold,
      drawLettering: (design) => drawnLettering(sold, loaded, design),
    };
    return stuckWordsOf(subjectOf(assets.designs, catalogue, selection));
  }, [assets, sold, loaded, selection]);
}

/** A design's words in the shop's places, where they are moved, or on a photo. */
export function SeeWordsThere({ catalogue, selection, open, onClose }: SeeWordsThereProps) {
  const words = useStuckWords(catalogue, selection);
  const { lettering } = selection;
  return lettering && <Places open={open} design={lettering} words={words} onClose={onClose} />;
}
