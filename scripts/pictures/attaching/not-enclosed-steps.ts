import { rectangle } from "#domain/preview/geometry/outline.ts";
import { type SceneShape, group } from "#domain/preview/scene.ts";
import { cardInHand, hand } from "./hand.ts";
import { arrow, drops, pane, sparkles, sprayBottle, table, wetness } from "./marks.ts";
import {
  SHEET,
  letters,
  mount,
  unusedPart,
  unusedPartBelow,
  wholeSticker,
  wholeStickerBelow,
} from "./materials.ts";
import { turnedBack } from "./turned-back.ts";

const outline = rectangle(SHEET, 8);
const sticker = { outline, above: wholeSticker(), below: wholeStickerBelow() };

const onGlass = [
  [210, 150, 8],
  [330, 138, 6],
  [560, 142, 9],
  [690, 210, 7],
  [156, 260, 9],
  [148, 380, 6],
  [742, 330, 10],
  [700, 470, 7],
  [520, 498, 8],
  [380, 504, 6],
  [250, 490, 9],
] as const;

const sprayed = [
  [556, 230, 7],
  [520, 196, 6],
  [498, 262, 8],
  [452, 214, 7],
  [430, 284, 6],
  [384, 236, 8],
  [350, 310, 6],
  [322, 200, 7],
  [286, 270, 9],
  [240, 330, 7],
  [300, 388, 8],
  [420, 372, 9],
  [520, 400, 7],
  [230, 226, 6],
] as const;

/** How letters go on without the auxiliary sheet, a picture a step. */
export const notEnclosedSteps: readonly (readonly SceneShape[])[] = [
  [...pane(), ...wetness(), ...drops([...onGlass, ...sprayed]), ...sprayBottle([610, 220])],
  [
    ...table(),
    ...mount(),
    ...turnedBack(sticker, [
      [500, 165],
      [450, 475],
    ]),
    ...hand([356, 330]),
    ...arrow([640, 140], [500, 70], [380, 128]),
  ],
  [
    ...pane(),
    ...wetness(),
    ...drops(onGlass),
    ...turnedBack(sticker, [
      [480, 165],
      [520, 475],
    ]),
    ...hand([372, 330]),
    ...arrow([390, 128], [530, 66], [660, 140]),
  ],
  [
    ...pane(),
    ...drops(onGlass),
    ...wholeSticker(),
    group(
      drops([
        [640, 236, 12],
        [672, 300, 16],
        [640, 360, 10],
        [690, 400, 13],
        [740, 270, 9],
        [752, 390, 11],
      ]),
    ),
    ...cardInHand([440, 318]),
    ...arrow([300, 120], [450, 84], [620, 120]),
  ],
  [
    ...pane(),
    ...letters(),
    ...turnedBack({ outline, above: unusedPart(), below: unusedPartBelow() }, [
      [520, 165],
      [470, 475],
    ]),
    ...hand([370, 330]),
    ...arrow([640, 140], [500, 70], [380, 128]),
  ],
  [
    ...pane(),
    ...letters(),
    ...sparkles([
      [666, 176, 36],
      [724, 232, 20],
      [236, 210, 24],
    ]),
  ],
];
