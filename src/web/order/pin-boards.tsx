import { type OrderedItem, type OrderPageUse, orderPicturePath, shownIn } from "./order.types.ts";
import { printedPlaces, shownPlaces } from "./pictures.tsx";
import { PinBoard } from "./pin-board.tsx";
import type { Pins } from "./use-pins.ts";
import styles from "./pins.module.css";

interface PinBoardsProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  readonly pins: Pins;
}

/** Every picture of a proof, to put pins on. */
export function PinBoards({ item, use, pins }: PinBoardsProps) {
  const places = shownPlaces(item);
  const printed = printedPlaces(item, item.proof.version);
  return (
    <div className={styles.boards} data-many={places.length > 1 || undefined}>
      {places.map(({ place, alt, caption }) => (
        <PinBoard
          key={place}
          place={place}
          src={orderPicturePath(use.link, item.proof.line, place, {
            view: printed.includes(place) ? "proof" : undefined,
            shows: shownIn(item, place),
          })}
          alt={alt}
          label={caption}
          pins={pins}
        />
      ))}
    </div>
  );
}
