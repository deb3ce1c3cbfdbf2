/** Numbers of one kind, in order. */
export type Field = readonly ["u8" | "u16" | "i16" | "u32", ...number[]];

const widths = { u8: 1, u16: 2, i16: 2, u32: 4 } as const;

/** Numbers as a font file writes them. */
export function packed(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([kind, ...values]) =>
      values.map((value) => {
        const bytes = Buffer.alloc(widths[kind]);
        if (kind === "u8") bytes.writeUInt8(value);
        else if (kind === "u16") bytes.writeUInt16BE(value);
        else if (kind === "i16") bytes.writeInt16BE(value);
        else bytes.writeUInt32BE(value);
        return bytes;
      }),
    ),
  );
}

/** Tables and outlines begin at multiples of so many bytes. */
export function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/** What binary searches in a font's tables begin with. */
export function searchFields(count: number, size: number): Field {
  const power = Math.floor(Math.log2(count));
  return ["u16", size * 2 ** power, power, size * (count - 2 ** power)];
}
