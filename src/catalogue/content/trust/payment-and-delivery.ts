import type { TrustPage } from "#domain/content/trust-page.ts";

/** For the shop's owner to check before it opens. */
export const paymentAndDelivery: TrustPage = {
  path: "/payment-and-delivery",
  lead: "How to pay, what shipping costs, and when it is with you.",
  sections: [
    {
      heading: "Payment",
      paragraphs: [
        "By bank transfer, or by card where the checkout offers it. The order’s page names our account and the number to use as the reference, and we email you when your payment has arrived.",
        "All prices are in New Zealand dollars and include GST. Our GST number is {gst-number}; it is on every quotation.",
      ],
    },
    {
      heading: "How long it takes",
      paragraphs: [
        "{standard} by Standard, delivery included, from the day you have approved the proof and paid. Transparent stickers, and anything in transparent vinyl, take {standard:transparent-stickers}, and vinyl lettering {standard:vinyl-lettering}. By Express it is {express}.",
        "Orders approved and paid after {cut-off} are processed next business day. Business days are Monday to Friday, without public holidays.",
        "The price panel and the checkout say the day for what you order. A large job can take longer, and they know it.",
      ],
    },
    {
      heading: "What shipping costs",
      paragraphs: [
        "By Standard, Art Paper stickers ship free across New Zealand, everything else from a subtotal of {free-from}{free-up-to}. Below that, and by Express, the price panel and the checkout say what it costs.",
        "Embossed stickers can’t go by Express, and neither can a job too large for its days.",
      ],
    },
    {
      heading: "On its way",
      paragraphs: [
        "Delivery is within 3 business days after shipping. We email you the tracking number when it leaves us, and it is on the order’s page. We give no delivery date guarantee: if you need it for an event, leave a few days to spare.",
        "We deliver within New Zealand.",
      ],
    },
  ],
};
