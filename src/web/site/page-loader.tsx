import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { LoadingLine } from "#ui/feedback/loading-line.tsx";
import styles from "./page-loader.module.css";

/** After this long it is said that the shop keeps asking. */
const SLOW_AFTER_MS = 3_000;

/** Says that the next page takes long, and that nothing needs to be done. */
function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.slow}>
      {isSlow && "This takes longer than usual. We keep trying."}
    </p>
  );
}

/** A line at the top while the next page's data loads (banner.md 2); a change of options loads nothing. */
export function PageLoader() {
  const { location: next } = useNavigation();
  const here = useLocation();
  if (next === undefined || next.pathname === here.pathname) return null;
  return (
    <>
      <LoadingLine />
      <SlowNotice key={next.key} />
    </>
  );
}
