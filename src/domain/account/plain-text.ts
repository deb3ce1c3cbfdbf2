const htmlTag = /<[a-z/!?]/i;
const controlCharacter = /\p{Cc}/u;

/** One line that is safe to keep and show: no HTML tags, no control characters, no broken surrogates. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !htmlTag.test(text) && !controlCharacter.test(text);
