/** Where a quotation's document is: shown in the browser, or saved as a file. */
export function pdfAddress(mode: "preview" | "download", number: string): string {
  return `/pdf/quotation/${mode}?quotation_no=${encodeURIComponent(number)}`;
}
