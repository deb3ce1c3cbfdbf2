import type { Paint } from "../scene.ts";
import { type Gradient, even } from "#domain/gradient.ts";

/** Films that are no plain colour: metals as light runs over them, and the hologram from afar. */
export const filmPaints: Readonly<Record<string, Gradient>> = {
  "film-gold": {
    stops: even("#7a5510", "#d9a93a", "#fff3b8", "#d6a230", "#8a6214", "#e9c25a", "#fff8d2", "#a87a1c"),
  },
  "film-silver": {
    stops: even("#6d7278", "#c9ced4", "#ffffff", "#aab0b7", "#7d838a", "#e4e8ec", "#ffffff", "#989ea6"),
  },
  "film-bronze": {
    stops: even("#4a2c12", "#a8693a", "#f3c79a", "#b2713f", "#5f3917", "#d79a63", "#ffe2c2", "#7c4a22"),
  },
  "film-hologram": {
    stops: even("#f29cc4", "#f7d488", "#9fe3b4", "#8fd0f6", "#bba6f5", "#f49fcb", "#f9dd92", "#9adfe8"),
  },
};

const filmTextures: Readonly<Record<Paint, Paint>> = { "film-hologram": "texture-hologram" };

/** The texture that lies on a film's paint; where its picture does not come, the paint alone is seen. */
export function textureOn(paint: Paint): Paint | undefined {
  return filmTextures[paint];
}
