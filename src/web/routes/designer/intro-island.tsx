import { island } from "#ui/lazy/island.tsx";
import styles from "./designer.module.css";

async function loadIntro() {
  return (await import("./designer-intro.tsx")).DesignerIntro;
}

/** Nothing happens in it: where the server has drawn it, its script never comes. */
function never() {
  return () => undefined;
}

/** What the designer is for. */
export const IntroIsland = island(
  loadIntro,
  import.meta.env.SSR ? await loadIntro() : null,
  [styles.intro],
  never,
);
