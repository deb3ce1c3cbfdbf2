import { inflateSync } from "node:zlib";

/** A WOFF 1.0 file as the plain sfnt font it wraps: the table directory copied, each table inflated. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20;
    const packed = woff.subarray(woff.readUInt32BE(entry + 4)).subarray(0, woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    woff.copy(directory, 12 + index * 16, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), 16 + index * 16);
    directory.writeUInt32BE(offset, 20 + index * 16);
    directory.writeUInt32BE(length, 24 + index * 16);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}
