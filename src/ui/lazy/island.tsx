import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { isPlainPress } from "./is-plain-press.ts";
import { loadChunk } from "./load-chunk.ts";

/** The server's markup stays as it is: React is told nothing about what is inside. */
const LEFT = { __html: "" };

/** How far outside the view a part of the page is when its script is fetched. */
const NEAR = "300px 0px";

/** Calls back once, when an element is used. Answers what gives that up. */
type WhenUsed = (element: Element, onUse: () => void) => () => void;

/** A part that is read is used when it is near the view, or the keyboard's focus comes in. */
function whenNear(element: Element, onUse: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) used();
    },
    { rootMargin: NEAR },
  );
  function giveUp() {
    observer.disconnect();
    element.removeEventListener("focusin", used);
  }
  function used() {
    giveUp();
    onUse();
  }
  observer.observe(element);
  element.addEventListener("focusin", used);
  return giveUp;
}

/** Buttons, and links that become something else in their place. */
const PRESSABLE = "button, a[data-press]";

/**
 * Notes what is pressed in an element, which is a use of it, and keeps it from whoever else would hear of it. Answers what ends
 * that and gives it. It listens at the window: while React takes an element over, its listener at the document stops presses in it.
 */
function notePresses(element: Element, onUse: () => void): () => readonly HTMLElement[] {
  const pressed: HTMLElement[] = [];
  function note(event: MouseEvent) {
    const { target } = event;
    if (!isPlainPress(event) || !(target instanceof Element && element.contains(target))) return;
    const button = target.closest<HTMLElement>(PRESSABLE);
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(button);
    onUse();
  }
  window.addEventListener("click", note, true);
  return () => {
    window.removeEventListener("click", note, true);
    return pressed;
  };
}

interface ListeningProps {
  /** Answers what was pressed before anybody listened: that counts now. */
  readonly onListening: () => readonly HTMLElement[];
  readonly children: ReactNode;
}

function Listening({ onListening, children }: ListeningProps) {
  useEffect(() => {
    // One after the other, each on what the one before has drawn.
    for (const button of onListening()) setTimeout(() => button.click());
  }, [onListening]);
  return children;
}

/** Fetches a part's component, and what that needs for the properties it is first drawn with. */
type Load<Props> = (first: Props) => Promise<ComponentType<Props>>;

interface Part<Props> {
  update(props: Props): void;
  close(): void;
}

/** Opens a root of its own in an element: over the server's markup when it is used or its properties change, else at once. */
function openPart<Props extends object>(
  element: Element,
  load: Load<Props>,
  whenUsed: WhenUsed,
  first: Props,
): Part<Props> {
  let newest = first;
  let isAsked = false;
  let isListening = false;
  let isClosed = false;
  let root: Root | null = null;
  let drawn: ComponentType<Props> | null = null;
  const endNoting = notePresses(element, open);
  function partWith(component: ComponentType<Props>, props: Props) {
    return <Listening onListening={listen}>{createElement(component, props)}</Listening>;
  }
  function draw() {
    if (isListening && root && drawn) root.render(partWith(drawn, newest));
  }
  /** Markup that is drawn anew before React has taken it over is thrown away whole. */
  function listen() {
    isListening = true;
    if (newest !== first) draw();
    return endNoting();
  }
  function mount(component: ComponentType<Props>) {
    if (isClosed) return;
    drawn = component;
    if (element.hasChildNodes()) {
      root = hydrateRoot(element, partWith(component, first));
    } else {
      root = createRoot(element);
      isListening = true;
      draw();
    }
  }
  function open() {
    if (isAsked) return;
    isAsked = true;
    loadChunk(() => load(first)).then(mount, (error: unknown) => {
      // What the server sent stays readable; the next use asks for the script again.
      isAsked = false;
      console.error(error);
    });
  }
  const giveUp = element.hasChildNodes() ? whenUsed(element, open) : open;
  if (giveUp === open) open();
  return {
    update: (props) => {
      if (props === newest) return;
      newest = props;
      open();
      draw();
    },
    close: () => {
      isClosed = true;
      endNoting();
      if (giveUp !== open) giveUp();
      // React does not let a root end while another one is drawn.
      queueMicrotask(() => root?.unmount());
    },
  };
}

/**
 * A part of a page that the server writes whole and the browser leaves as it is until it is used (decision 065): its words cost no script.
 * Against `lazy` and `Suspense` all of them save 480 to 780 of some 2,000 ms of the main thread of a quote page on a phone, and 90 KB (decision 293).
 * It knows nothing of the page around it (no router, no context); links in it are plain, and it makes its ids itself, for
 * `useId` counts otherwise here. `onServer` is the component where there is no browser, null elsewhere.
 * `styles` is one class of each style sheet it is drawn with: a sheet that is imported without a name is left out of the page's.
 * `whenUsed` tells when its script is fetched; a press in it, or other properties, fetch it, too.
 */
export function island<Props extends object>(
  load: Load<Props>,
  onServer: ComponentType<Props> | null,
  styles: readonly (string | undefined)[],
  whenUsed: WhenUsed = whenNear,
): ComponentType<Props> {
  if (styles.includes(undefined)) throw new Error("an island's style sheet lost a class");
  return memo(function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const part = useRef<Part<Props> | null>(null);
    const first = useRef(props);
    useEffect(() => {
      if (place.current === null) return undefined;
      const opened = openPart(place.current, load, whenUsed, first.current);
      part.current = opened;
      return opened.close;
    }, []);
    // As a layout effect: what is drawn from it is in the frame of what it is drawn for.
    useLayoutEffect(() => part.current?.update(props), [props]);
    if (onServer !== null) return <div>{createElement(onServer, props)}</div>;
    return <div ref={place} dangerouslySetInnerHTML={LEFT} suppressHydrationWarning />;
  });
}
