import { data } from "react-router";
import { QuotationNotFound } from "#web/quotation/quotation-not-found.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Quotation not found");

/** A document that is not there, or not this browser's: a real 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export const ErrorBoundary = QuotationNotFound;

export default function QuotationNotFoundRoute() {
  return null;
}
