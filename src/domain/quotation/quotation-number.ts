const shape = /^Q\d{6}[0-9A-HJKMNP-TV-Z]{10}$/;

/** Whether a text can be a number of this shop: Q, the date and 50 random bits. Anything else need not be looked up. */
export function isQuotationNumber(text: string): boolean {
  return shape.test(text);
}
