import { data } from "react-router";
import { QuotationNotFound } from "#web/features/quotation/quotation-not-found.tsx";

export function meta() {
  return [{ title: "Quotation not found | Kisscut" }, { name: "robots", content: "noindex" }];
}

/** A document that is not there, or not this browser's: a real 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export const ErrorBoundary = QuotationNotFound;

export default function QuotationNotFoundRoute() {
  return null;
}
