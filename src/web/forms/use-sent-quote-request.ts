import { useState } from "react";
import { type WireQuoteRequest, reportConversion } from "#web/calls/report-conversion.ts";
import { currentVisitor, refreshVisitor } from "#web/calls/visitor-store.ts";

export interface SentQuoteRequest extends WireQuoteRequest {
  readonly email: string;
}

/** The thank-you state of a dialog that asks for a quote. The request is counted; it has made or named this browser's guest. */
export function useSentQuoteRequest() {
  const [sent, setSent] = useState<SentQuoteRequest | null>(null);
  const onSent = (created: WireQuoteRequest, email: string): void => {
    setSent({ ...created, email });
    reportConversion(created);
    if (currentVisitor()?.user == null) void refreshVisitor();
  };
  return { sent, onSent };
}
