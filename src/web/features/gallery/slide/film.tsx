import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Video, webmOf } from "#domain/configure/gallery-pictures.ts";
import styles from "./slide.module.css";

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(changed: () => void) {
  const list = matchMedia(QUERY);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

/** Whether the visitor asked for stillness; until the script knows, yes. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}

interface FilmProps {
  readonly video: Video;
  readonly words: string;
  /** It is the slide that is looked at. */
  readonly active: boolean;
  readonly near: boolean;
}

const MARKS = { play: "M5 3.2v9.6L13 8z", pause: "M4.5 3.5v9m7-9v9" } as const;

function PlayButton({ playing, onPress }: { readonly playing: boolean; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.play}
      data-playing={playing || undefined}
      aria-label={playing ? "Pause the video" : "Play the video"}
      onClick={onPress}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" width="18" height="18">
        <path d={playing ? MARKS.pause : MARKS.play} />
      </svg>
    </button>
  );
}

/** Keeps a video playing or still; `refused` is called when the browser does not let it start by itself. */
function usePlaying(playing: boolean, refused: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const onRefused = useRef(refused);
  useEffect(() => {
    const film = video.current;
    if (!playing) film?.pause();
    else
      film?.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "NotAllowedError") onRefused.current();
      });
  }, [playing]);
  return video;
}

/** A short looping video. It plays while it is looked at, unless the visitor asked for stillness; a button always decides. */
export function Film({ video, words, active, near }: FilmProps) {
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = chosen ?? !still;
  const element = usePlaying(active && wanted, () => setChosen(false));
  return (
    <div className={styles.stage}>
      <video
        ref={element}
        className={styles.fill}
        aria-label={words}
        poster={near ? video.thumbnail : undefined}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
      >
        <source src={webmOf(video.source)} type="video/webm" />
        <source src={video.source} type="video/mp4" onError={() => setFailed(true)} />
      </video>
      {failed ? (
        <p className={styles.note}>This video did not load.</p>
      ) : (
        <PlayButton playing={wanted} onPress={() => setChosen(!wanted)} />
      )}
    </div>
  );
}
