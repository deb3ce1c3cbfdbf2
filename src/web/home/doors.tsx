import type { ReactNode } from "react";
import { Link } from "react-router";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./doors.module.css";
import type { Invitation, Tile, TileGroup } from "./shop-window.tsx";

/** A way in: what is made there, and what it starts at. */
export interface Door extends Invitation, Pick<Tile, "route" | "picture"> {}

/** The doors of a shop window, in its order: of the pages where one comes to do the same, the first. */
export function doorsIn(groups: readonly TileGroup[]): readonly Door[] {
  const doors = new Map<string, Door>();
  for (const { route, invites, picture } of groups.flatMap(({ tiles }) => tiles)) {
    if (invites !== null && !doors.has(invites.words))
      doors.set(invites.words, { ...invites, route, picture });
  }
  // A catalogue from before there were such words: the first page of each group.
  if (doors.size === 0)
    return groups.flatMap(({ tiles: [tile] }) =>
      tile ? [{ ...tile, words: tile.name, path: tile.route }] : [],
    );
  return [...doors.values()];
}

interface DoorsProps {
  readonly doors: readonly Door[];
  /** What stands in place of the picture of a page; null leaves it. */
  readonly pictureOf: (route: string, className: string | undefined) => ReactNode;
}

/** Ways in for who has no picture yet; who has one sees it there. */
export function Doors({ doors, pictureOf }: DoorsProps) {
  return (
    <ul className={styles.doors} aria-label="Or start without a picture">
      {doors.map(({ route, path, words, picture, opening }) => (
        <li key={route}>
          <Link to={path} className={styles.door}>
            {pictureOf(route, styles.picture) ?? (
              <img className={styles.picture} src={picture} alt="" width={720} height={512} />
            )}
            <span className={styles.words}>
              <span className={styles.name}>{words}</span>{" "}
              <span className={styles.price}>
                {grouped(opening.pieces)} from <strong>{formatMoney(opening.price)}</strong>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
