import { type PDFContext, PDFName, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";

type Device = "DeviceGray" | "DeviceRGB" | "DeviceCMYK";

const componentsOf: Readonly<Record<Device, number>> = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4 };
/** What an ICC profile calls its colours, in its bytes 16 to 19 (ICC.1, 7.2.6). */
const profiledAs: Readonly<Record<Device, string>> = {
  DeviceGray: "GRAY",
  DeviceRGB: "RGB ",
  DeviceCMYK: "CMYK",
};

/** Colours as the file's own profile explains them; of the device where it has none that fits. */
export function colourSpace(context: PDFContext, device: Device, profile: Buffer | undefined): PDFObject {
  const plain = PDFName.of(device);
  if (profile?.toString("latin1", 16, 20) !== profiledAs[device]) return plain;
  const stream = context.flateStream(profile, { N: componentsOf[device], Alternate: plain });
  return context.obj([PDFName.of("ICCBased"), context.register(stream)]);
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: PDFObject;
  readonly bits: number;
  /** As they stand in the file. */
  readonly bytes: Uint8Array;
}

/** Pixels as an object that fills the unit square. */
export function pictureObject(
  context: PDFContext,
  { width, height, colours, bits, bytes }: Pixels,
  more: NonNullable<Parameters<PDFContext["stream"]>[1]>,
): PDFRef {
  const shared = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: bits };
  return context.register(context.stream(bytes, { ...shared, ColorSpace: colours, ...more }));
}
