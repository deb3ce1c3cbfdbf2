import { data } from "react-router";

/** Any address that is no page: a real 404, shown by the root's error boundary. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
