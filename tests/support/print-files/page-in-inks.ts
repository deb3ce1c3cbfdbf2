import { cmyk, PDFDocument, PDFName } from "@cantoo/pdf-lib";

const POINTS = 72 / 25.4;

/** Content in inks by their names: /I0 is the first. */
export async function pageInInks(
  inks: readonly string[],
  content: string,
  widthMm = 92,
  heightMm = 57,
): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([widthMm * POINTS, heightMm * POINTS]);
  const { context } = doc;
  page.drawRectangle({ x: 10, y: 10, width: 150, height: 100, color: cmyk(1, 0, 0, 0) });
  const mix = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.25, 0.75, 0], N: 1 };
  const spaces = inks.map((ink, at) => [
    `I${at}`,
    context.register(context.obj([PDFName.of("Separation"), PDFName.of(ink), PDFName.of("DeviceCMYK"), mix])),
  ]);
  page.node.Resources()?.set(PDFName.of("ColorSpace"), context.obj(Object.fromEntries(spaces)));
  page.node.addContentStream(context.register(context.flateStream(content)));
  return Buffer.from(await doc.save());
}
