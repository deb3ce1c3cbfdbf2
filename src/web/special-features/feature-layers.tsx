import type { ToldFeatures } from "#domain/content/special-features.ts";
import bullets from "#ui/layout/bullets.module.css";
import styles from "./special-features.module.css";

interface FeatureLayersProps {
  readonly artwork: NonNullable<ToldFeatures["artwork"]>;
}

/** How a file says where features go: a layer and a spot colour of one name for each. */
export function FeatureLayers({ artwork: { introduction, layers, rules } }: FeatureLayersProps) {
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
