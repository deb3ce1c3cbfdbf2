import { island } from "#web/ui/lazy/island.tsx";
import styles from "./price-plot.module.css";

async function loadPlot() {
  return (await import("./price-plot.tsx")).PricePlot;
}

/** The plot as the server draws it; it is taken over when somebody comes near. */
export const PlotIsland = island(loadPlot, import.meta.env.SSR ? await loadPlot() : null, [styles.plot]);
