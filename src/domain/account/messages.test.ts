import { expect, test } from "vitest";
import { messages, say, type MessageCode } from "./messages.ts";

const spoken: [MessageCode, string][] = [
  ["unexpected", "An error occurred. Please try again or submit a report."],
  ["first-name-required", "First name is required. Please try again."],
  ["last-name-required", "Last name is required. Please try again."],
  ["email-required", "Email address is required. Please try again."],
  ["email-invalid", "Please enter a valid email."],
  ["email-used", "Email address already used. Please use another email."],
  ["password-required", "Password is required. Please try again."],
  ["password-too-short", "The password must be at least 6 characters."],
  ["order-number-required", "Order Number is required. Please try again."],
  ["old-password-required", "Old password is required. Please try again."],
  ["old-password-incorrect", "Old password is incorrect. Please try again."],
  ["new-password-required", "New password is required. Please try again."],
  ["confirm-password-required", "Confirm password is required. Please try again."],
  ["passwords-differ", "New password and confirm password do not match."],
  ["code-required", "Verification code required."],
  ["code-incorrect", "Please enter the verification code sent to your email."],
  ["code-expired", "Verification code expired, resend email verification."],
  ["email-verified", "Thank you for verifying your email address."],
  ["street-address-required", "Street address is required. Please try again."],
  ["city-required", "City is required. Please try again."],
  ["postcode-required", "Postcode is required. Please try again."],
  ["phone-number-required", "Phone number is required. Please try again."],
  ["address-label-required", "Address label is required. Please try again."],
  ["province-required", "Province is required. Please try again."],
  ["address-added", "Your new address has been added successfully."],
  ["address-edited", "Your existing address has been edited successfully."],
  ["address-not-added", "Unable to add address. Please try again."],
  ["address-not-edited", "Unable to edit address. Please try again."],
  ["address-exists", "You are using an address that already exist."],
  ["message-required", "Your message is required. Please try again."],
  [
    "proof-approved",
    "Sorry, your final proof has already been approved. Please close the modal to check for updates.",
  ],
  ["too-many-files", "You cannot upload more than 4 files."],
  ["quote-request-not-found", "Sorry, we're unable to find the quote request your were looking for."],
  [
    "artwork-evaluated",
    "Sorry, update is unavailable. Your artwork has already been evaluated. Please close modal to check evaluation details.",
  ],
  ["file-type", "File type not accepted. Please try again."],
  ["file-required", "Please upload your file"],
  ["cuts-required", "Number of cuts is required. Please try again."],
  ["cuts-too-many", "Number of cuts should not be more than 30. Request a quote from the button below."],
  ["stickers-required", "Please specify the number of stickers to place in one seat."],
  ["stickers-too-many", "Number of stickers should not be more than 30."],
  ["special-processing-required", "Please select a special processing option."],
  ["size-required", "Size is required. Please try again."],
  ["quote-first-name", "Please enter the first name."],
  ["quote-last-name", "Please enter the last name."],
  ["quote-email", "Please enter the email address."],
  ["quote-email-invalid", "Invalid email address."],
  ["email-registered", "This is a registered e-mail address. You can contact us after logging in."],
  ["email-disposable", "Sorry, we don't allow disposable email address."],
  ["quote-quantity", "Please enter the quantity."],
  ["guest-password-required", "Please Enter password."],
  ["guest-password-incorrect", "Incorrect password."],
];

test.each(spoken)("%s is said to the letter", (code, sentence) => {
  expect(say(code)).toBe(sentence);
});

test("a message has the status of an answer or is only ever shown by a page", () => {
  for (const [code, { status }] of Object.entries(messages))
    expect(status === null || (status >= 200 && status < 600), code).toBe(true);
});
