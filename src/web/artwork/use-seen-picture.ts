import { useState } from "react";

interface SeenPicture {
  /** How far it has come to the eye; null where there is none. */
  readonly state: "coming" | "there" | "lost" | null;
  /** Counts tries: each is another picture to the browser. */
  readonly attempt: number;
  readonly onLoad: () => void;
  readonly onError: () => void;
  readonly tryAgain: () => void;
}

/** Whether the picture at an address has come. */
export function useSeenPicture(href: string | null): SeenPicture {
  const [held, setHeld] = useState({ href, state: "coming" as "coming" | "there" | "lost", attempt: 0 });
  const now = held.href === href ? held : { href, state: "coming" as const, attempt: 0 };
  return {
    state: href === null ? null : now.state,
    attempt: now.attempt,
    onLoad: () => setHeld({ ...now, state: "there" }),
    onError: () => setHeld({ ...now, state: "lost" }),
    tryAgain: () => setHeld({ ...now, state: "coming", attempt: now.attempt + 1 }),
  };
}
