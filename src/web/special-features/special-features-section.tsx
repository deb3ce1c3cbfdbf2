import { useState } from "react";
import type { ToldFeatures } from "#domain/content/special-features.ts";
import { TabPanel, Tabs } from "#ui/layout/tabs.tsx";
import { FeatureLayers } from "./feature-layers.tsx";
import { FeaturePanel } from "./feature-panel.tsx";
import styles from "./special-features.module.css";

/** The print features of cards and tags, one tab each, and how files are set up for them (content-and-lettering.md 2.3). */
export function SpecialFeaturesSection({ told: { features, artwork } }: { readonly told: ToldFeatures }) {
  const [code, choose] = useState(features[0]?.code ?? "");
  const tabs = features.map(({ code: key, name }) => ({ key, name }));
  return (
    <div className={styles.section}>
      <Tabs id="feature" label="Special features" tabs={tabs} chosen={code} onChoose={choose} />
      {features.map((feature) => (
        <TabPanel
          key={feature.code}
          id="feature"
          tab={{ key: feature.code, name: feature.name }}
          chosen={code}
        >
          <FeaturePanel feature={feature} />
        </TabPanel>
      ))}
      {artwork && <FeatureLayers artwork={artwork} />}
    </div>
  );
}
