import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import styles from "./film.module.css";

/** Asked anew, the browser evaluates it anew, and React looks at each render. */
const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(changed: () => void) {
  calm?.addEventListener("change", changed);
  return () => calm?.removeEventListener("change", changed);
}

/** Whether the visitor asked for stillness; until the script knows, yes. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => calm?.matches ?? true,
    () => true,
  );
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

interface FilmProps {
  /** Addresses of the same film twice, and of the still that stands for it. */
  readonly mp4: string;
  readonly webm: string;
  readonly still: string;
  /** What is seen. */
  readonly words: string;
  /** It is looked at. */
  readonly active: boolean;
  /** It is, or will soon be: its still is fetched. */
  readonly near: boolean;
  /** A press has asked for it: it plays also for who asked for stillness. */
  readonly asked?: boolean;
}

/** A short looping video. It plays while it is looked at, unless the visitor asked for stillness; a button always decides. */
export function Film({ mp4, webm, still, words, active, near, asked }: FilmProps) {
  const isStill = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(asked ?? null);
  const [failed, setFailed] = useState(false);
  const wanted = chosen ?? !isStill;
  const element = usePlaying(active && wanted, () => setChosen(false));
  return (
    <div className={styles.frame}>
      <video
        ref={element}
        className={styles.film}
        aria-label={words}
        poster={near ? still : undefined}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" onError={() => setFailed(true)} />
      </video>
      {failed ? (
        <p className={styles.note}>This video did not load.</p>
      ) : (
        <PlayButton playing={wanted} onPress={() => setChosen(!wanted)} />
      )}
    </div>
  );
}
