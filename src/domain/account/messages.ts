import { UNEXPECTED } from "#domain/unexpected.ts";

interface Message {
  /** The HTTP status the message travels with; null where it is only ever shown by a page. */
  readonly status: number | null;
  readonly text: string;
}

function refused(text: string): Message {
  return { status: 422, text };
}
function shown(text: string): Message {
  return { status: null, text };
}

/**
 * The error catalogue (quotes-and-accounts.md 8), to the letter. The sentences the spec cuts short ("Old password is
 * required...", the address fields) end like their neighbours: "Please try again."
 */
export const messages = {
  unexpected: { status: 500, text: UNEXPECTED },
  "first-name-required": refused("First name is required. Please try again."),
  "last-name-required": refused("Last name is required. Please try again."),
  "email-required": refused("Email address is required. Please try again."),
  "email-invalid": refused("Please enter a valid email."),
  "email-used": refused("Email address already used. Please use another email."),
  "password-required": refused("Password is required. Please try again."),
  "password-too-short": refused("The password must be at least 6 characters."),
  "order-number-required": refused("Order Number is required. Please try again."),
  "old-password-required": refused("Old password is required. Please try again."),
  "old-password-incorrect": refused("Old password is incorrect. Please try again."),
  "new-password-required": refused("New password is required. Please try again."),
  "confirm-password-required": refused("Confirm password is required. Please try again."),
  "passwords-differ": refused("New password and confirm password do not match."),
  "code-required": refused("Verification code required."),
  "code-incorrect": refused("Please enter the verification code sent to your email."),
  "code-expired": refused("Verification code expired, resend email verification."),
  "email-verified": { status: 201, text: "Thank you for verifying your email address." },
  "street-address-required": refused("Street address is required. Please try again."),
  "city-required": refused("City is required. Please try again."),
  "postcode-required": refused("Postcode is required. Please try again."),
  "phone-number-required": refused("Phone number is required. Please try again."),
  "address-label-required": refused("Address label is required. Please try again."),
  "province-required": refused("Province is required. Please try again."),
  "address-added": { status: 201, text: "Your new address has been added successfully." },
  "address-edited": { status: 200, text: "Your existing address has been edited successfully." },
  "address-not-added": refused("Unable to add address. Please try again."),
  "address-not-edited": { status: 404, text: "Unable to edit address. Please try again." },
  "address-exists": { status: 409, text: "You are using an address that already exist." },
  "message-required": refused("Your message is required. Please try again."),
  "proof-approved": {
    status: 409,
    text: "Sorry, your final proof has already been approved. Please close the modal to check for updates.",
  },
  "too-many-files": refused("You cannot upload more than 4 files."),
  "quote-request-not-found": {
    status: 404,
    text: "Sorry, we're unable to find the quote request your were looking for.",
  },
  "artwork-evaluated": {
    status: 409,
    text: "Sorry, update is unavailable. Your artwork has already been evaluated. Please close modal to check evaluation details.",
  },
  "file-type": { status: 415, text: "File type not accepted. Please try again." },
  "file-required": refused("Please upload your file"),
  "cuts-required": refused("Number of cuts is required. Please try again."),
  "cuts-too-many": refused(
    "Number of cuts should not be more than 30. Request a quote from the button below.",
  ),
  "stickers-required": refused("Please specify the number of stickers to place in one seat."),
  "stickers-too-many": refused("Number of stickers should not be more than 30."),
  "special-processing-required": refused("Please select a special processing option."),
  "size-required": refused("Size is required. Please try again."),
  // Section 5: the quote form and the guest's sign-in
  "quote-first-name": refused("Please enter the first name."),
  "quote-last-name": refused("Please enter the last name."),
  "quote-email": refused("Please enter the email address."),
  "quote-email-invalid": refused("Invalid email address."),
  "email-registered": refused("This is a registered e-mail address. You can contact us after logging in."),
  "email-disposable": refused("Sorry, we don't allow disposable email address."),
  "quote-quantity": refused("Please enter the quantity."),
  "guest-password-required": shown("Please Enter password."),
  "guest-password-incorrect": shown("Incorrect password."),
  // Ours, where the spec has no words
  "sign-in-failed": { status: 401, text: "Incorrect email or password." },
  "sign-in-first": { status: 401, text: "Please sign in first." },
  "password-must-change": { status: 403, text: "Please change your temporary password first." },
  "form-not-begun": { status: 403, text: "Please open the form again." },
  "not-found": { status: 404, text: "We could not find this." },
  "still-running": { status: 409, text: "This is still being sent. Please wait a moment." },
  "key-used": refused("This was sent before with other details. Please send it again."),
  "price-changed": { status: 409, text: "The price has changed. Please check it and try again." },
  "compare-full": refused("You can compare 12 products at a time. Please remove one first."),
  "cart-full": refused("Your cart holds at most 100 items. Please remove one first."),
  "cart-empty": refused("Your cart is empty."),
  "file-too-large": { status: 413, text: "Each file may have up to 25 MB." },
  "too-many-tries": { status: 429, text: "Too many tries. Please wait a moment and try again." },
  "first-name-invalid": refused("First name must be plain text of at most 100 characters."),
  "last-name-invalid": refused("Last name must be plain text of at most 100 characters."),
  "password-temporary": refused("Please choose a password other than the temporary one."),
  "password-invalid": refused("The password must be at most 200 characters."),
  "address-text-invalid": refused("Please enter plain text of at most 150 characters."),
} as const satisfies Record<string, Message>;

export type MessageCode = keyof typeof messages;

/** The sentence of a code. */
export function say(code: MessageCode): string {
  return messages[code].text;
}
