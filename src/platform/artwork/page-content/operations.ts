/** One operator of a content stream with its operands as they are written (ISO 32000-2, 7.8.2), and where it stands. */
export interface ContentOperation {
  readonly operator: string;
  readonly operands: readonly string[];
  readonly from: number;
  readonly to: number;
}

const whiteSpace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Buffer.from("()<>[]{}/%"));
const [PARENTHESIS, CLOSING_PARENTHESIS, BACKSLASH, COMMENT] = [0x28, 0x29, 0x5c, 0x25] as const;
const [ANGLE, CLOSING_ANGLE, BRACKET, CLOSING_BRACKET] = [0x3c, 0x3e, 0x5b, 0x5d] as const;

function at(bytes: Buffer, index: number): number {
  return bytes[index] ?? 0;
}

function endOfText(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let index = start; index < bytes.length; index += 1) {
    const byte = at(bytes, index);
    if (byte === BACKSLASH) index += 1;
    else if (byte === PARENTHESIS) depth += 1;
    else if (byte === CLOSING_PARENTHESIS) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return bytes.length;
}

/** Where an array or a dictionary ends. */
function endOfNested(bytes: Buffer, start: number): number {
  const isArray = at(bytes, start) === BRACKET;
  let index = start + (isArray ? 1 : 2);
  while (index < bytes.length) {
    const byte = at(bytes, index);
    if (whiteSpace.has(byte)) index += 1;
    else if (isArray && byte === CLOSING_BRACKET) return index + 1;
    else if (!isArray && byte === CLOSING_ANGLE && at(bytes, index + 1) === CLOSING_ANGLE) return index + 2;
    else index = Math.max(index + 1, endOfWord(bytes, index));
  }
  return bytes.length;
}

/** Where an operand or operator that begins at `start` ends. */
function endOfWord(bytes: Buffer, start: number): number {
  const first = at(bytes, start);
  if (first === PARENTHESIS) return endOfText(bytes, start);
  if (first === BRACKET || (first === ANGLE && at(bytes, start + 1) === ANGLE))
    return endOfNested(bytes, start);
  if (first === ANGLE) {
    const end = bytes.indexOf(CLOSING_ANGLE, start);
    return end < 0 ? bytes.length : end + 1;
  }
  let index = start + 1;
  while (index < bytes.length && !whiteSpace.has(at(bytes, index)) && !delimiters.has(at(bytes, index)))
    index += 1;
  return index;
}

function endOfLine(bytes: Buffer, start: number): number {
  let index = start;
  while (index < bytes.length && at(bytes, index) !== 10 && at(bytes, index) !== 13) index += 1;
  return index;
}

function isReadable(byte: number): boolean {
  return whiteSpace.has(byte) || (byte >= 32 && byte < 127);
}

/** The end of the pixels of a picture that stands in the stream: EI between white space, with something readable after it. */
function endOfPixels(bytes: Buffer, start: number): number {
  for (let index = bytes.indexOf("EI", start); index >= 0; index = bytes.indexOf("EI", index + 1)) {
    const isWord = whiteSpace.has(at(bytes, index - 1)) && whiteSpace.has(at(bytes, index + 2));
    if (isWord && bytes.subarray(index + 2, index + 14).every(isReadable)) return index + 2;
  }
  return bytes.length;
}

function isOperand(word: string): boolean {
  return /^[(<[/+\-.\d]/.test(word) || word === "true" || word === "false" || word === "null";
}

/** The operations of a content stream, one after the other. A picture that stands in it is one, `BI`, with what its dictionary says. */
export function* operationsOf(bytes: Buffer): Generator<ContentOperation> {
  let operands: string[] = [];
  let from = -1;
  let index = 0;
  let isPicture = false;
  while (index < bytes.length) {
    const byte = at(bytes, index);
    if (whiteSpace.has(byte)) index += 1;
    else if (byte === COMMENT) index = endOfLine(bytes, index);
    else {
      if (from < 0) from = index;
      const end = endOfWord(bytes, index);
      const word = bytes.toString("latin1", index, end);
      index = end;
      if (isOperand(word)) operands.push(word);
      else if (word === "BI") isPicture = true;
      else {
        if (isPicture) index = endOfPixels(bytes, index);
        yield { operator: isPicture ? "BI" : word, operands, from, to: index };
        operands = [];
        from = -1;
        isPicture = false;
      }
    }
  }
}

/** A number as content writes it (ISO 32000-2, 7.3.3): it knows no exponents. */
export function contentNumber(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, "");
}
