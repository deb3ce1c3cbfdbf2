/** The longest comment of a quote request, in characters. */
export const COMMENT_LENGTH = 4000;

const unprintable = /[^\P{Cc}\n\r\t]/u;

/** Text of several lines that can be kept and shown as text; what looks like HTML is text like any other. */
export function isComment(text: string): boolean {
  return text.length <= COMMENT_LENGTH && text.isWellFormed() && !unprintable.test(text);
}
