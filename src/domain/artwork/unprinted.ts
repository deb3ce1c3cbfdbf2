/** The guides of the shop's own template: each is a layer and an ink of its own, and none of them is artwork. */
export const guideNames = {
  bleed: "Guide Bleed",
  safe: "Guide Safe",
  trim: "Guide Trim",
  notes: "Guide Notes",
} as const;

const guides: ReadonlySet<string> = new Set(Object.values(guideNames));

/** What drawing programs and the programs of cutters call the lines that a blade follows, without spaces and strokes. */
const cutNames: ReadonlySet<string> = new Set([
  "cut",
  "cutcontour",
  "perfcutcontour",
  "cutline",
  "cutpath",
  "cutting",
  "thrucut",
  "throughcut",
  "kisscut",
  "diecut",
  "dieline",
]);

/** The same of lines that a machine follows, and that nothing comes out along. */
const otherLines: ReadonlySet<string> = new Set(["crease", "drill"]);

/** Whether an ink draws a guide of the shop's template. */
export function isGuideInk(name: string): boolean {
  return guides.has(name.trim());
}

/** Whether a layer is a guide of the shop's template; drawing programs put a number behind a name that is taken. */
export function isGuideLayer(name: string): boolean {
  return guides.has(name.trim().replace(/ \d+$/, ""));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, "");
}

/** Whether an ink draws what a piece comes out along. */
export function isOutlineInk(name: string): boolean {
  return cutNames.has(plain(name));
}

/** Whether an ink stands for a line that a machine follows: it is cut, not printed. */
export function isCutInk(name: string): boolean {
  return isOutlineInk(name) || otherLines.has(plain(name));
}
