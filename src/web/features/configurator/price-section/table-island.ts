import { island } from "#web/ui/lazy/island.tsx";
import styles from "../price/price-table.module.css";

async function loadTable() {
  return (await import("../price/price-table.tsx")).PriceTable;
}

/** Every quantity with its price as the server writes it; it is taken over when somebody comes near. */
export const TableIsland = island(loadTable, import.meta.env.SSR ? await loadTable() : null, [styles.table]);
