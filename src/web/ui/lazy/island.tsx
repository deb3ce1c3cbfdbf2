import { type ComponentType, createElement, memo, type ReactNode, useEffect, useRef } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { loadChunk } from "./load-chunk.ts";

/** The server's markup stays as it is: React is told nothing about what is inside. */
const LEFT = { __html: "" };

/** How far outside the view a part of the page is when its script is fetched. */
const NEAR = "300px 0px";

/** Calls back once, when an element is near the view, or the keyboard's focus comes in. Answers what gives that up. */
function whenUsed(element: Element, onUse: () => void): () => void {
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

/** Notes what is pressed in an element. Answers what ends that and gives it. */
function notePresses(element: Element): () => readonly HTMLElement[] {
  const pressed: HTMLElement[] = [];
  function note(event: Event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
    if (button === null) return;
    event.preventDefault();
    pressed.push(button);
  }
  element.addEventListener("click", note);
  return () => {
    element.removeEventListener("click", note);
    return pressed;
  };
}

interface ListeningProps {
  /** Pressed before anybody listened: that counts now. */
  readonly pressed: readonly HTMLElement[];
  readonly children: ReactNode;
}

function Listening({ pressed, children }: ListeningProps) {
  useEffect(() => {
    for (const button of pressed) button.click();
  }, [pressed]);
  return children;
}

interface Part<Props> {
  update(props: Props): void;
  close(): void;
}

/** Opens a root of its own in an element: over the server's markup when it is used or its properties change, else at once. */
function openPart<Props extends object>(
  element: Element,
  load: () => Promise<ComponentType<Props>>,
  first: Props,
): Part<Props> {
  let newest = first;
  let isAsked = false;
  let isClosed = false;
  let root: Root | null = null;
  let drawn: ComponentType<Props> | null = null;
  let pressed: readonly HTMLElement[] = [];
  const endNoting = notePresses(element);
  function partWith(component: ComponentType<Props>, props: Props) {
    return <Listening pressed={pressed}>{createElement(component, props)}</Listening>;
  }
  function draw() {
    if (root && drawn) root.render(partWith(drawn, newest));
  }
  function mount(component: ComponentType<Props>) {
    if (isClosed) return;
    drawn = component;
    const isFromServer = element.hasChildNodes();
    pressed = endNoting();
    root = isFromServer ? hydrateRoot(element, partWith(component, first)) : createRoot(element);
    if (!isFromServer || newest !== first) draw();
  }
  function open() {
    if (isAsked) return;
    isAsked = true;
    loadChunk(load).then(mount, (error: unknown) => {
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
      if (giveUp !== open) giveUp();
      // React does not let a root end while another one is drawn.
      queueMicrotask(() => root?.unmount());
    },
  };
}

/**
 * A part of a page that the server writes whole and the browser leaves as it is until it is used: its words cost no script.
 * It knows nothing of the page around it (no router, no context); links in it are plain, and it makes its ids itself, for
 * `useId` counts otherwise here. `onServer` is the component where there is no browser, null elsewhere.
 * `styles` is one class of each style sheet it is drawn with: a sheet that is imported without a name is left out of the page's.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
  styles: readonly (string | undefined)[],
): ComponentType<Props> {
  if (styles.includes(undefined)) throw new Error("an island's style sheet lost a class");
  return memo(function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const part = useRef<Part<Props> | null>(null);
    const first = useRef(props);
    useEffect(() => {
      if (place.current === null) return undefined;
      const opened = openPart(place.current, load, first.current);
      part.current = opened;
      return opened.close;
    }, []);
    useEffect(() => part.current?.update(props), [props]);
    if (onServer !== null) return <div>{createElement(onServer, props)}</div>;
    return <div ref={place} dangerouslySetInnerHTML={LEFT} suppressHydrationWarning />;
  });
}
