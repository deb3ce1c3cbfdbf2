/** What the studio says, apart from the customers' sentences: none of it reaches a page of the shop. */
const studioMessages = {
  "staff-sign-in-first": "Please sign in to the studio.",
  "staff-sign-in-failed": "This address and password do not fit. Please try again.",
  "staff-may-not": "Your role does not allow this.",
  "staff-confirm-first": "You were away for a while. Please confirm that it is you.",
  "staff-name-required": "Please enter a name.",
  "staff-name-invalid": "The name must be one line of at most 100 characters.",
  "staff-password-short": "The password must be at least 10 characters.",
  "staff-password-long": "The password must be at most 200 characters.",
  "staff-here": "Somebody with this address works here in another role. Please change that instead.",
  "staff-changed": "Somebody else has changed this meanwhile. Please look again.",
  "staff-last-owner": "The shop needs an owner: make somebody else one first.",
  "staff-link-ended": "This link has been used or has run out. Please ask for a new one.",
  "staff-passkey-wrong": "This passkey was not accepted. Please try again.",
  "staff-last-factor": "This is your only second factor. Please add another one first.",
  "customer-not-done": "This customer still has something under way.",
  "erase-address-wrong": "This is not the customer's email address.",
  "points-below-zero": "The customer has not so many points.",
  "proof-without-artwork":
    "There is no artwork for it yet: put a file into each of its places first, or ask the customer for it.",
  "order-not-made": "This order is not in production.",
  "staff-code-wrong": "This code is not right, or it was used before. Please enter the one shown now.",
  "coupon-code-invalid": "A code is three to twenty letters and digits.",
  "coupon-code-used": "There is a coupon with this code. Please choose another one.",
  "coupon-name-invalid": "The name must be one line of at most 80 characters.",
  "coupon-share-invalid": "Please enter a share from 0.1 to 90 per cent.",
  "coupon-amount-invalid": "Please enter an amount, such as 5.00.",
  "coupon-from-too-small": "It must count from at least what it takes off.",
  "coupon-uses-invalid": "Please enter a whole number, or nothing for no limit.",
  "coupon-uses-each": "One customer cannot use it more often than all together.",
  "coupon-day-invalid": "Please enter a day.",
  "coupon-ends-first": "The last day must not be before the first.",
  "coupon-products-gone": "Some of these products are no longer made. Please choose again.",
  "shop-line-required": "Please fill this in.",
  "shop-line-invalid": "This must be one line of at most 100 characters.",
  "shop-postcode-invalid": "A postcode has four digits.",
  "shop-phone-invalid": "Please enter a phone number, such as 09 555 0142.",
  "shop-gst-invalid": "This is not a GST number: its check digit does not fit. Please look again.",
  "shop-bank-invalid": "Please enter a New Zealand account, such as 12-3456-0123456-00.",
  "shop-bank-name-required": "Please say whose account it is.",
  "shop-bank-number-required": "Please enter the number of this account.",
  "shop-answer-days-invalid": "Please enter a number of working days from 1 to 10.",
  "shop-logo-invalid": "This is no picture that can be read. Please choose a PNG, a JPEG or an SVG.",
  "catalogue-picture-invalid":
    "This is no picture that can be read. Please choose a PNG, a JPEG or a WebP of at least 450 × 320 pixels.",
  "setting-number-invalid": "Please enter a whole number within these bounds.",
  "setting-choice-invalid": "Please choose one of those that are listed.",
  "setting-email-invalid": "Please enter an email address.",
  "setting-colour-invalid": "Please choose a colour, such as #d6006c.",
  "setting-colour-pale":
    "Words on this colour, and words of it, are hard to read: their contrast is below 4.5 to 1. Please choose a darker one.",
  "setting-sender-invalid": "Please enter a name and an address, such as Kisscut <hello@kisscut.example>.",
  "setting-sender-signed":
    "Mails are signed for the domain of the sender as it was when the shop was started: please keep that domain.",
  "setting-not-later": "This must be more days than the field before it.",
  "setting-not-earlier": "This must be fewer days than the prices are kept.",
  "setting-set-elsewhere": "This is set where the shop is started, and is not changed here.",
  "set-up-not-confirmed": "This has to be entered first.",
  "catalogue-unchanged": "There is nothing to publish.",
  "catalogue-faulty": "This cannot be put on sale as it is. Please mend what is marked first.",
  "catalogue-conflict": "Something of this was changed on sale meanwhile. Please decide what counts first.",
  "catalogue-prices-broken":
    "Some prices would be what a good price list does not ask. Please look at them, or say why.",
  "catalogue-taken-back": "This was taken back already.",
  "catalogue-waiting-gone": "This does not wait any more: it is on sale, or was taken off.",
  "catalogue-waiting-faulty":
    "This cannot be put on sale as it is. Please put it back into the draft to see what is wrong.",
  "catalogue-waiting-clash": "The draft changes the same by now. Please publish or drop the draft first.",
  "publish-hour-invalid": "Please choose a day and a time, such as 06:00.",
  "publish-hour-past": "This is past. Please choose a later time.",
  "publish-hour-far": "Please choose a day within a year.",
  "publish-hour-none":
    "The clocks go forward then: there is no such time on that day. Please choose another one.",
  "publish-hour-twice":
    "The clocks go back then: that time comes twice on that day. Please choose another one.",
  "catalogue-reason-long": "Please write up to 500 letters.",
  "saved-answer-used": "There is a saved answer with this name. Please choose another one.",
  "view-name-used": "There is a view with this name. Please choose another one.",
  "views-full": "You have 20 views of your own, which is as many as there can be. Remove one first.",
  "question-decided":
    "Somebody else has answered this question meanwhile, or decided that it needs no answer. Please look again.",
  "question-not-answered": "Only what was answered can be published.",
  "published-question-required": "Please write the question as everybody is to read it.",
  "published-question-invalid": "The question must be one line of at most 200 characters.",
  "published-answer-required": "Please write the answer as everybody is to read it.",
  "published-answer-invalid": "The answer must be plain text of at most 2,000 characters.",
  "published-product-gone": "This product is no longer made. Please publish it as about everything.",
  "published-twice": "This question stands there already. Please put it in other words.",
  "draft-closed": "This order was placed or quoted already. Please look at it again.",
  "draft-moved": "This order was changed meanwhile. Please look at it again.",
  "agreed-reason-required": "Please say why: only the staff read it.",
  "price-below-cost": "This is less than it costs the shop.",
  "terms-not-agreed": "Please tell the customer of the terms first.",
  "request-moved":
    "Something was said since you opened the page. Please read it; press again if it is still what you want to say.",
} as const;

export type StudioMessageCode = keyof typeof studioMessages;

export function isStudioCode(code: string): code is StudioMessageCode {
  return Object.hasOwn(studioMessages, code);
}

/** The sentence of a code of the studio. */
export function studioMessageOf(code: StudioMessageCode): string {
  return studioMessages[code];
}
