import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "#ui/lazy/after-paint.ts";

/**
 * The value of a frame ago: what shows it is drawn once the frame with its change has been painted, and in slices.
 * React's own deferred value starts at once, and may take the time of the frame that somebody waits for.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let wanted = true;
    void afterPaint().then(() => {
      if (wanted) startTransition(() => setPainted(() => value));
    });
    return () => {
      wanted = false;
    };
  }, [value]);
  return painted;
}
