import { useEffect, useState } from "react";
import { TOO_MANY_FILES_MS } from "#domain/artwork/file-rules.ts";

/** True for five seconds after each time that there were too many. */
export function useTooMany(times: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setOver(times), TOO_MANY_FILES_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return times > over;
}
