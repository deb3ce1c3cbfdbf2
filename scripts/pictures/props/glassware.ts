import { ellipse, rectangle } from "#domain/preview/geometry/outline.ts";
import type { Paint, Scene, SceneShape } from "#domain/preview/scene.ts";
import { path } from "#domain/preview/scene.ts";
import { type Prop, type PropShot, face, propScene, standing, subjectFor, wrapped } from "./prop.ts";

interface Vessel {
  readonly radius: number;
  readonly top: number;
  readonly bottom: number;
  readonly fill: Paint;
  readonly lid: Paint;
}

const cx = 450;

function bodyPath({ radius, top, bottom }: Vessel): string {
  return `M${cx - radius} ${top + 40}C${cx - radius} ${top + 12} ${cx - radius * 0.86} ${top} ${cx - radius * 0.8} ${top - 10}H${cx + radius * 0.8}C${cx + radius * 0.86} ${top} ${cx + radius} ${top + 12} ${cx + radius} ${top + 40}V${bottom - 26}C${cx + radius} ${bottom + 22} ${cx - radius} ${bottom + 22} ${cx - radius} ${bottom - 26}Z`;
}

function glints({ radius, top, bottom }: Vessel): SceneShape[] {
  return [
    {
      ...path(
        rectangle(
          { x: cx - radius * 0.88, y: top + 34, width: radius * 0.13, height: bottom - top - 70 },
          12,
        ),
        { fill: "#ffffff" },
      ),
      opacity: 0.5,
    },
    {
      ...path(
        rectangle({ x: cx + radius * 0.8, y: top + 40, width: radius * 0.06, height: bottom - top - 90 }, 8),
        { fill: "#ffffff" },
      ),
      opacity: 0.28,
    },
  ];
}

function lidShapes({ radius, top, lid }: Vessel): SceneShape[] {
  const half = radius * 0.86;
  return [
    path(`M${cx - half} ${top - 70}V${top - 12}A${half} 22 0 0 0 ${cx + half} ${top - 12}V${top - 70}Z`, {
      fill: lid,
    }),
    path(`M${cx - half} ${top - 70}V${top - 12}A${half} 22 0 0 0 ${cx + half} ${top - 12}V${top - 70}Z`, {
      fill: "cylinder",
    }),
    path(ellipse({ x: cx - half, y: top - 92, width: 2 * half, height: 44 }), { fill: lid }),
    {
      ...path(ellipse({ x: cx - half, y: top - 92, width: 2 * half, height: 44 }), { fill: "sheen-gloss" }),
      opacity: 0.8,
    },
  ];
}

function vesselScene(shot: PropShot, vessel: Vessel): Scene {
  const subject = subjectFor(shot);
  const room = [vessel.radius * 1.5, (vessel.bottom - vessel.top) * 0.7] as const;
  const scale = Math.min(room[0] / subject.widthMm, room[1] / subject.heightMm);
  const bow = 16 / scale;
  const y = (vessel.top + vessel.bottom) / 2 + 12 - (subject.heightMm * scale) / 2;
  const d = bodyPath(vessel);
  return propScene(shot, scale, { face: face(subject) }, [
    ...standing(scale, vessel.radius, vessel.bottom + 2),
    path(d, { fill: vessel.fill }),
    path(d, { fill: "cylinder" }),
    wrapped(
      "face",
      [subject.widthMm, subject.heightMm],
      vessel.radius / scale,
      bow,
      [scale, 0, 0, scale, cx - (subject.widthMm * scale) / 2, y],
      subject.stock.clear ? 0.06 : 0.4,
    ),
    ...glints(vessel),
    { ...path(d, { stroke: "#ffffff", strokeWidth: 2 }), opacity: 0.4 },
    ...lidShapes(vessel),
  ]);
}

export const onJar: Prop = {
  where: "on a honey jar",
  draw: (shot) => vesselScene(shot, { radius: 168, top: 176, bottom: 580, fill: "honey", lid: "brass" }),
};
export const onAmber: Prop = {
  where: "on an amber glass jar",
  draw: (shot) => vesselScene(shot, { radius: 150, top: 190, bottom: 588, fill: "amber", lid: "panel-dark" }),
};
export const onCandle: Prop = {
  where: "on a candle glass",
  draw: (shot) => vesselScene(shot, { radius: 178, top: 210, bottom: 580, fill: "wax", lid: "core" }),
};
