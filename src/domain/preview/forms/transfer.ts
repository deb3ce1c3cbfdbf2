import type { DesignFrame } from "../artwork/frame.ts";
import { decalBox, decalMarks } from "../artwork/label.ts";
import { turned } from "../geometry/matrix.ts";
import { grown, rectangle } from "../geometry/outline.ts";
import { faceShapes, designFrameOf, stockShapes, trimBox, trimPath, wholeIn } from "../material/face.ts";
import { isPale } from "../palette.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Box, type SceneShape, group, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import type { DrawForm, DrawingOptions } from "./drawing.ts";
import { fannedBehind } from "./parts/fan.ts";
import { decalMargin, filmOver, gridBacking } from "./parts/film.ts";
import { guideShapes, kissCutLine } from "./parts/guides.ts";

/** A decal in a plain shape is printed up to its edge; in a custom shape nothing but the design is left. */
function isPlate({ outline }: Subject): boolean {
  return outline !== "custom";
}

/** The decal itself. */
function decal(subject: Subject, frame: DesignFrame, { artwork }: DrawingOptions): SceneShape[] {
  if (isPlate(subject))
    return [
      ...(subject.stock.clear ? [] : shadowShapes(trimPath(subject), 0.3, 0.7)),
      ...faceShapes(subject, 0, artwork),
    ];
  if (artwork !== null) {
    const box = artwork.isClear === true ? wholeIn(trimBox(subject), artwork) : trimBox(subject);
    return [{ kind: "picture", box, href: artwork.href, part: "own-artwork" }];
  }
  const marks = decalMarks(subject.design, frame);
  if (subject.installReady === "no") return [marks];
  const lift = Math.min(subject.widthMm, subject.heightMm) / 160;
  return [
    group([group([marks], { matrix: [1, 0, 0, 1, lift, lift * 1.5] })], {
      effect: "shadow-contact",
      opacity: 0.3,
    }),
    marks,
  ];
}

/** Not install-ready: the excess is still round the design, and the film comes beside it for the customer to use. */
function withExcess(subject: Subject, sheet: Box, options: DrawingOptions): SceneShape[] {
  const d = rectangle(grown(sheet, -Math.min(sheet.width, sheet.height) * 0.02), 1);
  const film = rectangle(sheet, 1.5);
  const frame = { ...designFrameOf(subject, subject.palettes[0]), outline: "rectangle" as const };
  return [
    group(
      [
        ...shadowShapes(film, 2, 0.2),
        path(film, { fill: "film" }),
        { ...path(film, { stroke: "#7fa3b3", strokeWidth: sheet.width / 300 }), opacity: 0.6 },
      ],
      {
        matrix: turned(7, [sheet.width * 0.2, sheet.height]),
        part: "film",
      },
    ),
    ...gridBacking(sheet),
    ...stockShapes(subject.stock, d),
    ...decal(subject, frame, options),
    kissCutLine(
      isPlate(subject)
        ? trimPath(subject)
        : rectangle(decalBox(subject.design, frame), Math.min(sheet.width, sheet.height) * 0.08),
      subject,
    ),
    path(d, { fill: "sheen-matte" }),
  ];
}

/** Transfer tape: the weeded decal between its backing paper and the auxiliary film (spec 2.5, install-ready). */
export const drawTransfer: DrawForm = (subject, options) => {
  const box = trimBox(subject);
  const sheet = decalMargin(box);
  const frame = { ...designFrameOf(subject, subject.palettes[0]), outline: "rectangle" as const };
  const taped = [
    ...gridBacking(sheet, isPale(frame.palette.deep), subject.outline),
    ...decal(subject, frame, options),
  ];
  const behind = fannedBehind(subject, sheet, () => taped);
  const excess = subject.installReady === "no" && options.artwork === null;
  return {
    definitions: {},
    shapes: [
      ...behind.shapes,
      ...(excess ? withExcess(subject, sheet, options) : [...taped, ...filmOver(sheet, subject.outline)]),
      ...(options.guides
        ? guideShapes(isPlate(subject) ? subject : { ...subject, outline: "rectangle" })
        : []),
    ],
    content: grown(behind.content, excess ? Math.max(box.width, box.height) * 0.05 : 0),
    subject: box,
    pieces: 1,
    holes: 0,
  };
};
