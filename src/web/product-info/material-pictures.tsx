import { STAGE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { ToldPanel } from "#domain/content/product-info.ts";
import styles from "./material-pictures.module.css";
import { PanelFilm } from "./panel-film.tsx";

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
