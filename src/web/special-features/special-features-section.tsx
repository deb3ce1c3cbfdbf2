import { useState } from "react";
import type {
  FeatureContent,
  FeatureItemContent,
  FeaturesContent,
} from "#domain/content/special-features.ts";
import { TabPanel, Tabs } from "#ui/layout/tabs.tsx";
import styles from "./special-features.module.css";
import bullets from "#ui/layout/bullets.module.css";
import { FEATURE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";

interface FeatureLayersProps {
  readonly artwork: NonNullable<FeaturesContent["artwork"]>;
}

/** How a file says where features go: a layer and a spot colour of one name for each. */
function FeatureLayers({ artwork: { introduction, layers, rules } }: FeatureLayersProps) {
  return (
    <div id="feature-artwork" className={styles.layers}>
      <h3 className={styles.title}>Artwork for special features</h3>
      <p className={styles.introduction}>{introduction}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Layer and spot colour</th>
            <th scope="col">Feature</th>
            <th scope="col">What lies on it</th>
          </tr>
        </thead>
        <tbody>
          {layers.map(({ layer, feature, words }) => (
            <tr key={layer}>
              <th scope="row">{layer}</th>
              <td>{feature}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={`${bullets.bullets} ${styles.rules}`}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

function Choice({ item: { name, note, filePath, adds } }: { readonly item: FeatureItemContent }) {
  return (
    <li className={styles.choice}>
      <img
        className={styles.picture}
        src={`/uploads/${filePath}`}
        alt={`${name}, close up`}
        {...FEATURE_PICTURE_SIZE}
        loading="lazy"
      />
      <p>
        <strong>{name}</strong>
        {adds !== null && <span className={styles.price}>+ {formatMoney(adds)}</span>}
        {note !== null && <span className={styles.note}>{note}</span>}
      </p>
    </li>
  );
}

/** What a feature is, what can be chosen of it and what that adds, and the artwork it needs. */
function FeaturePanel({ feature }: { readonly feature: FeatureContent }) {
  const { introduction, items, pieces, product, needs, artwork } = feature;
  return (
    <div className={styles.panel}>
      <div>
        <p className={styles.introduction}>{introduction}</p>
        <ul className={styles.choices}>
          {items.map((item) => (
            <Choice key={item.name} item={item} />
          ))}
        </ul>
        <p className={styles.small}>
          What it adds to {grouped(pieces)} pieces, the smallest order of {product}
          {needs !== null && `, on top of ${needs}`}. The form says what it adds to yours.
        </p>
      </div>
      <div className={styles.artwork}>
        <h3 className={styles.title}>Your artwork</h3>
        <ul className={`${bullets.bullets} ${styles.rules}`}>
          {artwork.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The print features of cards and tags, one tab each, and how files are set up for them (content-and-lettering.md 2.3). */
export function SpecialFeaturesSection({ told: { features, artwork } }: { readonly told: FeaturesContent }) {
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
