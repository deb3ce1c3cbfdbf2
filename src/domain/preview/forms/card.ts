import { foldShapes } from "../features/fold.ts";
import { holePath, holeRim } from "../features/holes.ts";
import { STRING_REACH_MM, stringShapes } from "../features/string.ts";
import { translation } from "../geometry/matrix.ts";
import { faceShapes, trimBox, trimPath } from "../material/face.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Box, type SceneShape, group, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import type { DrawForm } from "./drawing.ts";
import { fannedBehind } from "./parts/fan.ts";
import { guideShapes } from "./parts/guides.ts";

/** Straight on, a stack shows only a little of its edges; on the table it stands as high as it is. */
interface Depth {
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

function depthOf(subject: Subject, view: "front" | "angle"): Depth {
  if (subject.form === "tag") return { count: 2, x: 0.12, y: 0.18 };
  return view === "front"
    ? { count: 7, x: subject.thicknessMm * 0.5, y: subject.thicknessMm * 0.75 }
    : { count: 30, x: subject.thicknessMm * -0.46, y: subject.thicknessMm * 1.3 };
}

function stackShapes(subject: Subject, d: string, view: "front" | "angle"): SceneShape[] {
  const { count, x, y } = depthOf(subject, view);
  const core = subject.stock.texture === "kraft" ? ["#b88c56", "#7d562c"] : ["#fbf9f4", "#cfc8b8"];
  return [
    ...shadowShapes(d, 1.6, 1, translation(count * x, count * y)),
    ...Array.from({ length: count }, (_, index): SceneShape => {
      const at = count - index;
      return path(d, {
        fill: core[at % 2] ?? subject.stock.edge,
        matrix: [1, 0, 0, 1, at * x, at * y],
        evenOdd: true,
      });
    }),
  ];
}

function withString(subject: Subject, box: Box): Box {
  if (subject.features.string === null || subject.features.holeMm === null) return box;
  const reach = STRING_REACH_MM * 0.86;
  return subject.widthMm > subject.heightMm
    ? { ...box, x: box.x - reach, width: box.width + reach }
    : { ...box, y: box.y - reach, height: box.height + reach };
}

function withDepth(box: Box, { count, x, y }: Depth): Box {
  return {
    x: box.x + Math.min(0, count * x),
    y: box.y,
    width: box.width + Math.abs(count * x),
    height: box.height + count * y,
  };
}

/** Cards as a stack and swing tags as a single tag, with what has been stamped, pressed, punched, folded and tied. */
export const drawCard: DrawForm = (subject, { artwork, guides, view }) => {
  const hole = holePath(subject);
  const d = `${trimPath(subject)}${hole}`;
  const string = stringShapes(subject);
  const colourways = [0, 1, 2] as const;
  const piece = (colourway: 0 | 1 | 2): SceneShape[] => [
    ...stackShapes(subject, d, view),
    group([...faceShapes(subject, colourway, artwork), ...foldShapes(subject)], {
      clip: d,
      clipEvenOdd: true,
    }),
    ...holeRim(subject),
  ];
  const box = trimBox(subject);
  const behind = fannedBehind(subject, withString(subject, box), (index) =>
    piece(colourways[(index + 1) % 3] ?? 0),
  );
  return {
    definitions: {},
    shapes: [
      ...behind.shapes,
      ...string.behind,
      ...piece(0),
      ...string.front,
      ...(guides ? guideShapes(subject) : []),
    ],
    content: withDepth(behind.content, depthOf(subject, view)),
    subject: box,
    pieces: 1,
    holes: hole === "" ? 0 : 1,
  };
};
