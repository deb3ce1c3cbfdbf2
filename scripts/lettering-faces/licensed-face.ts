import { existsSync } from "node:fs";
import { committed } from "./committed.ts";

/** The default face: the shop has to buy its font; until then the other is cut in its place. */
export const licensedFace = {
  id: "antique-olive",
  name: "Antique Olive",
  group: "Sans",
  weight: 700,
  licence: "bought by the shop",
  standIn: "bricolage-grotesque",
} as const;

export function isLicensed(): boolean {
  return existsSync(committed(licensedFace.id, "outlines"));
}
