import { useEffect } from "react";
import { useLocation } from "react-router";
import { forgetPicture } from "#web/calls/forget-picture.ts";
import { forgetUploads } from "#web/calls/forget-uploads.ts";
import type { ActsFor } from "#web/calls/visitor-store.ts";
import styles from "./acts-for-bar.module.css";

const wayWords = { telephone: "by telephone", counter: "at the counter" } as const;

/** Under this name a browser notes whose order it put together last. */
const LAST = "acts-for";

/** The picture and the files of one customer are nothing for the order of the next. */
function forgetFiles(): void {
  forgetUploads();
  forgetPicture();
}

function useOwnFilesOnly(draft: number): void {
  useEffect(() => {
    try {
      if (localStorage.getItem(LAST) === `${draft}`) return;
      localStorage.setItem(LAST, `${draft}`);
    } catch {
      // A browser that keeps nothing has nothing of anybody's.
      return;
    }
    forgetFiles();
  }, [draft]);
}

/** Says on each page for whom the staff put an order together here, and leads back to the studio. */
export function ActsForBar({ actsFor: { draft, name, way, back } }: { readonly actsFor: ActsFor }) {
  const { pathname } = useLocation();
  useOwnFilesOnly(draft);
  // It is placed in the studio.
  useEffect(() => {
    if (pathname === "/checkout") location.replace(back);
  }, [pathname, back]);
  return (
    <aside className={styles.bar} aria-label="Order for a customer">
      <p>
        Order for <b>{name}</b>, {wayWords[way]}.<span> What you add to the cart is added to it.</span>
      </p>
      <a href={back}>Back to the studio</a>
    </aside>
  );
}
