import {
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import styles from "./tooltip.module.css";

/** A finger has no place to rest on: it leaves as it lets go. */
function isHover({ pointerType }: ReactPointerEvent): boolean {
  return pointerType !== "touch";
}

/** While something lies over the page, Escape and a press beside it put it away, wherever the focus is (WCAG 1.4.13). */
function useDismiss(shown: boolean, place: RefObject<HTMLElement | null>, putAway: () => void): void {
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") putAway();
    };
    const onPress = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) putAway();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [shown, place, putAway]);
}

interface TooltipProps {
  readonly text: ReactNode;
  /** Which edge of the control the words keep to, so that they never leave the page. */
  readonly align?: "start" | "end";
  readonly children: (id: string) => ReactNode;
}

/** Words that appear while the control is hovered or focused, or once it was tapped; Escape puts them away. */
export function Tooltip({ text, align = "start", children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = useCallback(() => setShown(false), []);
  useDismiss(shown, anchor, hide);
  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => isHover(event) && show()}
      onPointerLeave={(event) => isHover(event) && hide()}
      onPointerUp={(event) => !isHover(event) && show()}
      onFocus={show}
      onBlur={hide}
    >
      {children(id)}
      <span role="tooltip" id={id} hidden={!shown} className={styles.tip} data-align={align}>
        {text}
      </span>
    </span>
  );
}
