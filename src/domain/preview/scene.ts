/** SVG order: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour (`#rrggbb`) or the name of a paint in `paint/paints.ts`. */
export type Paint = string;

/** What the product lies on. */
export type Surface = "paper" | "sage" | "clay" | "slate" | "sky" | "straw" | "blush";

/** What the painter does to a whole group: a shadow is blurred, wide or tight. */
export type Effect = "shadow-soft" | "shadow-contact";

interface Placed {
  readonly matrix?: Matrix;
  readonly opacity?: number;
  /** Names the part for tests, styles and the drawing of the kiss-cut line. */
  readonly part?: string;
}

export interface PathShape extends Placed {
  readonly kind: "path";
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  readonly dash?: string;
  readonly evenOdd?: boolean;
  readonly round?: boolean;
}

/** Of pictures below each other in one, alike in size, that one by which something is seen: where it is white, not where it is black. */
export interface PictureMask {
  readonly href: string;
  /** Which of them, from 0, of how many. */
  readonly at: number;
  readonly of: number;
  /** What it covers, and how that lies. */
  readonly box: Box;
  readonly matrix?: Matrix;
}

export interface GroupShape extends Placed {
  readonly kind: "group";
  readonly children: readonly SceneShape[];
  /** Only what lies inside this path is seen. */
  readonly clip?: string;
  readonly clipEvenOdd?: boolean;
  /** Only what this shows is seen. */
  readonly mask?: PictureMask;
  readonly effect?: Effect;
}

/** Paint of a definition whose copies say what it is. */
export const AS_USED: Paint = "as-used";

/** A copy of one of the scene's definitions, in paints of its own where that leaves them to it. */
export interface UseShape extends Placed, Pick<PathShape, "fill" | "stroke" | "strokeWidth" | "round"> {
  readonly kind: "use";
  readonly of: string;
}

/** Copies of a definition side by side in a row, seen as far as a box reaches: one drawing, however many there are. */
export interface RepeatShape extends Placed {
  readonly kind: "repeat";
  readonly of: string;
  /** What is seen of them. */
  readonly box: Box;
  /** One of them with the room beside it, as high as the box; tiles lie edge to edge, and a copy is seen inside its own. */
  readonly tile: Pick<Box, "x" | "width">;
  /** Where that one's own corner lies. */
  readonly at: Point;
}

/** The customer's own picture, covering its box. */
export interface PictureShape extends Placed {
  readonly kind: "picture";
  readonly box: Box;
  readonly href: string;
}

export type SceneShape = PathShape | GroupShape | UseShape | RepeatShape | PictureShape;

/** A dimension line from edge to edge, in stage units. */
export interface Measure {
  readonly axis: "width" | "height";
  readonly millimetres: number;
  readonly from: Point;
  readonly to: Point;
  /** How far from the line its figure stands, away from the product. */
  readonly words: number;
}

/** A picture of a configured product, on pages and in files alike (decision 025). Its stage is always 900 x 640: nothing moves on a page. */
export interface Scene {
  /** How many stage units one millimetre of the product takes. */
  readonly scale: number;
  readonly definitions: Readonly<Record<string, SceneShape>>;
  /** Back to front. */
  readonly shapes: readonly SceneShape[];
  readonly measures: readonly Measure[];
  /** Where the product's front piece stands on the stage: what a morph follows. */
  readonly focus: Box;
  readonly facts: SceneFacts;
  /** The picture in words. */
  readonly words: string;
}

/** What a painter needs of a scene. */
export type Painting = Pick<Scene, "scale" | "definitions" | "shapes">;

/** What can be counted in the picture. */
export interface SceneFacts {
  readonly pieces: number;
  readonly holes: number;
  readonly sets: number;
  readonly bothSides: boolean;
  readonly side: "front" | "back";
  /** Width and height of the product in millimetres. */
  readonly size: readonly [number, number];
}

export const STAGE: Box = { x: 0, y: 0, width: 900, height: 640 };

export function path(d: string, look: Omit<PathShape, "kind" | "d">): PathShape {
  return {
    kind: "path",
    d,
    ...look,
  };
}
export function group(
  children: readonly SceneShape[],
  look: Omit<GroupShape, "kind" | "children"> = {},
): GroupShape {
  return {
    kind: "group",
    children,
    ...look,
  };
}
