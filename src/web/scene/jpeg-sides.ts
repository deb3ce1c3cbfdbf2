/** The first marker of a frame, which tells of its sides, and the last. */
const [FIRST_FRAME, LAST_FRAME] = [0xc0, 0xcf];
/** Of the markers between them those of tables. */
const TABLES = [0xc4, 0xc8, 0xcc];

export interface SidesPx {
  readonly width: number;
  readonly height: number;
}

/** How many pixels a JPEG has, lying as it is stored; null where its bytes do not tell. */
export function jpegSides(bytes: Uint8Array<ArrayBuffer>): SidesPx | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    // Markers may have bytes of filling before them.
    if (marker === 0xff) at += 1;
    else if (marker >= FIRST_FRAME && marker <= LAST_FRAME && !TABLES.includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}
