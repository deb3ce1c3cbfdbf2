import { useState } from "react";
import { type Video, webmOf } from "#domain/configure/gallery-pictures.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import styles from "./product-gallery.module.css";

const LateFilm = lazyComponent(
  async () => (await import("#ui/picture/film.tsx")).Film,
  ({ onAgain }) => <TryAgain words="This video could not be loaded." onAgain={onAgain} />,
);

interface ShopFilmProps {
  readonly video: Video;
  readonly words: string;
  /** It is the slide that is looked at. */
  readonly active: boolean;
  readonly near: boolean;
}

/** One of the shop's films; each lies there as MP4 and as WebM. What plays it comes when its slide is near. */
export function ShopFilm({ video, ...seen }: ShopFilmProps) {
  const [isWanted, setWanted] = useState(seen.near);
  if (seen.near && !isWanted) setWanted(true);
  return (
    <div className={styles.stage}>
      {isWanted ? (
        <LateFilm mp4={video.source} webm={webmOf(video.source)} still={video.thumbnail} {...seen} />
      ) : null}
    </div>
  );
}
