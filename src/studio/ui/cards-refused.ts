/** What an owner is told where Stripe refuses what the shop asks, and what mends it. */
export const cardsRefusedWords = {
  "key-refused":
    "Stripe does not take the shop's key, so nobody can pay by card. Copy the secret key again from Stripe, under Developers, API keys, and have it put into STRIPE_SECRET_KEY.",
  "key-too-narrow":
    "The shop's key at Stripe may not do what is needed, so nobody can pay by card. It has to write Checkout Sessions and Refunds, and to read PaymentIntents.",
  "request-refused":
    "Stripe answers and refuses what the shop asks for, so nobody may be able to pay by card. Please look at your account at Stripe, and that the key belongs to it.",
} as const;
