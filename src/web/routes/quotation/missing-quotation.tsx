import { data } from "react-router";
import { MissingQuotation } from "#web/features/quotation/missing-quotation.tsx";

export const meta = () => [
  { title: "Quotation not found | Kisscut" },
  { name: "robots", content: "noindex" },
];

/** A document that is not there, or not this browser's: a real 404. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export const ErrorBoundary = MissingQuotation;

export default function QuotationMissing() {
  return null;
}
