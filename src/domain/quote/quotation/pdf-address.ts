/** Where a quotation's document is: shown in the browser, or saved as a file. */
export const pdfAddress = (mode: "preview" | "download", number: string): string =>
  `/pdf/quotation/${mode}?quotation_no=${encodeURIComponent(number)}`;
