import {
  cutsRequired,
  cutsTooMany,
  quantityRequired,
  stickersRequired,
  stickersTooMany,
  unexpectedMessage,
} from "./first-messages.ts";

/**
 * The error catalogue (quotes-and-accounts.md 8), to the letter. The sentences the spec cuts short ("Old password is
 * required...", the address fields) end like their neighbours: "Please try again."
 */
const messages = {
  unexpected: unexpectedMessage,
  "first-name-required": "First name is required. Please try again.",
  "last-name-required": "Last name is required. Please try again.",
  "email-required": "Email address is required. Please try again.",
  "email-invalid": "Please enter a valid email.",
  "email-used": "Email address already used. Please use another email.",
  "password-required": "Password is required. Please try again.",
  "password-too-short": "The password must be at least 6 characters.",
  "order-number-required": "Order Number is required. Please try again.",
  "old-password-required": "Old password is required. Please try again.",
  "old-password-incorrect": "Old password is incorrect. Please try again.",
  "new-password-required": "New password is required. Please try again.",
  "confirm-password-required": "Confirm password is required. Please try again.",
  "passwords-differ": "New password and confirm password do not match.",
  "code-required": "Verification code required.",
  "code-incorrect": "Please enter the verification code sent to your email.",
  "code-expired": "Verification code expired, resend email verification.",
  "email-verified": "Thank you for verifying your email address.",
  "street-address-required": "Street address is required. Please try again.",
  "city-required": "City is required. Please try again.",
  "postcode-required": "Postcode is required. Please try again.",
  "phone-number-required": "Phone number is required. Please try again.",
  "address-label-required": "Address label is required. Please try again.",
  "province-required": "Province is required. Please try again.",
  "address-added": "Your new address has been added successfully.",
  "address-edited": "Your existing address has been edited successfully.",
  "address-not-added": "Unable to add address. Please try again.",
  "address-not-edited": "Unable to edit address. Please try again.",
  "address-exists": "You are using an address that already exist.",
  "message-required": "Your message is required. Please try again.",
  "proof-unprintable":
    "No proof is sent, as no print file can be made of this: why not stands with the item.",
  "proof-approved":
    "Sorry, your final proof has already been approved. Please close the modal to check for updates.",
  "too-many-files": "You cannot upload more than 4 files.",
  "quote-request-not-found": "Sorry, we're unable to find the quote request your were looking for.",
  "artwork-evaluated":
    "Sorry, update is unavailable. Your artwork has already been evaluated. Please close modal to check evaluation details.",
  "file-type": "File type not accepted. Please try again.",
  "file-required": "Please upload your file",
  "cuts-required": cutsRequired,
  "cuts-too-many": cutsTooMany,
  "stickers-required": stickersRequired,
  "stickers-too-many": stickersTooMany,
  "special-processing-required": "Please select a special processing option.",
  "size-required": "Size is required. Please try again.",
  // Section 5: the quote form and the guest's sign-in
  "quote-first-name": "Please enter the first name.",
  "quote-last-name": "Please enter the last name.",
  "quote-email": "Please enter the email address.",
  "quote-email-invalid": "Invalid email address.",
  "email-registered": "This is a registered e-mail address. You can contact us after logging in.",
  "email-disposable": "Sorry, we don't allow disposable email address.",
  "quote-quantity": quantityRequired,
  "guest-password-required": "Please Enter password.",
  "guest-password-incorrect": "Incorrect password.",
  // Ours, where the spec has no words
  "sign-in-failed": "Incorrect email or password.",
  "sign-in-first": "Please sign in first.",
  "password-must-change": "Please change your temporary password first.",
  "form-not-begun": "Please open the form again.",
  "not-found": "We could not find this.",
  "still-running": "This is still being sent. Please wait a moment.",
  "key-used": "This was sent before with other details. Please send it again.",
  "product-gone": "We no longer make this product.",
  "not-priced": "We cannot price this now.",
  "price-changed": "The price has changed. Please check it and try again.",
  "compare-full": "You can compare 12 products at a time. Please remove one first.",
  "cart-full": "Your cart holds at most 100 items. Please remove one first.",
  "cart-empty": "Your cart is empty.",
  "file-too-large": "Each file may have up to 25 MB.",
  "upload-too-large": "Each file may have up to 200 MB.",
  "upload-budget":
    "That is more than we take in a day. Please write where we can fetch the rest, or send it tomorrow.",
  "uploads-open":
    "Other files from your network are still on their way. Please wait until they have arrived, or remove some.",
  "upload-gone": "A file is no longer here. Please remove it and attach it again.",
  "upload-unfinished": "A file is still on its way. Please wait until it has arrived, or remove it.",
  "file-active":
    "This drawing holds a script, or definitions of its own. Please save it as a plain SVG or a PDF.",
  "artwork-full": "You keep 500 files of artwork, and there is no room for more. Please delete one first.",
  "artwork-gone": "A file of your artwork is no longer here. Please remove it and choose it again.",
  "artwork-used": "This file is still used, so it cannot be deleted.",
  "cut-line-gone":
    "The cut line round your picture is no longer here. Please open the product again: it is drawn anew.",
  "cut-lines-full": "There are too many cut lines round this file. Please upload it once more.",
  "artwork-type":
    "We cannot show this kind of file on a product. Please save it as a PDF, or send it with a quote request.",
  "artwork-postscript": "We cannot print from EPS and PostScript files. Please save it as PDF.",
  "artwork-illustrator":
    "There is no PDF in this Illustrator file. Please save it again with “Create PDF Compatible File”, or as PDF.",
  "artwork-photoshop": "This is a Photoshop file. Please save it as PDF, or as TIFF or PNG in one layer.",
  "artwork-heic": "This is a HEIC photo, as phones take them. Please save it as JPEG.",
  "artwork-indesign": "This is an InDesign file. Please export it as PDF.",
  "artwork-coreldraw": "This is a CorelDRAW file. Please publish it as PDF.",
  "artwork-program": "This is the file of a drawing program. Please export it as PDF.",
  "artwork-archive": "This is an archive of files. Please unpack it, and choose the pictures in it.",
  "artwork-office": "This is a document of an office program. Please save it as PDF.",
  "artwork-text": "This is plain text. Please save it as PDF, laid out as it is to be printed.",
  "artwork-other-picture": "We cannot print from this kind of picture. Please save it as PNG, JPEG or TIFF.",
  "artwork-empty": "There is nothing in this file. Please export it once more.",
  "artwork-unreadable": "This file could not be read: it may be damaged. Please export it once more.",
  "artwork-password": "This file opens with a password only. Please save it without one.",
  "artwork-lab": "This TIFF is in Lab colours, which we cannot print from. Please save it in RGB or CMYK.",
  "artwork-too-large":
    "This picture has more than 120 million pixels. Please save it smaller, at 300 dpi for the size you order.",
  "artwork-too-heavy":
    "There is more in this file than we can show. Please save it flattened as a PDF or PNG, or send it with a quote request.",
  "plate-empty":
    "Nothing of the picture is like that. Please choose another colour, or a file that is black where the plate goes.",
  "plate-proportions":
    "This file has other proportions than your picture. Please save both at the same size, one over the other.",
  "postcode-invalid": "Please enter a postcode of four digits.",
  "phone-invalid": "Please enter a phone number, such as 021 555 0142.",
  "terms-required": "Please accept the terms.",
  "order-changed": "Something has changed since this page was shown. Please check it and order again.",
  "quotation-ordered": "This quotation has been ordered already. Please open it again.",
  "quotation-ended":
    "This quotation has ended. Please open it again: its products can be ordered at today's prices.",
  "request-answered":
    "This request was answered since you opened the page. Please look at the answer; press again if yours is to take its place.",
  "answer-ordered":
    "The customer has ordered by the last answer already. Please change the order, or ask them.",
  "answer-newer": "We have answered once more since this page was shown. Please look at the newer answer.",
  "answer-declined": "This price was declined already. Write to us if you would like it after all.",
  "answer-lapsed": "The last day of this price has passed. Write to us if you would still like it.",
  "request-ordered": "This was ordered already. Please write to us on the page of the order.",
  "decline-reason-required": "Please choose a reason.",
  "credit-exceeded":
    "There is not so much left on your account. Please pay by bank transfer, or pay an invoice first.",
  "quoted-in-words": "We priced this for you by hand. Please ask us for it again.",
  "nothing-due": "There is nothing to pay for this order.",
  "card-unavailable":
    "We cannot take cards at the moment. Please try again in a little while, or pay by bank transfer.",
  "order-closed": "This order has moved on. Please look at it again.",
  "order-not-ready": "An order goes into production when every proof is approved and all of it is paid.",
  "order-moved":
    "Something has happened to this order since you opened the page. Please look at it, then send this again.",
  "order-not-sent": "This order is not on its way yet. Please write to us on this page.",
  "problem-kind-required": "Please tick what is wrong.",
  "problem-words-required": "Please say what is wrong.",
  "problem-remedy-required": "Please choose what you do about it.",
  "amendment-same": "This is what was ordered. Please enter another size or quantity.",
  "amendment-cut":
    "This is cut along a line that was drawn at its size. Only its quantity can be another one; another size is ordered anew.",
  "amendment-below-zero":
    "With this the order would come to less than nothing. Please propose less of a change.",
  "correction-below-zero": "With this the order would come to less than nothing. Please take off less.",
  "correction-empties": "Nothing would be left to make. Please cancel the order instead.",
  "correction-reason-required": "Please say why: the customer reads it.",
  "correction-same": "This is how the order is. Please change something of it.",
  "proof-unchanged":
    "This is what the customer has sent back. Please change its artwork, or write why it stays as it is.",
  "deposit-too-large": "A deposit is less than the order costs.",
  "order-unpaid": "The rest is to be paid before it leaves.",
  "points-whole": "A point is a whole dollar. Please enter whole dollars.",
  "charge-title-required": "Please say what it is for.",
  "correction-moved": "It comes to another sum by now. Please look at it again.",
  "correction-lowers": "With this the order comes to less. Please ask somebody who may lower an order.",
  "shipping-not-offered": "It cannot be sent this way. Please choose another one.",
  "pin-words-required": "Please say what should change at each pin.",
  "proof-replaced": "There is a newer proof. Please look at it first.",
  "approval-without-artwork":
    "There is no artwork for this yet, so there is nothing to approve. Please send us your artwork first.",
  "proof-outdated": "Other artwork was sent since. The next proof shows it; please look at that one.",
  "proof-sent-back":
    "A change of this proof was asked for already. The next proof is being made; please look at that one.",
  "cash-in-coins": "Cash has no coins below 10 cents. Please enter what was handed over.",
  "amount-invalid": "Please enter an amount such as 57.00.",
  "refund-away":
    "The provider of the card does not answer. Please send this again in a moment: it is given back once, however often you do.",
  "refund-late": "The refund is under way. It is noted here when it is done.",
  "refund-too-large": "No more can be given back than was paid.",
  "reference-used":
    "This reference was recorded before with another amount. If it is another payment, add its day to the reference.",
  "reference-required": "Please enter the reference, as the bank names it.",
  "carrier-required": "Please enter who carries it.",
  "cancel-reason-required": "Please say why. The customer reads it.",
  "message-invalid": "Please write plain text of at most 2,000 characters.",
  "too-many-tries": "Too many tries. Please wait a moment and try again.",
  "region-required": "Region is required. Please try again.",
  "first-name-invalid": "First name must be plain text of at most 100 characters.",
  "last-name-invalid": "Last name must be plain text of at most 100 characters.",
  "password-temporary": "Please choose a password other than the temporary one.",
  "password-invalid": "The password must be at most 200 characters.",
  "address-text-invalid": "Please enter plain text of at most 150 characters.",
  "review-title-required": "Title is required. Please try again.",
  "review-title-invalid": "The title must be one line of at most 80 characters.",
  "review-rate-required": "Please choose 1 to 5 stars.",
  "review-comment-required": "Comment is required. Please try again.",
  "review-comment-invalid": "The comment must be plain text of at most 2,000 characters.",
  "review-product-unknown": "Please choose the product you are writing about.",
  "question-invalid": "Please write plain text of at most 1,000 characters.",
  "design-name-required": "Please name your design.",
  "design-name-invalid": "The name must be one line of at most 60 characters.",
  "design-not-lettering": "Only lettering designs can be kept.",
  "designs-full": "You keep 100 designs, and there is no room for more. Please delete one first.",
  "review-written": "You have reviewed this product already. Thank you.",
} as const;

export type MessageCode = keyof typeof messages;

/** The sentence of a code. */
export function messageOf(code: MessageCode): string {
  return messages[code];
}
