import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { DesignName } from "./artwork/design-names.ts";
import type { OwnArtwork } from "./artwork/frame.ts";
import type { Drawing, Forms } from "./forms/drawing.ts";
import { measureShape, measuresOf } from "./forms/parts/measures.ts";
import { boxUnder, chain, identity, rotation, scaling, translation } from "./geometry/matrix.ts";
import {
  type Box,
  type Matrix,
  type PathShape,
  type Scene,
  type SceneFacts,
  type Surface,
  group,
  path,
} from "./scene.ts";
import { cutRoundPicture } from "./subject/cut-round-picture.ts";
import type { Subject } from "./subject/subject.ts";
import { type Designs, subjectOf } from "./subject/subject-of.ts";
import { wordsOf } from "./words.ts";

export interface SceneOptions {
  readonly side?: "front" | "back";
  readonly view?: "front" | "angle";
  /** Dimension lines; shown unless false. */
  readonly measures?: boolean;
  readonly guides?: boolean;
  readonly artwork?: OwnArtwork | null;
  readonly design?: DesignName;
  /** The table under the product: by default the design's own; null leaves the stage clear. */
  readonly surface?: Surface | null;
  /** Fills more or less of the stage than usual (1). */
  readonly zoom?: number;
  /** How far a roll has been drawn off, in labels: 0 and 1 look the same. */
  readonly advance?: number;
}

const ROOM = {
  measured: { x: 100, y: 36, width: 700, height: 526 },
  plain: { x: 64, y: 46, width: 772, height: 548 },
};

/** Small things look small and large ones large, on a gentle scale from 20 mm to 1200 mm. */
function felt(box: Box): number {
  const longest = Math.max(box.width, box.height);
  return Math.min(1, Math.max(0.84, 0.84 + (0.16 * Math.log(longest / 20)) / Math.log(300 / 20)));
}

/** Lying on a table: turned a little and seen from the front at a slant. */
const LYING = chain(rotation(-17), scaling(1, 0.7));

/** The table, and the light of a window falling over it from the upper left. */
export function surfaceShapes(surface: Surface): PathShape[] {
  return [
    path("M0 0H900V640H0Z", { fill: `surface-${surface}`, part: "surface" }),
    { ...path("M0 0H900V640H0Z", { fill: "light-blind" }), opacity: surface === "slate" ? 0.4 : 1 },
  ];
}

interface Camera {
  readonly camera: Matrix;
  readonly scale: number;
}

function cameraFor(drawn: Box, room: Box, zoom: number, lie: Matrix): Camera {
  const content = boxUnder([lie], drawn);
  const scale = Math.min(room.width / content.width, room.height / content.height) * felt(content) * zoom;
  const [cx, cy] = [content.x + content.width / 2, content.y + content.height / 2];
  const [mx, my] = [room.x + room.width / 2, room.y + room.height / 2];
  return { scale, camera: chain(lie, translation(-cx, -cy), scaling(scale), translation(mx, my)) };
}

function factsOf(
  { sets, bothSides, side, widthMm, heightMm }: Subject,
  { pieces, holes }: Drawing,
): SceneFacts {
  return { pieces, holes, sets, bothSides, side, size: [widthMm, heightMm] };
}

function drawn(
  forms: Forms,
  subject: Subject,
  { artwork = null, guides = artwork !== null, view = "front", advance = 0 }: SceneOptions,
): Drawing {
  const draw = forms[subject.form];
  if (draw === undefined) throw new Error(`the drawing of the form ${subject.form} is not at hand`);
  return draw(subject, { artwork, guides, view, advance });
}

/** What is at hand to draw with. */
export interface SceneAssets {
  readonly forms: Forms;
  readonly designs: Designs;
}

/** What a selection looks like (see `sceneOf`), drawn with assets that hold its form and designs. */
export function composeScene(
  { forms, designs }: SceneAssets,
  catalogue: Catalogue,
  selection: Selection,
  options: SceneOptions = {},
): Scene {
  const subject = cutRoundPicture(subjectOf(designs, catalogue, selection, options), options.artwork ?? null);
  const { measures: measured = true, view = "front", zoom = 1, surface = subject.design.surface } = options;
  const drawing = drawn(forms, subject, options);
  const showMeasures = measured && view === "front" && subject.sizeGiven;
  const { camera, scale } = cameraFor(
    drawing.content,
    showMeasures ? ROOM.measured : ROOM.plain,
    zoom,
    view === "angle" && subject.form !== "roll" ? LYING : identity,
  );
  const measures = showMeasures ? measuresOf(drawing.subject, drawing.content, camera) : [];
  return {
    scale,
    definitions: drawing.definitions,
    shapes: [
      ...(surface === null ? [] : surfaceShapes(surface)),
      group(drawing.shapes, { matrix: camera, part: "product" }),
      ...measures.map(measureShape),
    ],
    measures,
    focus: boxUnder([camera], drawing.subject),
    facts: factsOf(subject, drawing),
    words: wordsOf(catalogue, selection, subject, drawing),
  };
}
