import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createDrafts, type Drafts } from "./draft-selections.ts";
import type { Going } from "./page-search.ts";
import { afterPaint } from "./use-after-paint.ts";

/** Drafts of a page that shows a query; `go` changes it. */
export function useDrafts(search: string, go: (going: Going) => void): Drafts {
  const [drafts] = useState(() => createDrafts(afterPaint));
  // Whenever it is drawn: it may come back to the query that it was on the way from.
  useEffect(() => drafts.arrive(search));
  useLayoutEffect(() => {
    // What is pressed counts for what is seen.
    function catchUp() {
      const ahead = drafts.newest.get();
      if (ahead) flushSync(() => go({ search: ahead.search(), push: false }));
    }
    const giveUp = () => drafts.overtake(null);
    addEventListener("click", catchUp, true);
    addEventListener("popstate", giveUp);
    return () => {
      removeEventListener("click", catchUp, true);
      removeEventListener("popstate", giveUp);
      giveUp();
    };
  }, [drafts, go]);
  return drafts;
}
