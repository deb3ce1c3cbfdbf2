import { useEffect, useState } from "react";
import { endOfPress } from "./end-of-press.ts";

/** What is shown of something that comes and goes by itself: it changes only while nothing is pressed. Null at first. */
export function useAfterPress<Value>(value: Value): Value | null {
  const [shown, setShown] = useState<Value | null>(null);
  useEffect(() => {
    let isStale = false;
    void endOfPress().then(() => {
      if (!isStale) setShown(value);
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return shown;
}
