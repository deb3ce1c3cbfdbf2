import { useMemo } from "react";
import { scaleBarShapes } from "#domain/preview/places/scale-bar.ts";
import { type Box, STAGE } from "#domain/preview/scene.ts";
import { Painted } from "#web/scene/painted-layer.tsx";
import { painted } from "./painted-place.ts";

interface ScaleBarProps {
  readonly unitsPerMm: number;
  readonly view?: Box;
}

/** A ruler in the corner of what is shown, as large whatever part of the stage that is. */
export function ScaleBar({ unitsPerMm, view = STAGE }: ScaleBarProps) {
  const shown = view.width / STAGE.width;
  const content = useMemo(
    () => painted({ scale: 1, definitions: {}, shapes: scaleBarShapes(unitsPerMm / shown) }, "scale-bar-"),
    [unitsPerMm, shown],
  );
  return (
    <g aria-hidden="true" transform={`translate(${view.x} ${view.y}) scale(${shown})`} data-part="scale-bar">
      <Painted content={content} />
    </g>
  );
}
