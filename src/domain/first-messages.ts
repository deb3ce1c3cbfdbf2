/**
 * Sentences of the error catalogue (quotes-and-accounts.md 8) that a page may have to say before anything is opened, each by its own
 * name: a page that imports these does not carry the others.
 */
export const unexpectedMessage = "An error occurred. Please try again or submit a report.";
export const cutsRequired = "Number of cuts is required. Please try again.";
export const cutsTooMany =
  "Number of cuts should not be more than 30. Request a quote from the button below.";
export const stickersRequired = "Please specify the number of stickers to place in one seat.";
export const stickersTooMany = "Number of stickers should not be more than 30.";
export const quantityRequired = "Please enter the quantity.";
/** Ours, of the same kind as that of a quantity. */
export const setsRequired = "Please enter the number of sets.";
export const codeRequired = "Please enter a code.";
export const textRequired = "Please write your text.";
