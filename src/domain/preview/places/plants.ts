import { coordinate as c } from "../geometry/number.ts";
import { rectangle } from "../geometry/outline.ts";
import { type SceneShape, path } from "../scene.ts";
import { boxOf, cast, faint, soft } from "./brushwork.ts";

/** A pointed leaf from its stalk, so long, in a direction of so many degrees (0 is to the right, 90 down). */
export function blade(x: number, y: number, long: number, degrees: number, wide = 0.3): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const [sx, sy] = [-dy * wide, dx * wide];
  return `M${c(x)} ${c(y)}Q${c(x + dx * 0.4 + sx)} ${c(y + dy * 0.4 + sy)} ${c(x + dx)} ${c(y + dy)}Q${c(x + dx * 0.4 - sx)} ${c(y + dy * 0.4 - sy)} ${c(x)} ${c(y)}Z`;
}

interface Stem {
  readonly d: string;
  readonly leaves: string;
}

/** A bent stem with leaves in pairs, ever shorter towards its tip. */
function stem([x, y]: readonly [number, number], degrees: number, long: number, size: number): Stem {
  const steps = 9;
  const leaves: string[] = [];
  const points: string[] = [];
  let [px, py, heading] = [x, y, degrees];
  for (let step = 0; step < steps; step++) {
    heading += degrees < -90 ? -3.2 : 3.2;
    const angle = (heading * Math.PI) / 180;
    [px, py] = [px + (Math.cos(angle) * long) / steps, py + (Math.sin(angle) * long) / steps];
    points.push(`${c(px)} ${c(py)}`);
    const grown = size * (1 - (step / steps) * 0.45);
    if (step > 1) leaves.push(blade(px, py, grown, heading - 52), blade(px, py, grown, heading + 52));
  }
  leaves.push(blade(px, py, size * 0.6, heading));
  return { d: `M${c(x)} ${c(y)}L${points.join("L")}`, leaves: leaves.join("") };
}

function foliage(stems: readonly Stem[], paints: readonly [string, string]): SceneShape[] {
  const [back, front] = paints;
  const leaves = stems.map((one) => one.leaves).join("");
  return [
    cast(leaves, [44, 34], 0.22),
    path(stems.map(({ d }) => d).join(""), { stroke: "#6b5a3a", strokeWidth: 9, round: true }),
    ...stems.map((one, index) => path(one.leaves, { fill: index % 2 === 0 ? back : front })),
  ];
}

/** Eucalyptus twigs that stand in a vase. */
export function twigs(x: number, y: number): SceneShape[] {
  const stems = [
    stem([x - 8, y], -112, 300, 58),
    stem([x + 10, y], -66, 320, 58),
    stem([x, y], -92, 360, 62),
  ];
  return foliage(stems, ["leaf-pale", "leaf-pale"]);
}

/** An olive tree in a basket, about 1,500 mm high; its foot stands at x, y. */
export function oliveTree(x: number, y: number): SceneShape[] {
  const crown = [x, y - 640] as const;
  const basket = `M${x - 150} ${y - 330}H${x + 150}L${x + 118} ${y}Q${x} ${y + 26} ${x - 118} ${y}Z`;
  const weave = [60, 120, 180, 240, 300].map((up) => `M${x - 145} ${y - up}H${x + 145}`).join("");
  const stems = [
    stem(crown, -158, 250, 74),
    stem(crown, -24, 250, 74),
    stem(crown, -136, 360, 80),
    stem(crown, -46, 360, 80),
    stem(crown, -114, 440, 84),
    stem(crown, -68, 440, 84),
    stem(crown, -91, 500, 86),
  ];
  return [
    soft([path(rectangle(boxOf([x - 150, y - 40, 380, 60]), 30), { fill: "#1c1006" })], 0.5),
    path(`M${x - 16} ${y - 300}L${x - 9} ${y - 700}H${x + 9}L${x + 18} ${y - 300}Z`, { fill: "#7a6244" }),
    ...foliage(stems, ["leaf", "leaf-pale"]),
    path(basket, { fill: "basket" }),
    faint(path(weave, { stroke: "#5d4220", strokeWidth: 5, dash: "26 12" }), 0.4),
    faint(path(`M${x - 150} ${y - 330}H${x + 150}`, { stroke: "#e6c793", strokeWidth: 12 }), 0.8),
  ];
}

/** A plant of broad leaves in a pot 200 mm wide; its foot stands at x, y. */
export function pottedPlant(x: number, y: number): SceneShape[] {
  const pot = `M${x - 100} ${y - 190}H${x + 100}L${x + 78} ${y}H${x - 78}Z`;
  const spread = [-168, -150, -128, -108, -88, -66, -46, -26, -10];
  const leaves = spread.map((degrees, index) => blade(x, y - 180, 230 + ((index * 53) % 120), degrees, 0.2));
  return [
    cast(pot, [30, 14], 0.35),
    ...leaves.map((d, index) => path(d, { fill: index % 2 === 0 ? "leaf" : "leaf-pale" })),
    path(pot, { fill: "clay" }),
    faint(path(`M${x - 106} ${y - 196}H${x + 106}V${y - 158}H${x - 106}Z`, { fill: "clay" }), 1),
    faint(path(`M${x - 104} ${y - 156}H${x + 104}`, { stroke: "#5a2a14", strokeWidth: 6 }), 0.35),
  ];
}
