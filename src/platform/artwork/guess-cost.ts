/** How much of a file is looked at to guess what reading it takes. */
export const GUESS_BYTES = 64 * 1024;

const MEGABYTE = 1024 * 1024;

/** What any file takes: a process is started. Seconds, like everything here; measured with the libraries, or more. */
const START = 0.3;

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];

function startsWith(head: Buffer, start: readonly number[]): boolean {
  return start.every((byte, at) => head[at] === byte);
}

/** By the pixels in its header (PNG specification, 11.2.2); an interlaced one is unpacked whole. */
function pngSeconds(head: Buffer): number {
  if (head.length < 29) return START;
  const megapixels = (head.readUInt32BE(16) * head.readUInt32BE(20)) / 1_000_000;
  return START + megapixels * (head[28] === 1 ? 0.06 : 0.02);
}

/** By the pixels of its frame, where that begins within the head (ITU T.81, B.2.2): beside three other tables, C0 to CF are frames. */
function jpegMegapixels(head: Buffer): number | null {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return (head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7)) / 1_000_000;
  }
  return null;
}

/** Steps of filters, and the lists of rules that are compared with each element. */
const FILTER_STEP = /<(?:[\w-]+:)?fe[A-Z]/g;
const OCTAVES = /numOctaves\s*=\s*["']\s*(\d{1,4})/g;

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Curves and rules take time by their letters; filters by their steps, each over the whole picture at worst. */
function drawingSeconds(head: Buffer, bytes: number): number {
  const text = head.toString("latin1");
  const steps = text.match(FILTER_STEP)?.length ?? 0;
  const octaves = sumOf([...text.matchAll(OCTAVES)].map(([, count]) => Number(count)));
  return START + (bytes / MEGABYTE) * 10 + steps * 0.4 + octaves * 0.1;
}

/** What reading a file will take of a processor, guessed by its beginning. A wrong guess costs its sender a turn, never the others. */
export function guessSeconds(head: Buffer, bytes: number): number {
  const megabytes = bytes / MEGABYTE;
  if (startsWith(head, PNG)) return pngSeconds(head) + megabytes * 0.03;
  if (startsWith(head, JPEG)) return START + (jpegMegapixels(head) ?? megabytes * 3) * 0.015;
  const text = head.subarray(0, 4_096).toString("latin1");
  if (/%PDF-|%!PS/.test(text)) return 1 + megabytes * 0.1;
  if (/<(?:[\w-]+:)?svg[\s>]/i.test(text)) return drawingSeconds(head, bytes);
  return START + megabytes * 0.05;
}
