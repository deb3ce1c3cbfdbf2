import { useLocation, useNavigation } from "react-router";
import { LoadingLine } from "../../../ui/feedback/loading-line.tsx";

/** A line at the top while the next page's data loads (banner.md 2); a change of options loads nothing. */
export const PageLoader = () => {
  const { location: next } = useNavigation();
  const here = useLocation();
  if (next === undefined || next.pathname === here.pathname) return null;
  return <LoadingLine />;
};
