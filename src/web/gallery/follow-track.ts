/** A swipe has come to rest when the track has not moved for this long. */
const REST_MS = 100;

export interface TrackFollower {
  /** We scroll the track to a place ourselves: nothing is reported before it is there. */
  readonly aimAt: (position: number) => void;
  readonly moved: () => void;
  /** A finger or a wheel takes over: wherever it comes to rest is reported. */
  readonly release: () => void;
  readonly stop: () => void;
}

/** Reports the place a track has come to rest at. A scroll of our own reports nothing on its way, however slowly it goes. */
export function followTrack(nearest: () => number | null, report: (position: number) => void): TrackFollower {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let aim: number | null = null;
  const settle = () => {
    const reached = nearest();
    if (reached === null || (aim !== null && aim !== reached)) return;
    aim = null;
    report(reached);
  };
  return {
    aimAt: (position) => {
      aim = position;
    },
    moved: () => {
      clearTimeout(rest);
      rest = setTimeout(settle, REST_MS);
    },
    release: () => {
      aim = null;
    },
    stop: () => clearTimeout(rest),
  };
}
