import type { ReactNode } from "react";
import { Link } from "react-router";
import { SMALL_PICTURE_SIZE, smallPicture } from "#domain/configure/gallery-pictures.ts";
import type { GroupContent, PanelContent, StockContent } from "#domain/content/product-info.ts";
import styles from "./material-list.module.css";
import { MaterialPanel } from "./material-panel.tsx";
import { StockComparison } from "./stock-comparison.tsx";

interface MaterialListProps {
  readonly groups: readonly GroupContent[];
  readonly stocks: readonly StockContent[];
  /** How a material is put up, where that is told. */
  readonly attaching: (panel: PanelContent) => ReactNode;
}

function isCardStock({ panels }: GroupContent): boolean {
  return panels.some(({ materialId }) => materialId !== null);
}

/** What is made of a material, small; its place stays where there is no picture, so that names are in line. */
function SmallMaterial({ picture }: { readonly picture: string | undefined }) {
  return (
    <span className={styles.small}>
      {picture && (
        <img src={smallPicture(picture)} alt="" {...SMALL_PICTURE_SIZE} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

/** What stands on the page: each material a link to its place. */
function Contents({ groups }: Pick<MaterialListProps, "groups">) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      {groups.map(({ name, panels }) => (
        <div key={name}>
          <p className={styles.kind}>{name}</p>
          <ul className={styles.links}>
            {panels.map((panel) => (
              <li key={panel.slug}>
                <a href={`#${panel.slug}`}>
                  <SmallMaterial picture={panel.pictures[0]?.filePath} />
                  {panel.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface MaterialProps {
  readonly panel: PanelContent;
  readonly attaching: ReactNode;
}

function Material({ panel, attaching }: MaterialProps) {
  const { slug, name, page } = panel;
  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className={styles.material}>
      <div className={styles.head}>
        <h3 id={`${slug}-name`} className={styles.name}>
          {name}
        </h3>
        <Link to={page} aria-label={`Sizes and prices of ${name}`}>
          Sizes and prices
        </Link>
      </div>
      <MaterialPanel panel={panel} heading="h4" attaching={attaching} />
    </section>
  );
}

/** Every material the shop prints on, by kind; card stocks also beside each other. */
export function MaterialList({ groups, stocks, attaching }: MaterialListProps) {
  return (
    <>
      <Contents groups={groups} />
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <h2>{group.name}</h2>
          {group.panels.map((panel) => (
            <Material key={panel.slug} panel={panel} attaching={attaching(panel)} />
          ))}
          {isCardStock(group) && <StockComparison stocks={stocks} chosen={null} heading="h3" />}
        </div>
      ))}
    </>
  );
}
