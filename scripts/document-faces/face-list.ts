/** Codes that a face is taken for, first and last. */
type Range = readonly [first: number, last: number];

interface ListedFace {
  /** Of its package and of its files: "noto-sans-thai", "NotoSansThai". */
  readonly font: readonly [packageName: string, fileName: string];
  readonly ranges: readonly Range[];
  /** Into how many files it is divided, so that a name loads only what is near its letters. */
  readonly files?: number;
}

const vedic: Range = [0x1cd0, 0x1cff];

/**
 * The further faces (decision 360), in the order in which a letter looks for one. Where the two faces of the shop lack a letter of a word, the
 * first one here that has it draws it.
 */
export const faceList: Readonly<Record<string, ListedFace>> = {
  // Latin, Greek, Cyrillic with all marks; signs that many scripts share.
  sans: {
    font: ["noto-sans", "NotoSans"],
    ranges: [
      [0x20, 0x52f],
      [0x10fb, 0x10fb],
      [0x1ab0, 0x1aff],
      [0x1c80, 0x1c8f],
      [0x1d00, 0x1fff],
      [0x2000, 0x2027],
      [0x202f, 0x215f],
      [0x2183, 0x2184],
      [0x2189, 0x2212],
      [0x25cc, 0x25cc],
      [0x2c60, 0x2c7f],
      [0x2de0, 0x2e5d],
      [0xa640, 0xa69f],
      [0xa700, 0xa7ff],
      [0xab30, 0xab6b],
      [0xfb00, 0xfb06],
      [0xfe20, 0xfe2f],
    ],
  },
  arabic: {
    font: ["noto-sans-arabic", "NotoSansArabic"],
    ranges: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x870, 0x8ff],
    ],
  },
  hebrew: {
    font: ["noto-sans-hebrew", "NotoSansHebrew"],
    ranges: [
      [0x590, 0x5ff],
      [0xfb1d, 0xfb4f],
    ],
  },
  armenian: {
    font: ["noto-sans-armenian", "NotoSansArmenian"],
    ranges: [
      [0x530, 0x58f],
      [0xfb13, 0xfb17],
    ],
  },
  georgian: {
    font: ["noto-sans-georgian", "NotoSansGeorgian"],
    ranges: [
      [0x10a0, 0x10ff],
      [0x1c90, 0x1cbf],
      [0x2d00, 0x2d2f],
    ],
  },
  devanagari: {
    font: ["noto-sans-devanagari", "NotoSansDevanagari"],
    ranges: [[0x900, 0x97f], vedic, [0xa830, 0xa839], [0xa8e0, 0xa8ff]],
  },
  bengali: { font: ["noto-sans-bengali", "NotoSansBengali"], ranges: [[0x980, 0x9ff]] },
  gurmukhi: { font: ["noto-sans-gurmukhi", "NotoSansGurmukhi"], ranges: [[0xa00, 0xa7f]] },
  gujarati: { font: ["noto-sans-gujarati", "NotoSansGujarati"], ranges: [[0xa80, 0xaff]] },
  tamil: { font: ["noto-sans-tamil", "NotoSansTamil"], ranges: [[0xb80, 0xbff]] },
  telugu: { font: ["noto-sans-telugu", "NotoSansTelugu"], ranges: [[0xc00, 0xc7f]] },
  kannada: { font: ["noto-sans-kannada", "NotoSansKannada"], ranges: [[0xc80, 0xcff]] },
  malayalam: { font: ["noto-sans-malayalam", "NotoSansMalayalam"], ranges: [[0xd00, 0xd7f]] },
  sinhala: { font: ["noto-sans-sinhala", "NotoSansSinhala"], ranges: [[0xd80, 0xdff]] },
  thai: { font: ["noto-sans-thai", "NotoSansThai"], ranges: [[0xe00, 0xe7f]] },
  lao: { font: ["noto-sans-lao", "NotoSansLao"], ranges: [[0xe80, 0xeff]] },
  myanmar: {
    font: ["noto-sans-myanmar", "NotoSansMyanmar"],
    ranges: [
      [0x1000, 0x109f],
      [0xa9e0, 0xa9fe],
      [0xaa60, 0xaa7f],
    ],
  },
  khmer: {
    font: ["noto-sans-khmer", "NotoSansKhmer"],
    ranges: [
      [0x1780, 0x17ff],
      [0x19e0, 0x19ff],
    ],
  },
  ethiopic: {
    font: ["noto-sans-ethiopic", "NotoSansEthiopic"],
    ranges: [
      [0x1200, 0x139f],
      [0x2d80, 0x2ddf],
      [0xab00, 0xab2f],
    ],
  },
  // Letters of Japan and signs that are written with Han, then Han itself as it is written in China: the rarer ones of Japan are understood.
  kana: {
    font: ["noto-sans-sc", "NotoSansSC"],
    ranges: [
      [0x3000, 0x312f],
      [0x31a0, 0x31bf],
      [0x31f0, 0x31ff],
      [0xfe30, 0xfe4f],
      [0xff01, 0xff9f],
      [0xffe0, 0xffe6],
    ],
  },
  han: {
    font: ["noto-sans-sc", "NotoSansSC"],
    ranges: [
      [0x3400, 0x4dbf],
      [0x4e00, 0x9fff],
      [0xf900, 0xfaff],
    ],
    files: 12,
  },
  hangul: {
    font: ["noto-sans-kr", "NotoSansKR"],
    ranges: [
      [0x1100, 0x11ff],
      [0x3131, 0x318e],
      [0xa960, 0xa97c],
      [0xac00, 0xd7a3],
      [0xd7b0, 0xd7fb],
    ],
    files: 4,
  },
};
