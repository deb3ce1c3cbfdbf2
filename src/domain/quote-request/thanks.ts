/** What is said once a quote was asked for (quotes-and-accounts.md 2). */
export const quoteRequestThanks = {
  heading: "Your Quote Request has been sent!",
  words: "Thank you for your quote request. We will respond to you shortly. Please wait for a while.",
} as const;
