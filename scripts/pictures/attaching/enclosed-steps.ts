import { rectangle } from "#domain/preview/geometry/outline.ts";
import type { SceneShape } from "#domain/preview/scene.ts";
import { cardInHand, hand } from "./hand.ts";
import { arrow, sparkles, table, wall } from "./marks.ts";
import {
  SHEET,
  auxiliarySheet,
  letters,
  mirrored,
  mount,
  mountBack,
  mountFront,
  sheetShadow,
  unusedPart,
  unusedPartBelow,
} from "./materials.ts";
import { turnedBack } from "./turned-back.ts";

const outline = rectangle(SHEET, 8);

/** How letters go on with the auxiliary sheet, a picture a step. */
export const enclosedSteps: readonly (readonly SceneShape[])[] = [
  [
    ...table(),
    ...mount(),
    ...letters(),
    ...turnedBack({ outline, above: unusedPart(), below: unusedPartBelow() }, [
      [520, 165],
      [470, 475],
    ]),
    ...hand([370, 330]),
    ...arrow([640, 140], [500, 70], [380, 128]),
  ],
  [
    ...table(),
    ...mount(),
    ...letters(),
    ...turnedBack({ outline, above: auxiliarySheet(), below: auxiliarySheet() }, [
      [470, 165],
      [500, 475],
    ]),
    ...hand([360, 330]),
    ...arrow([380, 128], [520, 66], [650, 140]),
  ],
  [
    ...table(),
    ...sheetShadow,
    ...auxiliarySheet(),
    mirrored(letters()),
    ...turnedBack({ outline, above: mountBack(), below: mountFront() }, [
      [500, 165],
      [440, 475],
    ]),
    ...hand([328, 320]),
    ...arrow([640, 140], [500, 70], [380, 128]),
  ],
  [
    ...wall(),
    ...sheetShadow,
    ...letters(),
    ...auxiliarySheet(),
    ...cardInHand([440, 318]),
    ...arrow([300, 120], [450, 84], [620, 120]),
  ],
  [
    ...wall(),
    ...letters(),
    ...turnedBack({ outline, above: auxiliarySheet(), below: auxiliarySheet() }, [
      [360, 165],
      [520, 475],
    ]),
    ...hand([292, 388]),
    ...arrow([690, 200], [540, 90], [330, 128]),
  ],
  [
    ...wall(),
    ...letters(),
    ...sparkles([
      [666, 176, 36],
      [724, 232, 20],
      [236, 210, 24],
    ]),
  ],
];
