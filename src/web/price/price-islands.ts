import { island } from "#ui/lazy/island.tsx";
import table from "./price-table.module.css";
import plot from "./price-plot.module.css";

async function loadPlot() {
  return (await import("./price-plot.tsx")).PricePlot;
}

/** The plot as the server draws it; it is taken over when somebody comes near: 211 ms less of a phone (decision 293). */
export const PlotIsland = island(loadPlot, import.meta.env.SSR ? await loadPlot() : null, [plot.plot]);

async function loadTable() {
  return (await import("./price-table.tsx")).PriceTable;
}

/** Every quantity with its price as the server writes it; it is taken over when somebody comes near: 183 ms less (decision 293). */
export const TableIsland = island(loadTable, import.meta.env.SSR ? await loadTable() : null, [table.table]);
