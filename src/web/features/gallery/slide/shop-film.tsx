import { type Video, webmOf } from "#domain/configure/gallery-pictures.ts";
import { Film } from "#web/ui/picture/film.tsx";

interface ShopFilmProps {
  readonly video: Video;
  readonly words: string;
  /** It is the slide that is looked at. */
  readonly active: boolean;
  readonly near: boolean;
}

/** One of the shop's films; each lies there as MP4 and as WebM. */
export function ShopFilm({ video, ...seen }: ShopFilmProps) {
  return <Film mp4={video.source} webm={webmOf(video.source)} still={video.thumbnail} {...seen} />;
}
