import type { TrustPage } from "#domain/content/trust-page.ts";

/** For the shop's owner to check before it opens. */
export const privacy: TrustPage = {
  path: "/privacy",
  lead: "What {shop-name} knows of you, why, and for how long. We sell nothing of it, and no other company follows you on our pages.",
  sections: [
    {
      heading: "What you tell us",
      paragraphs: [],
      list: [
        "Your name, email address, phone number and addresses, so that we can make, send and bill what you order. They stay with your account until you delete them or ask us to.",
        "A password, kept only as a hash that nobody can read back.",
        "What you configure and put into the cart, so that you find it again. A guest’s is deleted {kept-guest} after the last visit; what you take out of a cart, after {kept-removed}.",
        "What you type at the checkout, kept while you type: deleted {kept-draft} after the last change, and with the order.",
        "A registration that is never confirmed is deleted after {kept-registration}.",
      ],
    },
    {
      heading: "Your files",
      paragraphs: [
        "Your files go to us alone. Who has the link to an order of yours sees its pictures and can order it again, so pass that link on with care.",
      ],
      list: [
        "A file that nothing you did ever names is deleted after {kept-upload}.",
        "Artwork is kept for {kept-artwork} after you last chose it, so that you can order again; you can delete it before that, in your account or among your files.",
        "Artwork that a quotation, a quote request or an order names is kept with it.",
      ],
    },
    {
      heading: "Orders and letters",
      paragraphs: [
        "Orders, quotations and quote requests are business records, which tax law has us keep for at least seven years. Copies of the emails we send you are deleted after {kept-mail}.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: ["Only what the shop needs to work, set by us and read by us:"],
      list: [
        "Your sign-in ends after {kept-session} without a visit, and after {kept-session-most} in any case.",
        "A guest’s cart is found by a cookie for {kept-guest}, and files that are still on their way by one for {kept-uploader}.",
        "How many visits, carts and orders there are on a day we count as plain numbers, without a cookie and without you in them.",
        "Words that somebody searched for here and nothing was found, we note with how often, and with nobody in it: not who, nor when on the day, and nothing that looks like an address or a number. What fewer than three times was searched for is deleted after {kept-search}, unseen.",
        "To stop guessing of passwords and flooding, we count tries by network address for a short time. Our log names nobody.",
      ],
    },
    {
      heading: "Advertising",
      onlyWithDataLayer: true,
      paragraphs: [
        "When you order or ask for a quote, the page tells a tag manager of ours the number and the sum of it, so that we learn which advertisements work. It is not told who you are.",
      ],
    },
    {
      heading: "Who else sees it",
      paragraphs: [
        "The courier gets the address and phone number on the parcel. If you pay by card, Stripe takes the payment for us: it gets the number and sum of your order, your email address, and the name and address on the parcel. We never see the number of the card.",
        "Where our checkout suggests addresses, the service that knows them is asked for what you type into that one field, by us and without your name or network address. Nobody else sees anything, unless the law makes us.",
      ],
    },
    {
      heading: "A copy, a correction, or all of it deleted",
      paragraphs: [
        "Your account shows what we know, and you can change it there. For a copy of everything, or to have it deleted, write to {shop-email} from the address of your account or order. We answer within 20 working days, as the Privacy Act has it. What tax law has us keep stays, without what it does not need.",
        "If our answer does not satisfy you, the Office of the Privacy Commissioner takes complaints, free of charge.",
      ],
    },
  ],
};
