import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { designs } from "./artwork/designs.ts";
import { type SceneAssets, type SceneOptions, composeScene } from "./compose-scene.ts";
import { otherForms } from "./forms/other-forms.ts";
import { rollForms } from "./forms/roll-forms.ts";
import type { Scene } from "./scene.ts";

const everything: SceneAssets = { forms: { ...rollForms, ...otherForms }, designs };

/** What a selection looks like: plain shapes on a stage of 900 x 640, the product drawn to scale. Never fails for a selection of this catalogue. */
export function sceneOf(catalogue: Catalogue, selection: Selection, options: SceneOptions = {}): Scene {
  return composeScene(everything, catalogue, selection, options);
}
