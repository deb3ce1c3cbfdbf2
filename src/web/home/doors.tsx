import type { ReactNode } from "react";
import { Link } from "react-router";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./doors.module.css";
import type { Tile, TileGroup } from "./shop-window.tsx";

/** A way in: what is made there, and what it starts at. */
export interface Door extends Pick<Tile, "route" | "picture" | "opening"> {
  readonly words: string;
}

/** One page of each kind, by what one comes to do there. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["/stickers/paper", "Make stickers"],
  ["/stickers/roll", "Make labels on a roll"],
  ["/business-cards/standard-business-card", "Make business cards"],
  ["/vinyl-lettering-designer", "Make lettering"],
]);

/** The doors of a shop window, as the shop orders them. */
export function doorsIn(groups: readonly TileGroup[]): readonly Door[] {
  const tiles = new Map(groups.flatMap((group) => group.tiles.map((tile) => [tile.route, tile])));
  return [...WORDS].flatMap(([route, words]) => {
    const tile = tiles.get(route);
    return tile === undefined ? [] : [{ route, words, picture: tile.picture, opening: tile.opening }];
  });
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
      {doors.map(({ route, words, picture, opening }) => (
        <li key={route}>
          <Link to={route} className={styles.door}>
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
