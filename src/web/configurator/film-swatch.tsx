import { useId } from "react";
import { filmPaints } from "#domain/preview/paint/film-paints.ts";
import { InkSwatch } from "#ui/picture/swatch.tsx";
import styles from "./film-swatch.module.css";

interface FilmSwatchProps {
  /** `#rrggbb` or the name of a film; absent where any colour is printed. */
  readonly paint: string | undefined;
}

/** A round piece of film, as its letters are painted in the preview; says nothing of its own to a screen reader. */
export function FilmSwatch({ paint }: FilmSwatchProps) {
  const id = useId();
  if (paint === undefined) return <InkSwatch slug="full-colour" size="film" />;
  const stops = filmPaints[paint]?.stops;
  return (
    <span aria-hidden="true" className={styles.swatch} data-film={stops && paint}>
      <svg viewBox="0 0 36 36" className={styles.piece}>
        {stops && (
          <linearGradient id={id} x2="1" y2="1">
            {stops.map(([offset, colour]) => (
              <stop key={offset} offset={offset} stopColor={colour} />
            ))}
          </linearGradient>
        )}
        <circle cx="18" cy="18" r="18" fill={stops ? `url(#${id})` : paint} />
      </svg>
    </span>
  );
}
