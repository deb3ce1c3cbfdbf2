import { useState } from "react";
import { type ChosenMaterial, chosenPanel, type ProductInfo } from "#domain/content/product-info.ts";
import { TabPanel, Tabs } from "#ui/layout/tabs.tsx";
import { Swatch } from "#ui/picture/swatch.tsx";
import { MaterialPanel } from "./material-panel.tsx";
import { StockComparison } from "./stock-comparison.tsx";
import styles from "./material-panel.module.css";

/** Which panel is read: that of what is configured, until somebody picks another one. A new configuration ends that. */
function usePanel(info: ProductInfo, { productId, materialId }: ChosenMaterial) {
  const configured = `${productId}:${materialId}`;
  const [picked, setPicked] = useState<string | null>(null);
  const [before, setBefore] = useState(configured);
  if (before !== configured) {
    setBefore(configured);
    setPicked(null);
  }
  const slug = picked ?? chosenPanel(info.panels, { productId, materialId })?.slug ?? "";
  return [slug, setPicked] as const;
}

interface ProductInfoSectionProps extends ChosenMaterial {
  readonly info: ProductInfo;
}

/** What a page sells, material by material (content-and-lettering.md 2.4); a single one stands without tabs. */
export function ProductInfoSection({ info, ...chosen }: ProductInfoSectionProps) {
  const [slug, pick] = usePanel(info, chosen);
  const [first, ...others] = info.panels;
  if (first === undefined) return null;
  const comparison = <StockComparison stocks={info.stocks} chosen={slug} heading="h3" />;
  if (others.length === 0)
    return (
      <>
        <MaterialPanel panel={first} heading="h3" />
        {comparison}
      </>
    );
  const tabs = info.panels.map(({ slug: key, name, appearance }) => ({
    key,
    name,
    picture: info.layout === "vinyl" ? <Swatch appearance={appearance} /> : undefined,
  }));
  return (
    <div className={styles.section}>
      <Tabs id="material" label="Materials" tabs={tabs} chosen={slug} onChoose={pick} />
      {info.panels.map((panel) => (
        <TabPanel key={panel.slug} id="material" tab={{ key: panel.slug, name: panel.name }} chosen={slug}>
          <MaterialPanel panel={panel} heading="h3" />
        </TabPanel>
      ))}
      {comparison}
    </div>
  );
}
