import type { ReactNode } from "react";
import type { TileGroup } from "./home.types.ts";
import { ProductTile } from "./product-tile.tsx";
import styles from "./shop-window.module.css";

interface ShopWindowProps {
  readonly groups: readonly TileGroup[];
  /** What stands in place of the picture of a page's tile; null leaves it. */
  readonly pictureOf?: (route: string, className: string | undefined) => ReactNode;
}

/** Every group of pages with its tiles. */
export function ShopWindow({ groups, pictureOf }: ShopWindowProps) {
  return (
    <div className={styles.window}>
      {groups
        .filter((group) => group.tiles.length > 0)
        .map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-label={group.name}
            className={styles.group}
            data-tiles={group.tiles.length}
          >
            <h2 className={styles.name}>{group.name}</h2>
            <ul className={styles.tiles}>
              {group.tiles.map((tile) => (
                <li key={tile.route}>
                  <ProductTile tile={tile} pictureOf={pictureOf} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
