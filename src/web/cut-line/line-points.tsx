import type { CorrectedLine } from "#domain/cut-line/correct/corrected-line.ts";
import { nodeAt } from "#domain/cut-line/correct/find-node.ts";
import type { NodePlace, NodeRing } from "#domain/cut-line/correct/line-nodes.ts";
import type { LineView } from "#domain/preview/forms/line-scene.ts";
import styles from "./correct.module.css";
import type { LineEditor } from "./use-correcting.ts";

/** Points nearer to the last one that is shown, in units of the stage, are not shown: the line can be taken hold of anywhere. */
const CROWDED = 15;

/** Which points of a line are shown: none upon another. */
function shownPoints(nodes: NodeRing, least: number): readonly number[] {
  const shown: number[] = [];
  nodes.forEach(({ at }, node) => {
    const last = nodes[shown.at(-1) ?? -1]?.at;
    if (last === undefined || Math.hypot(at[0] - last[0], at[1] - last[1]) >= least) shown.push(node);
  });
  return shown;
}

interface LinePointsProps {
  readonly editor: LineEditor;
  readonly line: CorrectedLine;
  readonly view: LineView;
  readonly zoom: number;
}

/** The points of a line, the chosen one large; a line that may not be is drawn over in the colour of errors. */
export function LinePoints({ editor: { rings, selected, isRefused }, line, view, zoom }: LinePointsProps) {
  const { scale, x, y } = view;
  const [left, top] = line.from.map((um) => um / 1_000);
  const placed = (place: NodePlace) => {
    const [atX = 0, atY = 0] = nodeAt(rings, place)?.at ?? [];
    return { cx: x + (atX / 1_000) * scale, cy: y + (atY / 1_000) * scale };
  };
  return (
    <g aria-hidden="true">
      {isRefused ? (
        <path
          className={styles.refused}
          d={line.line.d}
          transform={`translate(${x} ${y}) scale(${scale}) translate(${left} ${top})`}
        />
      ) : null}
      {rings.map((nodes, ring) =>
        shownPoints(nodes, (CROWDED / zoom / scale) * 1_000).map((node) => (
          <circle
            key={`${ring} ${node}`}
            className={styles.point}
            {...placed({ ring, node })}
            r={4.5 / zoom}
          />
        )),
      )}
      <circle className={styles.point} {...placed(selected)} r={9 / zoom} data-chosen="" />
    </g>
  );
}
