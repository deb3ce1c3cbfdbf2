const htmlTag = /<[a-z/!?]/i;
const controlCharacter = /\p{Cc}/u;
const directions = /\p{Bidi_Control}/gu;

/**
 * A text without the characters that turn its direction of writing: they make a line read otherwise than it is, and come
 * along unseen when a number is copied from a list of contacts.
 */
export function withoutDirections(text: string): string {
  return text.replace(directions, "");
}

/** One line that is safe to keep and show: no HTML tags, no control characters, no broken surrogates. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !htmlTag.test(text) && !controlCharacter.test(text);
}
