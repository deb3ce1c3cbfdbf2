const TAB = 9;
const RETURN = 13;
const SPACE = 32;
const DELETE = 127;

/** What a page or a script would begin: HTML, SVG, XML and server code all open with one of these. */
const markup = /<[a-z/!?%]/i;

function isUnprintable(byte: number): boolean {
  return byte < TAB || (byte > RETURN && byte < SPACE) || byte === DELETE;
}

/** Whether bytes are the beginning of plain text: nothing unprintable, and no markup. */
export function isPlainTextContent(head: Uint8Array): boolean {
  return !head.some(isUnprintable) && !markup.test(String.fromCharCode(...head.filter((byte) => byte < 128)));
}
