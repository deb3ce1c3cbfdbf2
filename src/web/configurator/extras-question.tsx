import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";
import { AddonGroups } from "./addon-groups.tsx";
import { InstallReadyField } from "./install-ready-field.tsx";
import { PrintFeatures } from "./print-features.tsx";

export interface ExtrasQuestionProps {
  readonly configurator: Configurator;
}

/** What is done to a piece besides: whether decals are weeded, add-ons and print features. */
export function ExtrasQuestion({ configurator }: ExtrasQuestionProps) {
  const { offers, differences, change, product } = configurator;
  const common = { differences, change };
  return (
    <>
      <InstallReadyField configurator={configurator} />
      <div className={styles.extras}>
        <AddonGroups {...common} offers={offers.addons} />
        <PrintFeatures {...common} offers={offers.printFeatures} productName={product.name} />
      </div>
    </>
  );
}
