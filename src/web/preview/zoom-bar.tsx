import type { ReactNode } from "react";
import { nextStop, type View, WHOLE_STAGE } from "#domain/preview/geometry/view.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { zoomedOn } from "./view-after-key.ts";
import styles from "./zoom.module.css";

interface ZoomButtonProps {
  readonly name: string;
  readonly shortcut: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Where it does nothing it stays reachable: the focus is not lost at the last stop. */
function ZoomButton({ name, shortcut, disabled, onPress, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-keyshortcuts={shortcut}
      aria-disabled={disabled || undefined}
      title={`${name} (${shortcut})`}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {children}
    </button>
  );
}

interface ZoomBarProps {
  readonly view: View;
  /** Takes what follows from the view of that moment: several presses may come in one frame. */
  readonly onView: (next: (view: View) => View) => void;
}

/** How large the picture is, said when it changes, and the buttons that make it larger, smaller and whole. */
export function ZoomBar({ view, onView }: ZoomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <ZoomButton
          name="Zoom out"
          shortcut="-"
          disabled={nextStop(view, "out") === null}
          onPress={() => onView((now) => zoomedOn(now, "out"))}
        >
          <span className={styles.sign}>−</span>
        </ZoomButton>
        <span className={styles.percent} aria-live="polite" aria-atomic="true">
          <VisuallyHidden>Zoom </VisuallyHidden>
          {Math.round(view.zoom * 100)}%
        </span>
        <ZoomButton
          name="Zoom in"
          shortcut="+"
          disabled={nextStop(view, "in") === null}
          onPress={() => onView((now) => zoomedOn(now, "in"))}
        >
          <span className={styles.sign}>+</span>
        </ZoomButton>
        <ZoomButton
          name="Fit the whole picture"
          shortcut="0"
          disabled={view.zoom === 1}
          onPress={() => onView(() => WHOLE_STAGE)}
        >
          Fit
        </ZoomButton>
      </div>
      {view.zoom > 1 ? <span className={styles.hint}>Drag it, or use the arrow keys</span> : null}
    </div>
  );
}
