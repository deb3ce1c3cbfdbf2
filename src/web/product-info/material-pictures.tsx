import { STAGE_PICTURE_SIZE, webmOf } from "#domain/configure/gallery-pictures.ts";
import type { InfoFilm, ToldPanel } from "#domain/content/product-info.ts";
import styles from "./material-pictures.module.css";
import { useState } from "react";
import { isPlainPress } from "#ui/lazy/is-plain-press.ts";
import { Film } from "#ui/picture/film.tsx";

/** The still of a film; pressed, it becomes the playing film. Without a script it leads to the film itself. */
function PanelFilm({ film: { source, thumbnail, words } }: { readonly film: InfoFilm }) {
  const [asked, setAsked] = useState(false);
  if (asked)
    return <Film mp4={source} webm={webmOf(source)} still={thumbnail} words={words} active near asked />;
  return (
    <a
      href={source}
      className={styles.still}
      data-press
      aria-label={`Play the video: ${words}`}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      <img className={styles.picture} src={thumbnail} alt="" {...STAGE_PICTURE_SIZE} loading="lazy" />
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 16 16" width="18" height="18">
        <path d="M5 3.2v9.6L13 8z" />
      </svg>
    </a>
  );
}

/** What a material looks like: pictures of its gallery, and a film where there is one. */
export function MaterialPictures({ pictures, film }: Pick<ToldPanel, "pictures" | "film">) {
  return (
    <div className={styles.pictures}>
      {pictures.map(({ filePath, words }) => (
        <img
          key={filePath}
          className={styles.picture}
          src={filePath}
          alt={words}
          {...STAGE_PICTURE_SIZE}
          loading="lazy"
          decoding="async"
        />
      ))}
      {film && <PanelFilm film={film} />}
    </div>
  );
}
